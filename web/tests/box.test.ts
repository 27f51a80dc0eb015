import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BoxChoice from '../src/box/BoxChoice.svelte';
import BoxPage from '../src/box/BoxPage.svelte';
import { Draft, itemsOf, written } from '../src/box/draft.svelte';
import { choiceName, fieldName, groupName, itemName } from '../src/box/names';
import type { BoxForm, BoxProblem } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import { settle } from './fixtures';

const number = (name: string, most = 9) => ({ name, kind: 'number' as const, least: 0, most });

/** A little box: two carts that bring goods, and some numbers. */
const form: BoxForm = {
  game: 'orchard',
  fields: [
    { name: 'supply', kind: 'record', fields: [number('wood'), number('apple_trees')] },
    {
      name: 'carts',
      kind: 'list',
      least: 1,
      most: 3,
      fields: [
        {
          name: '',
          kind: 'record',
          fields: [
            { name: 'brings', kind: 'amounts', least: 0, most: 9, choices: ['wood', 'gold'] },
            { name: 'colour', kind: 'choice', choices: ['red', 'blue'] },
          ],
        },
      ],
    },
    { name: 'rows', kind: 'list', fields: [number('')] },
  ],
  values: {
    supply: { wood: 3, apple_trees: 5 },
    carts: [
      { brings: { wood: 2, gold: 1 }, colour: 'red' },
      { brings: {}, colour: 'blue' },
    ],
    rows: [1, 2],
  },
  origins: {
    supply: [{ provenance: 'rulebook', values: { apple_trees: 'house' }, source: '' }],
    carts: [
      { provenance: 'public', values: { 'brings.gold': 'house' }, source: 'a letter' },
      { provenance: 'house', values: {}, source: '' },
    ],
    rows: [],
  },
};

let problems: BoxProblem[] = [];
let kept: unknown = null;
let boxes = [{ id: 'b1', game: 'orchard', name: 'Anna', tables: 0 }];
const requests: string[] = [];

const drafts: Draft[] = [];
function drafted(): Draft {
  const draft = new Draft(form);
  drafts.push(draft);
  return draft;
}

beforeEach(async () => {
  await words.use('en');
  await words.loadGames('box');
  localStorage.clear();
  problems = [];
  requests.length = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? 'GET'} ${address}`);
    const answer = () => {
      if (address.endsWith('/box/check')) return problems;
      if (address.endsWith('/boxes') && init.method === 'POST') {
        kept = JSON.parse(init.body as string);
        return { id: 'b2' };
      }
      if (address === '/api/boxes') return boxes;
      if (address.endsWith('/boxes/b1')) return { name: 'Anna', values: form.values };
      return form;
    };
    return Promise.resolve(new Response(JSON.stringify(answer()), { status: 200 }));
  });
});
afterEach(() => {
  for (const draft of drafts.splice(0)) draft.stop();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('knows what was replaced, and what of it was our own', () => {
    const draft = drafted();
    expect(draft.count()).toEqual({ own: 4, replaced: 0, others: 0 });
    draft.set(['supply', 'apple_trees'], 6);
    draft.set(['supply', 'wood'], 4);
    expect(draft.count()).toEqual({ own: 4, replaced: 1, others: 1 });
    draft.reset(['supply', 'wood']);
    draft.reset(['supply', 'apple_trees']);
    expect(draft.count()).toEqual({ own: 4, replaced: 0, others: 0 });
    expect(draft.values).toEqual(form.values);
  });

  it('tells where values come from: our own, if a part of them is', () => {
    const draft = drafted();
    expect(draft.origin(['carts', 0, 'brings'])?.provenance).toBe('house');
    expect(draft.origin(['carts', 0, 'colour'])).toEqual({ provenance: 'public', source: 'a letter' });
    expect(draft.origin(['carts', 7, 'colour'])).toBeNull();
    expect(draft.origin(['rows'])).toBeNull();
  });

  it('does not mind in which order goods were entered', () => {
    const draft = drafted();
    draft.set(['carts', 0, 'brings'], { gold: 1, wood: 2 });
    expect(draft.differs(['carts', 0, 'brings'])).toBe(false);
  });

  it('lists grow and shrink', () => {
    const draft = drafted();
    draft.add(['carts'], form.fields[1]!.fields![0]!);
    expect(itemsOf(form.fields[1]!, draft.values)).toHaveLength(3);
    expect(draft.get(['carts', 2])).toEqual(form.values.carts instanceof Array ? form.values.carts[1] : null);
    draft.remove(['carts', 0]);
    expect(draft.get(['carts', 0, 'colour'])).toBe('blue');
    expect(form.values.carts).toHaveLength(2);
  });

  it('shows problems where they belong', async () => {
    const draft = drafted();
    const message = { id: 'box-nothing' };
    problems = [
      { at: 'carts[0].brings.wood', message },
      { at: 'carts.colour', message },
      { at: '', message },
    ];
    await draft.check();
    expect(draft.problemsAt(['carts', 0, 'brings'])).toHaveLength(1);
    expect(draft.problemsAt(['carts', 1, 'brings'])).toHaveLength(0);
    expect(draft.problemsOf(form.fields[1]!).map(({ at }) => at)).toEqual(['carts.colour']);
    expect(form.fields.map((field) => draft.isWrong(field))).toEqual([false, true, false]);
    expect(draft.isSound).toBe(false);
  });

  it('writes paths as the server does', () => {
    expect(written(['heroes', 3, 'cost'])).toBe('heroes[3].cost');
  });
});

describe('names', () => {
  it('are the words of the game where there are some, else those of the file', async () => {
    await words.loadGames('settlement');
    expect(groupName('settlement', 'heroes')).toBe('Heroes');
    expect(itemName('settlement', 'buildings', 'tavern', 1)).toBe('Tavern');
    expect(fieldName('settlement', 'heroes', 'cost')).toBe('Price');
    expect(choiceName('settlement', 'monster', 'gnoll')).toBe('Gnoll');
    expect(groupName('orchard', 'apple_trees')).toBe('Apple trees');
    expect(itemName('orchard', 'carts', undefined, 2)).toBe('No. 2');
    expect(choiceName('orchard', 'colour', 'red')).toBe('red');
  });
});

describe('the page', () => {
  let page: Record<string, unknown>;
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('main input')];
  const type = (input: HTMLInputElement, text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  const saveButton = () => document.querySelector<HTMLButtonElement>('.go')!;

  beforeEach(async () => {
    boxes = [];
    page = mount(BoxPage, { target: document.body, props: { game: 'orchard' } });
    await settle();
    flushSync();
  });
  afterEach(() => unmount(page));

  it('says at once what can’t be a value, and saves nothing then', () => {
    type(inputs()[1]!, '12');
    expect(document.querySelector('main')!.textContent).toContain('A whole number from 0 to 9.');
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    type(inputs()[1]!, '7');
    expect(document.querySelector('main')!.textContent).not.toContain('A whole number');
    expect(saveButton().getAttribute('aria-disabled')).toBe('false');
  });

  it('saves the whole box under its name', async () => {
    type(inputs()[1]!, '7');
    document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
    await settle();
    expect(kept).toEqual({
      name: 'My box',
      values: { ...form.values, supply: { wood: 3, apple_trees: 7 } },
      replaces: null,
    });
    expect(localStorage.getItem('dorfplatz-box-orchard')).toBeNull();
  });

  it('shows only values of our own if asked to', () => {
    expect(inputs()).toHaveLength(2);
    document.querySelector<HTMLInputElement>('.filter input')!.click();
    flushSync();
    expect(inputs().map((input) => input.getAttribute('aria-label'))).toEqual(['Apple trees']);
    expect(document.querySelectorAll('nav button')).toHaveLength(2);
  });

  it('keeps what was typed when the page is left', async () => {
    type(inputs()[1]!, '8');
    await settle();
    unmount(page);
    page = mount(BoxPage, { target: document.body, props: { game: 'orchard' } });
    await settle();
    flushSync();
    expect(inputs()[1]!.value).toBe('8');
  });
});

describe('the choice of a box', () => {
  it('is there where there is one, and is remembered', async () => {
    boxes = [{ id: 'b1', game: 'orchard', name: 'Anna', tables: 0 }];
    const chosen: (string | null)[] = [];
    const props = { game: 'orchard', onchoose: (id: string | null) => chosen.push(id) };
    let choice = mount(BoxChoice, { target: document.body, props });
    const select = await vi.waitFor(() => {
      const found = document.querySelector('select');
      expect(found).not.toBeNull();
      return found!;
    });
    expect([...select.options].map((option) => option.text)).toEqual(['Standard', 'Anna']);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(chosen.at(-1)).toBe('b1');
    await unmount(choice);
    chosen.length = 0;
    choice = mount(BoxChoice, { target: document.body, props });
    await vi.waitFor(() => expect(chosen.at(-1)).toBe('b1'));
    await unmount(choice);
  });

  it('is not there for other games', async () => {
    boxes = [{ id: 'b1', game: 'another', name: 'Anna', tables: 0 }];
    const choice = mount(BoxChoice, {
      target: document.body,
      props: { game: 'orchard', onchoose: () => {} },
    });
    await vi.waitFor(() => expect(requests).toContain('GET /api/boxes'));
    await settle();
    flushSync();
    expect(document.querySelector('select')).toBeNull();
    await unmount(choice);
  });
});
