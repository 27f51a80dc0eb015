import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownGames } from '../src/lib/game';
import { defaultSeats, fit, newSeat, problem, takeFamily, type Draft } from '../src/lib/seats';
import type { GameInfo, Seat, TableInfo } from '../src/lib/types';
import { t, words } from '../src/lib/words.svelte';
import NewGame from '../src/start/NewGame.svelte';
import StartPage from '../src/start/StartPage.svelte';
import { settle } from './fixtures';

const names = ['Anna', 'Ben', 'Clara', 'David'];
const game: GameInfo = {
  name: knownGames[0]!,
  players: [1, 4],
  options: [],
  bots: ['random', 'greedy', 'newcomer', 'novice', 'skilled', 'expert', 'master'],
  compiled: 1,
  lessons: [],
};

describe('seats', () => {
  beforeEach(() => words.use('en'));
  const seats = defaultSeats(game);
  const namesOf = (drafts: Draft[]) => fit(drafts, game, names).map((seat) => seat.name);

  it('are a person and a bot for beginners to begin with', () => {
    expect(seats.map((seat) => seat.kind)).toEqual(['human', 'bot']);
    expect(seats[1]!.bot).toBe('novice');
    expect(problem(fit(seats, game, names))).toBeNull();
  });

  it('get a free family, and the bot of the seat before', () => {
    expect(newSeat(seats, game)).toMatchObject({ family: 3, kind: 'bot', bot: 'novice' });
    expect(newSeat([{ ...seats[1]!, bot: 'expert' }], game).bot).toBe('expert');
  });

  it('get names unless somebody gives them one', () => {
    const [person, bot] = seats as [Draft, Draft];
    expect(namesOf([person, bot, bot, { ...bot, bot: 'master' }])).toEqual([
      'Anna',
      t('bot-novice'),
      `${t('bot-novice')} 2`,
      t('bot-master'),
    ]);
    expect(namesOf([person, { ...person, auto: false, name: 'Anna' }, person])).toEqual([
      'Ben',
      'Anna',
      'Clara',
    ]);
    const others = { ...game, bots: ['some.module:AnimalsWithAVeryLongName'] };
    const [bot1, bot2] = fit([bot, bot], others, names);
    expect([bot1!.name, bot2!.name]).toEqual(['AnimalsWithAVeryLong', 'AnimalsWithAVeryLong 2']);
  });

  it('swap families rather than share one', () => {
    expect(takeFamily(seats, 0, 2).map((seat) => seat.family)).toEqual([2, 1]);
    expect(takeFamily(seats, 0, 4).map((seat) => seat.family)).toEqual([4, 2]);
  });

  it('fit the game', () => {
    expect(fit(seats, { ...game, players: [3, 4] }, names)).toHaveLength(3);
    expect(fit(seats, { ...game, players: [1, 1] }, names)).toHaveLength(1);
    expect(fit(seats, { ...game, bots: ['other'] }, names)[1]!.bot).toBe('other');
  });

  it.each([
    ['start-name-missing', [{ ...seats[0]!, name: ' ' }]],
    ['start-name-twice', seats.map((seat) => ({ ...seat, name: 'Anna ' }))],
    ['start-nobody', [{ ...seats[1]!, name: 'Ben' }]],
  ])('say what is wrong: %s', (id, wrong) => {
    expect(problem(wrong)).toBe(id);
  });
});

describe('the form', () => {
  let form: object;
  let posted: { url: string; body: Record<string, any> }[];

  beforeEach(async () => {
    localStorage.clear();
    location.hash = '';
    await words.use('en');
    posted = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      posted.push({ url, body: JSON.parse(init.body as string) });
      return new Response(JSON.stringify({ id: 'new1' }), { status: 201 });
    });
    form = mount(NewGame, {
      target: document.body,
      props: { games: [game, { ...game, name: 'unknown-game' }] },
    });
    flushSync();
  });

  afterEach(() => {
    void unmount(form);
    vi.unstubAllGlobals();
  });

  const button = (text: string) =>
    [...document.querySelectorAll('button')].find((candidate) => candidate.textContent!.includes(text))!;
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input.name')];
  const submit = async () => {
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    await vi.waitFor(() => expect(location.hash).toBe('#/table/new1'));
  };

  it('offers the games that this client can show', () => {
    expect(document.querySelectorAll('input[name="game"]')).toHaveLength(1);
  });

  it('has the easiest game first, and remembers which one was chosen', async () => {
    void unmount(form);
    const all = knownGames.map((name) => ({ ...game, name, lessons: [name] }));
    await words.loadGames(...knownGames);
    const titles = () => [...document.querySelectorAll('.card b')].map((title) => title.textContent);
    const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name="game"]')];
    form = mount(NewGame, { target: document.body, props: { games: all } });
    flushSync();
    expect(titles()).toEqual(['Milestones', 'Settlement', 'Hamlet']);
    expect(radios().map((radio) => radio.checked)).toEqual([true, false, false]);
    radios()[2]!.click();
    flushSync();
    void unmount(form);
    form = mount(NewGame, { target: document.body, props: { games: all } });
    flushSync();
    expect(radios().map((radio) => radio.checked)).toEqual([false, false, true]);
  });

  it('says what a choice changes', async () => {
    void unmount(form);
    await words.loadGames('hamlet');
    const edition = { name: 'edition', values: ['final', 'preview'], default: 'final' };
    const games = [{ ...game, name: 'hamlet', options: [edition] }];
    form = mount(NewGame, { target: document.body, props: { games } });
    flushSync();
    const select = document.querySelector<HTMLSelectElement>('label.option select')!;
    const about = () => document.getElementById(select.getAttribute('aria-describedby')!)!.textContent;
    expect(about()).toBe('');
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(about()).toBe(t('hamlet-option-edition-preview-text'));
  });

  it('says of each game what it is about, and leads to its lesson', async () => {
    void unmount(form);
    await words.loadGames('settlement');
    const lessons = ['settlement', 'settlement-solo'];
    const games = [{ ...game, name: 'settlement', lessons }];
    form = mount(NewGame, { target: document.body, props: { games } });
    flushSync();
    const card = document.querySelector('.card')!;
    expect(card.textContent).toContain(t('game-settlement-text'));
    for (const fact of [t('start-minutes', { minutes: 60 }), t('start-weight-2')])
      expect(card.querySelector('small')!.textContent).toContain(fact);
    expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#/table/lesson-settlement',
      '#/table/lesson-settlement-solo',
    ]);
    expect(document.querySelector('details a')!.getAttribute('href')).toBe('#/box/settlement');
    expect([...card.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Play Settlement solo',
      'Rules of Settlement',
    ]);
  });

  it('starts a game alone with one click on its card, and keeps the seats of the form', async () => {
    fields()[0]!.value = 'Zoë';
    fields()[0]!.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    button('Play solo').click();
    await vi.waitFor(() => expect(location.hash).toBe('#/table/new1'));
    const { seats } = posted[0]!.body as { seats: Seat[] };
    expect(seats).toEqual([{ kind: 'human', name: 'Zoë', family: 1, bot: null, link: false }]);
    expect(fields()).toHaveLength(2);
  });

  it('starts a game against a bot with one click', async () => {
    await submit();
    expect(posted).toHaveLength(1);
    expect(posted[0]!.url).toBe('/api/tables');
    expect(posted[0]!.body).toEqual({
      game: game.name,
      box: null,
      clock: null,
      seats: [
        { kind: 'human', name: 'Anna', family: 1, bot: null, link: false },
        { kind: 'bot', name: t('bot-novice'), family: 2, bot: 'novice', link: false },
      ],
      options: {},
      seed: null,
    });
  });

  it('lets somebody come by a link', async () => {
    const kinds = document.querySelectorAll<HTMLInputElement>('input[name=kind-1]');
    expect([...kinds].map(({ value }) => value)).toEqual(['human', 'link', 'bot']);
    kinds[1]!.click();
    flushSync();
    await submit();
    const { seats } = posted[0]!.body as { seats: Seat[] };
    expect(seats[1]).toMatchObject({ kind: 'human', bot: null, link: true });
  });

  it('offers bots of others by their names as they are, and takes one of ours unless somebody chooses', async () => {
    const own = '<img src=x onerror=alert(1)>:Bot';
    const again = mount(NewGame, {
      target: document.body.appendChild(document.createElement('main')),
      props: { games: [{ ...game, bots: [own, ...game.bots] }] },
    });
    flushSync();
    expect(document.querySelector('main .bot')!.textContent).toContain(t('bot-novice'));
    document.querySelector<HTMLButtonElement>('main .bot')!.click();
    flushSync();
    const choices = [...document.querySelectorAll<HTMLButtonElement>('main [data-bot]')];
    expect(choices.map((choice) => choice.dataset.bot)).toEqual([
      ...['newcomer', 'novice', 'skilled', 'expert', 'master'],
      ...[own, 'random', 'greedy'],
    ]);
    expect(choices.map((choice) => choice.querySelector('b')!.textContent)).toContain(own);
    for (const level of choices.slice(0, 5))
      expect(level.querySelector('use')!.getAttribute('href')).toMatch(/^#face-/);
    choices[4]!.click();
    flushSync();
    expect(document.querySelector('main .bot')!.textContent).toContain(t('bot-master'));
    expect(document.querySelector('main [data-bot]')).toBeNull();
    expect(document.querySelector('main img[src="x"]')).toBeNull();
    void unmount(again);
  });

  it('adds and removes players', async () => {
    button(t('start-add')).click();
    flushSync();
    expect(fields().map((field) => field.value)).toEqual(['Anna', 'Novice', 'Novice 2']);
    document
      .querySelector<HTMLButtonElement>(`button[aria-label="${t('start-remove', { name: 'Novice' })}"]`)!
      .click();
    flushSync();
    await submit();
    expect(posted[0]!.body.seats.map((seat: { name: string }) => seat.name)).toEqual(['Anna', 'Novice']);
  });

  it('says what is wrong and does not start', async () => {
    fields()[0]!.value = '';
    fields()[0]!.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(document.querySelector('[role="status"]')!.textContent).toBe(t('start-name-missing'));
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect(posted).toEqual([]);
  });

  it('remembers who played', async () => {
    fields()[0]!.value = 'Greta';
    fields()[0]!.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    await submit();
    const again = mount(NewGame, { target: document.body, props: { games: [game] } });
    flushSync();
    expect(fields().some((field) => field.value === 'Greta')).toBe(true);
    void unmount(again);
  });
});

describe('the list of games', () => {
  const table = (id: string): TableInfo => ({
    id,
    game: game.name,
    seats: [{ kind: 'human', name: `Player of ${id}`, family: 1 }],
    round: { id: 'server-round', args: { n: 1 } },
    version: 0,
    turn: 0,
    over: false,
    scores: [0],
    created: '2025-01-01T00:00:00Z',
    changed: '2025-01-01T00:00:00Z',
  });
  const pages: Record<string, { ids: string[]; next?: string }> = {
    '/api/tables': { ids: ['a', 'b'], next: '/api/tables?after=b' },
    '/api/tables?after=b': { ids: ['b', 'c', 'd'] },
  };
  let page: object;
  let asked: string[];

  beforeEach(async () => {
    localStorage.clear();
    await words.use('en');
    asked = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(`${init.method ?? 'GET'} ${url}`);
      if (init.method === 'DELETE') return new Response(null, { status: 204 });
      if (url === '/api/games') return Response.json([]);
      const { ids, next } = pages[url]!;
      const headers: HeadersInit = next ? { link: `<${next}>; rel="next"` } : {};
      return Response.json(ids.map(table), { headers });
    });
    page = mount(StartPage, { target: document.body });
    await vi.waitFor(() => expect(links()).toEqual(['a', 'b']));
  });

  afterEach(() => {
    void unmount(page);
    vi.unstubAllGlobals();
  });

  const links = () =>
    [...document.querySelectorAll('li a[href^="#/table/"]')].map((a) => a.getAttribute('href')!.slice(8));
  const more = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent!.trim() === t('start-more'));

  it('shows more when asked, each game once', async () => {
    more()!.click();
    await vi.waitFor(() => expect(links()).toEqual(['a', 'b', 'c', 'd']));
    expect(more()).toBeUndefined();
    expect(asked.filter((request) => request.includes('tables'))).toEqual([
      'GET /api/tables',
      'GET /api/tables?after=b',
    ]);
  });

  it('goes on with the newest one that is not over', () => {
    expect(document.querySelector('.begun')!.getAttribute('href')).toBe('#/table/a');
  });

  it('keeps what it shows when a game is deleted', async () => {
    more()!.click();
    await vi.waitFor(() => expect(links()).toHaveLength(4));
    const name = t('start-delete-game', { players: 'Player of c' });
    document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.click();
    flushSync();
    document.querySelector<HTMLButtonElement>('button.bad')!.click();
    await vi.waitFor(() => expect(links()).toEqual(['a', 'b', 'd']));
    expect(asked.filter((one) => one.includes('/api/tables')).at(-1)).toBe('DELETE /api/tables/c');
  });
});

describe('rules that are not compiled yet', () => {
  let page: object;
  let answers: (number | null)[];

  const open = async (...compiled: (number | null)[]) => {
    answers = compiled;
    await words.use('en');
    await words.loadGames(game.name);
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (url: string) => {
      const found = url === '/api/games' ? [{ ...game, compiled: answers.shift() }] : [];
      return new Response(JSON.stringify(found));
    });
    page = mount(StartPage, { target: document.body });
    await vi.advanceTimersByTimeAsync(0);
  };
  const bar = () => document.querySelector('progress');

  afterEach(() => {
    void unmount(page);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('show how far they are, until they are there', async () => {
    await open(0.434, 0.9, 1);
    expect(bar()!.value).toBe(43);
    expect(document.body.textContent).toContain(t('start-compiling', { percent: 43 }));
    expect(document.querySelector('.go')!.getAttribute('aria-disabled')).toBe('false');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(bar()!.value).toBe(90));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(bar()).toBeNull());
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toEqual([]);
  });

  it('are asked for no more when they never will be', async () => {
    await open(null, 1);
    expect(bar()).toBeNull();
    expect(document.body.textContent).toContain(t('start-not-compiled'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toEqual([1]);
  });
});
