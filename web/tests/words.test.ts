import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../src/lib/words.svelte';

const EN = `
failed = { $bot }: { $why }
built = { $who } builds { $thing } for { $cost }.
twice = { $who } and { $who }
count = { $n ->
    [one] one tree
   *[other] { $n } trees
}
thing-tavern = Tavern
amount-wood = { $n } wood
amount-gold = { $n } gold
amount-clay = { $n } clay
`;
const DE = `
failed = { $bot }: { $why }
built = { $who } baut { $thing_wen } für { $cost }.
thing-tavern = Taverne
    .wen = die Taverne
amount-wood = { $n } Holz
amount-gold = { $n } Gold
amount-clay = { $n } Lehm
`;
const names = ['Anna', 'Ben'];
const built = (amounts: Record<string, number>) => ({
  id: 'built',
  args: { who: { seat: 1 }, thing: { word: 'thing-tavern' }, cost: { amounts } },
});

beforeAll(() => {
  words.add('en', EN);
  words.add('de', DE);
});

describe.each([
  ['en', 'Ben builds Tavern for 2 wood and 1 gold.', 'nothing', '1 wood, 1 clay and 1 gold'],
  ['de', 'Ben baut die Taverne für 2 Holz und 1 Gold.', 'nichts', '1 Holz, 1 Lehm und 1 Gold'],
] as const)('in %s', (language, sentence, nothing, three) => {
  beforeEach(() => words.use(language));

  it('reads a message with typed arguments as a sentence', () => {
    expect(words.text(built({ wood: 2, gold: 1 }), names)).toBe(sentence);
  });

  it('calls an empty amount nothing', () => {
    expect(words.text(built({ wood: 0 }), names)).toContain(nothing);
  });

  it('lists three things', () => {
    expect(words.text(built({ wood: 1, clay: 1, gold: 1 }), names)).toContain(three);
  });

  it('reads a message within a message with its own arguments', () => {
    const failed = { id: 'failed', args: { bot: '<b>my</b>', why: built({ wood: 2, gold: 1 }) } };
    expect(words.text(failed, names)).toBe(`<b>my</b>: ${sentence}`);
  });

  it('has the words of the program', () => {
    expect(words.has('start-go')).toBe(true);
    expect(words.t('start-go')).not.toBe('start-go');
  });
});

it('reads in English what a language does not have', async () => {
  // Nothing of English is loaded yet.
  vi.resetModules();
  const { words: fresh } = await import('../src/lib/words.svelte');
  fresh.language = 'fr';
  expect(fresh.t('start-go')).toBe('');
  await vi.waitFor(() => expect(fresh.t('start-go')).toBe('Start the game'));
  expect(fresh.t('no-such-text')).toBe('no-such-text');
});

describe('segments', () => {
  beforeEach(() => words.use('en'));

  it('keep what an argument is', () => {
    expect(words.segments(built({ wood: 2 }), names)).toEqual([
      { kind: 'seat', seat: 1, text: 'Ben' },
      { kind: 'text', text: ' builds ' },
      { kind: 'word', word: 'thing-tavern', text: 'Tavern' },
      { kind: 'text', text: ' for ' },
      { kind: 'amounts', amounts: [{ key: 'wood', n: 2 }], text: '2 wood' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('repeat an argument that stands twice', () => {
    const segments = words.segments({ id: 'twice', args: { who: { seat: 0 } } }, names);
    expect(segments.map((segment) => segment.text)).toEqual(['Anna', ' and ', 'Anna']);
  });

  it('leave numbers to the grammar', () => {
    expect(words.text({ id: 'count', args: { n: 1 } })).toBe('one tree');
    expect(words.text({ id: 'count', args: { n: 3 } })).toBe('3 trees');
  });

  it('show the key of a word that is missing', () => {
    expect(words.text({ id: 'not-there' })).toBe('not-there');
  });
});

describe('failures', () => {
  it('are told in the words of the catalogue if it has them, else of the server', () => {
    expect(words.failure({ error: { id: 'thing-tavern' }, text: 'other' })).toBe('Tavern');
    expect(words.failure({ error: { id: 'unheard-of' }, text: 'The server says so.' })).toBe(
      'The server says so.',
    );
  });
});
