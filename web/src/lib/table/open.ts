/** Opens a table by its id. */
import { api } from '../api';
import { RequestError } from '../errors';
import { loadGame } from '../game';
import { Socket, socketUrl } from '../socket';
import { TableClient } from '../table.svelte';
import { router } from '../router.svelte';
import { toasts } from '../toasts.svelte';
import type { Failure, Gathering, Welcome } from '../types';
import { words } from '../words.svelte';

/** What is shown while people are waited for. */
export interface Waiting {
  take(gathering: Gathering): void;
  onOnline(online: boolean): void;
}

/**
 * Resolves once the game, its words and the first view are loaded. Before the cards are dealt, `wait` gives what follows
 * who comes.
 */
export function openTable(
  id: string,
  wait?: (socket: Socket, gathering: Gathering) => Promise<Waiting>,
): Promise<TableClient> {
  return new Promise((resolve, reject) => {
    let table: TableClient | null = null;
    // What arrives while the game is still loading.
    let latest: Welcome | null = null;
    const early: ((table: TableClient) => void)[] = [];
    let failure: Failure | null = null;

    let waiting: Waiting | null = null;
    let newest: Gathering | null = null;

    const tell = (what: (table: TableClient) => void) => (table ? what(table) : early.push(what));
    const show = (failed: Failure) => toasts.show(words.failure(failed));
    const fail = (error: unknown) => {
      socket.close();
      reject(error as Error);
    };
    const load = async (welcome: Welcome) => {
      const { game, box } = welcome.table;
      const loading = [api.game(game, box?.id), loadGame(game), words.loadGames(game, 'together')] as const;
      const [meta, module] = await Promise.all(loading);
      table = new TableClient(socket, welcome, meta, module);
      if (latest !== welcome) table.onWelcome(latest!);
      for (const tell of early) tell(table);
      if (failure) show(failure);
      resolve(table);
    };

    const socket = new Socket(socketUrl(id), {
      welcome(welcome) {
        if (table) return table.onWelcome(welcome);
        const first = latest === null;
        latest = welcome;
        early.length = 0;
        if (first) load(welcome).catch(fail);
      },
      gathering(gathering) {
        if (waiting) return waiting.take(gathering);
        const first = newest === null;
        newest = gathering;
        if (!first || !wait) return;
        wait(socket, gathering).then((room) => {
          waiting = room;
          if (newest !== gathering) room.take(newest!);
        }, fail);
      },
      step: (step) => tell((table) => table.onStep(step)),
      undone: (undone) => tell((table) => table.onUndone(undone)),
      rewound: (rewound) => tell((table) => table.onRewound(rewound)),
      seat: (change) => tell((table) => table.onSeat(change)),
      people: (people) => tell((table) => table.together.onPeople(people)),
      said: (said) => tell((table) => table.together.onSaid(said)),
      undoAsked: (asked) => tell((table) => table.together.onAsked(asked)),
      clock: (clock) => tell((table) => table.clock.take(clock)),
      chances: (chances) => table?.chances.take(chances),
      analysis: (analysis) => table?.analysis.take(analysis),
      failure(failed) {
        if (table) {
          table.stuck = true;
          show(failed);
        } else if (waiting) show((failure = failed));
        else failure = failed;
      },
      online(online) {
        if (table) table.online = online;
        else waiting?.onOnline(online);
      },
      gone() {
        if (table) router.go(null);
        else fail(new RequestError(failure!));
      },
    });
  });
}

/** Opens a table of one's own, at which nobody else plays: that of a puzzle or a lesson. */
export const openOwnTable = (id: string): Promise<TableClient> =>
  openTable(`${id}-${Math.random().toString(36).slice(2)}`);
