/** Opens a table by its id. */
import { api } from '../api';
import { RequestError } from '../errors';
import { loadGame } from '../game';
import { Socket, socketUrl } from '../socket';
import { TableClient } from '../table.svelte';
import { toasts } from '../toasts.svelte';
import type { Step, Welcome } from '../types';
import { words } from '../words.svelte';

/** Resolves once the game, its words and the first view are loaded. */
export function openTable(id: string): Promise<TableClient> {
  return new Promise((resolve, reject) => {
    let table: TableClient | null = null;
    // What arrives while the game is still loading.
    let latest: Welcome | null = null;
    const early: Step[] = [];

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
      failure: (failure) => toasts.show(words.failure(failure)),
      online(online, welcomed) {
        if (table) table.online = online;
        if (welcomed) return;
        // Never connected: either the server does not run, then the socket tries again, or there is no such table.
        api.tables().then(
          (tables) => {
            if (!table && !tables.some((other) => other.id === id)) fail(NO_TABLE);
          },
          () => {},
        );
      },
    });
  });
}

const NO_TABLE = new RequestError({ error: { id: 'error-no-table' }, text: 'There is no such table.' });
