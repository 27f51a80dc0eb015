/** Opens a table by its id. */
import { api } from '../api';
import { RequestError } from '../errors';
import { loadGame } from '../game';
import { Socket, socketUrl } from '../socket';
import { TableClient } from '../table.svelte';
import { router } from '../router.svelte';
import { toasts } from '../toasts.svelte';
import type { Failure, Welcome } from '../types';
import { words } from '../words.svelte';

/** Resolves once the game, its words and the first view are loaded. */
export function openTable(id: string): Promise<TableClient> {
  return new Promise((resolve, reject) => {
    let table: TableClient | null = null;
    // What arrives while the game is still loading.
    let latest: Welcome | null = null;
    const early: ((table: TableClient) => void)[] = [];
    let failure: Failure | null = null;

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
      step: (step) => tell((table) => table.onStep(step)),
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
        } else failure = failed;
      },
      online(online) {
        if (table) table.online = online;
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
