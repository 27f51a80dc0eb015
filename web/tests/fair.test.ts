import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, type Listener } from '../src/lib/socket';
import type { Gathering } from '../src/lib/types';
import {
  commitmentOf,
  contributionOf,
  hashOf,
  hmacOf,
  judge,
  knownOf,
  remember,
  renew,
  seedOf,
} from '../src/together/fair';
import { Room } from '../src/together/room.svelte';
import WaitingRoom from '../src/together/WaitingRoom.svelte';
import { connect, FakeWebSocket, seats } from './fixtures';

const SECRET = '5'.repeat(64);

beforeEach(() => localStorage.clear());

describe('hashes', () => {
  it('are those of the standards', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(hashOf('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
    expect(hmacOf('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    expect(hmacOf('k'.repeat(200), 'Zoë')).toBe(
      'e1cda2d32cf468ba941ddf9c068f565d1989825e6f2042bd4558fd11dbbb1af0',
    );
  });

  it('are those of the server', () => {
    expect(commitmentOf(SECRET)).toBe('08243ae07d7f4993508c9c54238f8b665341518dba9a59dafeacf2a9d7f68eaa');
    expect(seedOf(SECRET, [`${'0'.repeat(32)} Würfel 6`, null])).toBe(
      '47a2279bd4df1e65dd51a9cb700b7337b99c282451667215911614ec8b9a2a07',
    );
  });
});

describe('a contribution', () => {
  it('is random, stays the same after a reload, and has words in one line', () => {
    const first = contributionOf('t1', 0);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(contributionOf('t1', 0)).toBe(first);
    expect(contributionOf('t1', 1)).not.toBe(first);
    expect(contributionOf('t2', 0)).not.toBe(first);
    const own = renew('t1', 0, '  three\n dice:\u200b 6 ');
    expect(own).toMatch(/^[0-9a-f]{32} three dice: 6$/);
    expect(own.slice(0, 32)).not.toBe(first);
    expect(renew('t1', 0, 'x'.repeat(200))).toHaveLength(33 + 80);
  });
});

describe('a deal', () => {
  const mine = `${'a'.repeat(32)} mine`;
  const deal = (change = {}) => ({
    commitment: commitmentOf(SECRET),
    contributions: [mine, null],
    ...change,
  });
  const seen = (change = {}) =>
    remember('t', {
      commitment: commitmentOf(SECRET),
      promises: [hashOf(mine), null],
      own: { 0: mine },
      ...change,
    });
  const revealed = (change = {}) => ({ ...deal(), secret: SECRET, ...change });

  it('is judged by what was seen before', () => {
    expect(judge('t', deal())).toBe('unseen');
    seen();
    expect(judge('t', deal())).toBe('promised');
    expect(judge('t', revealed(), seedOf(SECRET, [mine, null]))).toBe('checked');
  });

  it.each([
    ['another secret', { commitment: commitmentOf('6'.repeat(64)) }],
    ['another contribution', { contributions: [`${'b'.repeat(32)}`, null] }],
    ['a contribution that nobody promised', { contributions: [mine, 'c'.repeat(32)] }],
    ['a contribution left out', { contributions: [null, null] }],
  ])('with %s is wrong', (_, change) => {
    seen();
    expect(judge('t', deal(change))).toBe('wrong');
  });

  it('is wrong with another secret or another seed at the end, whatever was seen', () => {
    expect(judge('t', revealed(), '0'.repeat(64))).toBe('wrong');
    expect(judge('t', revealed({ secret: '6'.repeat(64) }), seedOf('6'.repeat(64), [mine, null]))).toBe(
      'wrong',
    );
  });
});

describe('a waiting room', () => {
  let socket: Socket;
  const nothing = () => {};
  const names =
    'welcome gathering step undone rewound chances analysis seat people said undoAsked failure online gone';
  const listener = Object.fromEntries(names.split(' ').map((name) => [name, nothing])) as unknown as Listener;
  const state = (change: Partial<Gathering> = {}): Gathering => ({
    type: 'gathering',
    ref: null,
    id: 't',
    game: 'settlement',
    options: {},
    seats,
    created: '2026-11-17T10:00:00Z',
    you: { host: true, seats: [0] },
    here: [true, false, false],
    taken: [false, false, false],
    watching: 0,
    commitment: commitmentOf(SECRET),
    promises: [null, null, null],
    fixed: false,
    public: false,
    box: null,
    ...change,
  });
  const sent = () => FakeWebSocket.last.sent.filter(({ type }) => type !== 'hello');

  beforeEach(() => {
    FakeWebSocket.all = [];
    socket = new Socket('ws://test', listener, connect);
    FakeWebSocket.last.receive(state());
  });
  afterEach(() => socket.close());

  it('gets a promise at once, and the contribution when all are fixed', () => {
    const room = new Room(socket, state());
    const hash = hashOf(contributionOf('t', 0));
    expect(sent()).toMatchObject([{ type: 'promise', seat: 0, hash }]);
    room.take(state({ promises: [hash, null, null] }));
    expect(sent()).toHaveLength(1);
    room.take(state({ promises: [hash, 'b'.repeat(64), null], fixed: true }));
    expect(sent()[1]).toMatchObject({ type: 'contribute', seat: 0, contribution: contributionOf('t', 0) });
    expect(knownOf('t').promises).toEqual([hash, 'b'.repeat(64), null]);
  });

  it('tells nothing that was promised by another browser of the same seat', () => {
    const room = new Room(socket, state());
    room.take(state({ promises: ['b'.repeat(64), null, null], fixed: true }));
    expect(sent().map(({ type }) => type)).toEqual(['promise']);
  });

  it('gets something new when it could not be dealt', () => {
    const room = new Room(socket, state());
    const before = contributionOf('t', 0);
    room.take(state({ promises: [hashOf(before), null, null], fixed: true }));
    room.take(state());
    expect(contributionOf('t', 0)).not.toBe(before);
    expect(sent().at(-1)).toMatchObject({ type: 'promise', hash: hashOf(contributionOf('t', 0)) });
  });

  it('gets the promise again over another connection, and another one for words of one’s own', () => {
    const room = new Room(socket, state());
    room.onOnline(false);
    room.take(state());
    expect(sent()).toHaveLength(2);
    room.own(0, 'dice: 6');
    expect(contributionOf('t', 0)).toMatch(/ dice: 6$/);
    expect(sent()[2]).toMatchObject({ type: 'promise', hash: hashOf(contributionOf('t', 0)) });
  });

  it('is not told what was typed when it is gone', () => {
    let room: Room | null = new Room(socket, state());
    const own = vi.spyOn(room, 'own');
    const props = {
      get room() {
        return room!;
      },
    };
    const shown = mount(WaitingRoom, { target: document.body, props });
    flushSync();
    const field = document.querySelector('input[maxlength="80"]')!;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    room = null;
    const failed = vi.fn((event: Event) => event.preventDefault());
    addEventListener('error', failed);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(own).toHaveBeenCalledTimes(1);
    void unmount(shown);
  });
});
