/** What a villager can do at a place, as moves with words. */
import type { Move } from '$lib/game';
import type { Message } from '$lib/types';
import { t } from '$lib/words.svelte';
import { amounts, GOODS, ordersOf, placeWord } from '../model';
import type { HamletClient, Order, Sale, TileCard } from '../types';

/** Blocks that use the building itself; the others build something at its side. */
const USES = ['produce', 'refine', 'order', 'beg', 'blueprint', 'villager', 'donkey', 'sell'];

export const usesPlace = (move: Move): boolean => USES.includes(move.block);

/** All moves at a place, the usual ones first: if nothing is possible, the reason of the first is shown. */
export function placeMoves(table: HamletClient, place: number): Move[] {
  const tile = table.meta.components.tiles[place]!;
  return [...usesOf(table, place, tile), ...buildings(table, place), roadFrom(table, place)];
}

function usesOf(table: HamletClient, place: number, tile: TileCard): Move[] {
  if (tile.role === 'producer' || tile.role === 'barn')
    return [{ block: 'produce', params: [place], label: { id: `hamlet-do-fill-${tile.role}` } }];
  if (tile.role === 'refinery') return [{ block: 'refine', params: [place], label: refining(tile) }];
  if (tile.key === 'church') return [...orders(table), { block: 'beg' }];
  if (tile.key === 'market') return sales(table);
  if (tile.key === 'town-hall') return [...blueprints(table), hireVillager(table), hireDonkey(table, place)];
  return [];
}

const named = (table: HamletClient, tile: number) => ({ word: placeWord(table.meta.components, tile) });

const refining = (tile: TileCard): Move['label'] => ({
  id: 'hamlet-do-refine',
  args: { what: { word: `good-${GOODS[tile.makes!]}` } },
});

function hireVillager({ view, seat }: HamletClient): Move {
  const price = view.table.boards[seat]!.villagerPrice;
  return {
    block: 'villager',
    ...(price !== null && { label: { id: 'hamlet-hire-villager', args: { price } } }),
  };
}

const hireDonkey = ({ view }: HamletClient, place: number): Move => ({
  block: 'donkey',
  params: [null],
  as: [place],
  label: { id: 'hamlet-hire-donkey', args: { price: view.table.donkeyPrice } },
});

const blueprints = (table: HamletClient): Move[] =>
  table.view.table.row.flatMap((card, slot) =>
    card
      ? [
          {
            block: 'blueprint',
            params: [slot],
            label: {
              id: 'hamlet-do-blueprint',
              args: { place: named(table, card.tile), cost: card.price },
            },
          },
        ]
      : [],
  );

const sales = (table: HamletClient): Move[] =>
  table.view.table.sales.open.flatMap((sale, slot) =>
    sale === null
      ? []
      : [{ block: 'sell', params: [slot], label: saleLabel(table.meta.components.sales[sale]!) }],
  );

export const saleLabel = ({ takes, points, gold }: Sale): Message => ({
  id: 'hamlet-do-sell',
  args: { what: { amounts: amounts(takes) }, points, gold },
});

const orders = (table: HamletClient): Move[] =>
  ordersOf(table.meta.components, table.view.table).flatMap((order, index) =>
    table.view.table.orders[index] === null
      ? [{ block: 'order', params: [index], label: orderLabel(order) }]
      : [],
  );

export function orderLabel({ gold, kinds, count, points }: Order): Message {
  const what = gold
    ? t('amount-gold', { n: gold })
    : t('hamlet-order-goods', { n: count, what: kinds.map((kind) => t(`good-${GOODS[kind]}`)).join(' / ') });
  return { id: 'hamlet-do-order', args: { what, points } };
}

const buildings = (table: HamletClient, place: number): Move[] =>
  table.view.table.boards[table.seat]!.hand.map((tile, card) => ({
    block: 'build',
    params: [card, place],
    label: {
      id: 'hamlet-do-build',
      args: {
        place: named(table, tile),
        at: named(table, place),
        cost: { amounts: amounts(table.meta.components.tiles[tile]!.cost) },
      },
    },
  }));

const roadFrom = ({ meta }: HamletClient, place: number): Move => ({
  block: 'road',
  params: [place, null],
  as: [place, 0],
  label: {
    id: 'hamlet-do-road',
    args: {
      forest: { amounts: amounts(meta.components.roads.F) },
      mountain: { amounts: amounts(meta.components.roads.M) },
    },
  },
});
