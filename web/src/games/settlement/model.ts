/** What the box and a board say, put the way the table shows it. Nothing here decides what is allowed. */
import type { Move } from '$lib/game';
import { amountsOf, nearestFirst } from '$lib/goods';
import type { Line, Message } from '$lib/types';
import type {
  Components,
  Counted,
  Effect,
  Exchange,
  Goods,
  Landscape,
  PlayerBoard,
  SettlementTable,
  Table,
} from './types';

export const GOODS = ['wood', 'clay', 'stone', 'diamond', 'gold'] as const;
export const BASICS = GOODS.slice(0, 3);
export const DIAMOND = 3;
export const MONSTERS = ['gnoll', 'manticore', 'hydra', 'dragon'] as const;
export const REGIONS = ['I', 'II', 'III'];
export const ROWS = [0, 1, 2];

/** Goods as the typed argument of a message. */
export const amounts = amountsOf(GOODS);

/** What a good stands on its own in a list: its index and how many. */
export const listed = (goods: Goods): { good: number; n: number }[] =>
  goods.map((n, good) => ({ good, n })).filter(({ n }) => n > 0);

/** The symbols of what guilds count. */
export const COUNTED: Record<Counted, string> = {
  landscapes: 'edge-forest',
  outposts: 'outpost',
  buildings: 'house',
};

/** In a turn all that cannot be done is dimmed; while artifacts are taken, the table is looked at as a whole. */
export const dims = ({ phase }: Table): boolean => phase !== 'draft' && phase !== 'artifact';

// — The moves of things —

const exchange = (block: string, params: number[], give: Goods, get: Goods): Move => ({
  block,
  params,
  label: {
    id: 'settlement-exchange',
    args: { give: { amounts: amounts(give) }, get: { amounts: amounts(get) } },
  },
});

type Rate = Effect | Exchange;

/** A basic resource of one's choice among symbols. */
export const ANY = 'any';

const signs = (goods: Goods, any: number): string[] => [
  ...Array<string>(any).fill(ANY),
  ...goods.flatMap((n, good) => Array<string>(n).fill(GOODS[good]!)),
];

/** What is given and got, in symbols. */
export const given = ({ give, anyGiven }: Rate): string[] => signs(give, anyGiven);
export const got = ({ get, anyGot }: Rate): string[] => signs(get, anyGot);

/** The exchanges of a rate. Those nearest to possible come first, so that the reason fits best. */
export function exchangeMoves({ block, trades }: Rate, goods: Goods): Move[] {
  return nearestFirst(trades, ({ give }) => give, goods).map(({ params, give, get }) =>
    exchange(block, params, give, get),
  );
}

/** The rates a board can use: those of its artifact first. */
export const ratesOf = (components: Components, board: PlayerBoard): Exchange[] => [
  ...components.exchanges.filter(({ artifact }) => artifact !== null && artifact === board.artifact),
  ...components.exchanges.filter(({ artifact }) => artifact === null),
];

/** Everything that can be done on a space of the wilderness, most likely first. */
export function landMoves(table: Table, board: PlayerBoard, row: number, column: number): Move[] {
  const land = board.regions[row]![column];
  const here = [row, column];
  const { phase, pending } = table;
  if (!land && phase === 'place' && pending?.row === row) return [{ block: 'place', params: [column] }];
  // The drawn landscape goes where it was asked for; undoing that step gives the choice back.
  if (!land && board.open[row]![column])
    return [{ block: 'explore', params: [row], then: { block: 'place', params: [column] } }];
  // Nothing can be done with land nobody has seen; asking for an outpost there gets that answer.
  if (!land) return [{ block: 'outpost', params: here }];
  if (phase === 'monster' && pending?.row === row && pending.column === column)
    return [
      { block: 'monster', params: [1], label: { id: 'settlement-monster-yes' } },
      { block: 'monster', params: [0], label: { id: 'settlement-monster-no' } },
    ];
  if (phase === 'scroll' && pending?.row === row) return [{ block: 'scroll', params: [land.resource] }];
  const trade: Move = { block: 'use-outpost', params: [null, row, column] };
  if (land.monster) return [{ block: 'fight', params: here }];
  if (land.outpost)
    return phase === 'street' || phase === 'hourglass' ? [trade] : [{ block: 'garrison', params: here }];
  return [{ block: 'outpost', params: here }];
}

export type Action = 'build' | 'explore' | 'fight' | 'outpost';

/** An action whose place is not chosen yet. The reason why it is not possible is that of the place nearest to it. */
export function actionMove(components: Components, table: Table, board: PlayerBoard, action: Action): Move {
  if (action === 'build')
    return { block: action, params: [null, null, null], as: [nearestStack(table), ...freeLot(board)] };
  if (action === 'explore') {
    const open = board.open.findIndex((row) => row.includes(true));
    return { block: action, params: [null], as: [Math.max(0, open)] };
  }
  const fighters = (land: Landscape) => components.monsters[land.monsterKind]!.settlers;
  const far = (land: Landscape | null) => {
    if (!land) return Infinity;
    if (action === 'fight') return land.monster ? fighters(land) : Infinity;
    return Number(land.outpost) * 2 + Number(land.monster);
  };
  const places = board.regions.flatMap((lands, row) =>
    lands.map((land, column) => ({ place: [row, column], far: far(land) })),
  );
  const nearest = places.reduce((best, one) => (one.far < best.far ? one : best));
  return { block: action, params: [null, null], as: nearest.place };
}

/** Everything that can be done with a building in the street being activated. */
export function buildingMoves(
  components: Components,
  table: Table,
  row: number,
  column: number,
  building: number,
): Move[] {
  const { phase, pending } = table;
  const active =
    pending?.row === row && (phase === 'street' || (phase === 'hourglass' && pending.column === column));
  if (!active) return [];
  const { block, trades } = components.buildings[building]!.effect;
  if (block === 'use-outpost') return [{ block, params: [column, null, null] }];
  if (trades.length === 1) return [{ block, params: [column] }];
  return trades.map(({ params, give, get }) =>
    give.some((n) => n > 0)
      ? exchange(block, [column, ...params], give, get)
      : {
          block,
          params: [column, ...params],
          label: { id: 'settlement-get', args: { get: { amounts: amounts(get) } } },
        },
  );
}

/** The stack of the market whose price is nearest to what there is. */
function nearestStack({ market }: Table): number {
  const short = market.map((stack) => stack?.missing.reduce((sum, n) => sum + n, 0) ?? Infinity);
  return Math.max(0, short.indexOf(Math.min(...short)));
}

/** The first free space of a settlement. */
function freeLot(board: PlayerBoard | undefined): [number, number] {
  const free = board?.streets
    .flatMap((street, row) => street.map((lot, column) => ({ lot, row, column })))
    .find(({ lot }) => !lot);
  return [free?.row ?? 0, free?.column ?? 0];
}

/** An empty lot: it completes a building that was picked, or is chosen first. */
export function lotMoves(table: Table, row: number, column: number): Move[] {
  return [
    {
      block: 'build',
      params: [null, row, column],
      as: [nearestStack(table), row, column],
      label: { id: 'settlement-build-here' },
      unlit: true,
    },
  ];
}

const numberOf = (
  { meta }: SettlementTable,
  { block, params }: { block: string; params: number[] },
): number => meta.actions.find(({ name }) => name === block)!.offset + params[0]!;

/**
 * Where only one choice is left there is nothing to choose: the last free lot, the only outpost. In a lesson, which
 * asks for one thing only, each part of it is chosen, and only the space it means is offered.
 */
export function settled(table: SettlementTable, moves: Move[]): Move[] {
  const { only } = table;
  if (only) return moves.filter(({ then }) => !then || only.includes(numberOf(table, then)));
  return moves.map((move) => {
    const { params } = move;
    if (!params?.includes(null)) return move;
    const fitting = table
      .movesOf(move.block)
      .filter((legal) => legal.every((value, i) => (params[i] ?? value) === value));
    return fitting.length === 1 ? { ...move, params: fitting[0] } : move;
  });
}

/** A building of the market: choose it, then its space. */
export function marketMoves(board: PlayerBoard | undefined, slot: number, key: string): Move[] {
  return [
    {
      block: 'build',
      params: [slot, null, null],
      as: [slot, ...freeLot(board)],
      label: { id: 'settlement-build-this', args: { building: { word: `building-${key}` } } },
    },
  ];
}

/** Whether one of the rates of exchange can be used. */
export const canExchange = (table: SettlementTable): boolean =>
  table.meta.components.exchanges.some(({ block }) => table.movesOf(block).length > 0);

const USES = ['use', 'use-good', 'use-outpost'];
const WITH_SETTLERS = ['build', 'explore', 'fight', 'outpost', 'garrison', 'region', 'street'];

const canDo = (table: SettlementTable, blocks: string[]): boolean =>
  blocks.some((block) => table.movesOf(block).length > 0);

/** Whether neither an action nor a hero is left for this round, now or in a turn to come: passing is what remains. */
export function nothingLeft(table: SettlementTable): boolean {
  const { actionTaken, heroInvited, heroes, boards } = table.view.table;
  const { basic, bonus } = boards[table.seat]!.settlers;
  // A lesson hides what it does not ask for.
  const acts = actionTaken || table.only !== null ? basic + bonus > 0 : canDo(table, WITH_SETTLERS);
  const another = heroInvited && heroes.some((place) => place?.missing.every((n) => n === 0));
  return !acts && !another && !canDo(table, ['invite']);
}

/** What is asked, where the general prompt offers more than can be done; null where it is right as it is. */
export function promptOf(table: SettlementTable): Message | null {
  const { id, args } = table.view.prompt;
  const { basic, bonus } = table.view.table.boards[table.seat]!.settlers;
  const invites = canDo(table, ['invite']);
  const exchanges = canExchange(table);
  const spent = basic + bonus === 0;
  const left = spent ? 'turn-spent' : 'turn-stuck';
  const over = nothingLeft(table) && (exchanges ? `${left}-exchange` : `${left}-pass`);
  const last = over || (spent ? 'turn-spent' : exchanges ? 'turn-after-both' : 'turn-only-end');
  const instead: Record<string, string | false> = {
    turn: over || (!invites && 'turn-no-hero'),
    'turn-after-hero': over,
    'turn-after-action': !invites && last,
    'turn-after-both': last,
    'turn-no-settlers': over,
    'turn-no-settlers-after-hero': over,
    street:
      !canDo(table, USES) && (exchanges ? 'street-exchange' : table.only ? 'street-lesson' : 'street-done'),
  };
  const found = instead[id.replace('settlement-prompt-', '')];
  return found ? { id: `settlement-prompt-${found}`, args } : null;
}

/** How many settlers could still work in this round. */
export function idleSettlers(table: SettlementTable): number {
  const { boards, actionTaken } = table.view.table;
  const able = actionTaken || canDo(table, WITH_SETTLERS);
  return able ? boards[table.seat]!.settlers.basic : 0;
}

/** What is said of monsters that came to a board in front of the screen: the log alone is overlooked. */
export const monsterNotes = (table: SettlementTable, lines: Line[]): Message[] =>
  lines
    .map(({ message }) => message)
    .filter(
      ({ id, args }) => id === 'settlement-log-monster' && table.plays((args!.who as { seat: number }).seat),
    )
    .map(({ args }) => ({ id: 'settlement-monster-came', args }));

/** The places that a line of the log is about, as anchors. */
export function placesOf(table: SettlementTable, { args = {} }: Message): string[] {
  const { who, region, street, column, building, hero, artifact } = args as Record<string, any>;
  const seat = who?.seat as number | undefined;
  const row = (word: string) => Number(word.split('-')[1]) - 1;
  if (seat === undefined) {
    const slot = table.view.table.heroes.findIndex(
      (place) => place && `hero-${table.meta.components.heroes[place.hero]!.key}` === hero?.word,
    );
    const stack = table.view.table.market.findIndex(
      (one) => one && `building-${table.meta.components.buildings[one.building]!.key}` === building?.word,
    );
    return [...(slot < 0 ? [] : [`hero-${slot}`]), ...(stack < 0 ? [] : [`market-${stack}`])];
  }
  if (region)
    return [column ? `land-${seat}-${row(region.word)}-${column - 1}` : `region-${seat}-${row(region.word)}`];
  if (street) return [`street-${seat}-${row(street.word)}`];
  if (building)
    return table.view.table.boards[seat]!.streets.flatMap((lots, at) =>
      lots.flatMap((lot, column) =>
        lot && `building-${table.meta.components.buildings[lot.building]!.key}` === building.word
          ? [`lot-${seat}-${at}-${column}`]
          : [],
      ),
    );
  if (hero) return [`heroes-${seat}`];
  return [artifact ? `artifact-${seat}` : `panel-${seat}`];
}

// — Things in words —

const describe = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** What lies on a space of the wilderness, in one sentence. */
export function landWords(
  components: Components,
  land: Landscape | null,
  row: number,
  column: number,
): Message[] {
  const place = { region: { word: `region-${row + 1}` }, column: column + 1 };
  if (!land)
    return [
      describe('settlement-space-unexplored', place),
      describe('settlement-explore-cost', { settlers: components.settlers.explore[row]! }),
    ];
  const parts = [
    describe('settlement-space-landscape', {
      ...place,
      landscape: { word: `landscape-${GOODS[land.resource]}` },
      good: { word: `good-${GOODS[land.resource]}` },
      monster: { word: `monster-${MONSTERS[land.monsterKind]}` },
    }),
  ];
  if (land.monster)
    parts.push(
      describe('settlement-space-monster', {
        monster: { word: `monster-${MONSTERS[land.monsterKind]}` },
        n: components.monsters[land.monsterKind]!.settlers,
      }),
    );
  if (land.outpost)
    parts.push(describe(land.outpostUsed ? 'settlement-space-outpost-used' : 'settlement-space-outpost'));
  return parts;
}
