import { describe, expect, it } from 'vitest';
import { firstSentence, inline, nearest, paragraphs, search } from '../src/lib/rules';

const rule = (id: string, title: string, text: string) => ({
  id,
  chapter: { en: 'Setup', de: 'Aufbau' },
  title: { en: title, de: title },
  text: { en: text, de: text },
  source: '',
});

describe('the text of a rule', () => {
  it('has bold words and links to other rules', () => {
    expect(inline('The **bank** (see S-65) is shut.')).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'bold', text: 'bank' },
      { kind: 'text', text: ' (see ' },
      { kind: 'rule', text: 'S-65' },
      { kind: 'text', text: ') is shut.' },
    ]);
  });

  it('has paragraphs and lists', () => {
    const found = paragraphs('One\nline.\n\nThese:\n- first\n- second\n\nLast.');
    expect(found.map((paragraph) => paragraph.kind)).toEqual(['text', 'text', 'list', 'text']);
    expect(found[0]).toEqual({ kind: 'text', parts: [{ kind: 'text', text: 'One line.' }] });
    expect(found[2]).toMatchObject({ items: [[{ text: 'first' }], [{ text: 'second' }]] });
  });
});

describe('searching', () => {
  const rules = [rule('S-01', 'Supply', 'Wood and clay.'), rule('S-02', 'Market', 'Nine slots of wood.')];
  const ids = (typed: string) => search(rules, typed, 'en').map((found) => found.id);

  it('finds every word, anywhere, in any case', () => {
    expect(ids('')).toEqual(['S-01', 'S-02']);
    expect(ids('WOOD slots')).toEqual(['S-02']);
    expect(ids('s-01')).toEqual(['S-01']);
    expect(ids('gold')).toEqual([]);
  });
});

describe('questions', () => {
  const rules = [
    rule('S-01', 'Supply', 'Whoever wants wood.'),
    rule('S-64', 'Who wins', 'Most points win.'),
    rule('S-28', 'Outposts', 'They keep monsters away.'),
  ];
  const asked = {
    fillers: ['how', 'do', 'i', 'what', 'is', 'an'],
    of: (id: string) => (id === 'S-64' ? 'how do I win' : ''),
  };

  it('are found by their telling words, the nearest rule first', () => {
    expect(search(rules, 'How do I win?', 'en', asked).map(({ id }) => id)).toEqual(['S-64']);
    expect(search(rules, 'what is an outpost', 'en', asked).map(({ id }) => id)).toEqual(['S-28']);
    expect(search(rules, 'outposts', 'en', asked).map(({ id }) => id)).toEqual(['S-28']);
    // Nothing but fillers is taken as it is.
    expect(search(rules, 'how', 'en', asked).map(({ id }) => id)).toEqual(['S-64']);
  });

  it('that no rule answers lead to those that come nearest', () => {
    expect(search(rules, 'monsters eat wood', 'en', asked)).toEqual([]);
    expect(nearest(rules, 'monsters eat wood', 'en', asked).map(({ id }) => id)).toEqual(['S-01', 'S-28']);
    expect(nearest(rules, 'xyz', 'en', asked)).toEqual([]);
  });
});

describe('a summary', () => {
  it.each([
    ['One **bold** thing. Two.', 'One bold thing.'],
    ['No end', 'No end'],
    ['First\nline: more.\n\nSecond.', 'First line:'],
  ])('has the first sentence: %s', (text, found) => expect(firstSentence(text)).toBe(found));
});
