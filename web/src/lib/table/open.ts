/** Opens a table by its id. */
import { api } from '../api';
import { RequestError } from '../errors';
import { loadGame } from '../game';
import { Socket, socketUrl } from '../socket';
import { TableClient } from '../table.svelte';
import { router } from '../router.svelte';
import { toasts } from '../toasts.svelte';
import type { Failure, Step, Welcome } from '../types';
import { words } from '../words.svelte';

/** Resolves once the game, its words and the first view are loaded. */
export function openTable(id: string): Promise<TableClient> {
  return new Promise((resolve, reject) => {
    let table: TableClient | null = null;
    // What arrives while the game is still loading.
    let latest: Welcome | null = null;
    const early: Step[] = [];
    let failure: Failure | null = null;

    const show = (failed: Failure) => toasts.show(words.failure(failed));
    const fail = (error: unknown) => {
      socket.close();
      reject(error as Error);
    };
    const load = async (welcome: Welcome) => {
      const { game } = welcome.table;
      const [meta, module] = await Promise.all([api.game(game), loadGame(game), words.loadGames(game)]);
      table = new TableClient(socket, welcome, meta, module);
      if (latest !== welcome) table.onWelcome(latest!);
      for (const step of early) table.onStep(step);
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
      step: (step) => (table ? table.onStep(step) : early.push(step)),
      rewound: (rewound) => table?.onRewound(rewound),
      failure(failed) {
        if (table) show(failed);
        else failure = failed;
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
