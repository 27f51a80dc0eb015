/** What a villager can do at a place, as moves with words. */
import type { Move } from '$lib/game';
import { t } from '$lib/words.svelte';
import type { HamletClient, TileCard } from '../types';

/** Blocks that use the building itself; the others build something at its side. */
const USES = ['produce', 'refine', 'order', 'beg', 'blueprint', 'villager', 'donkey', 'sell'];

export const usesPlace = (move: Move): boolean => USES.includes(move.block);

export const placeWord = (tile: TileCard): { word: string } => ({ word: `place-${tile.key}` });

/** Everything that might be done at a place: what is usual there comes first, so that its reason is told when nothing can be. */
export function deedsAt(table: HamletClient, place: number): Move[] {
  const tile = table.meta.components.tiles[place]!;
  return [...usesOf(table, place, tile), ...buildings(table, place), roadFrom(place)];
}

function usesOf(table: HamletClient, place: number, tile: TileCard): Move[] {
  if (tile.role === 'barn') return [{ block: 'produce', params: [place] }];
  if (tile.role === 'producer') return [{ block: 'produce', params: [place] }];
  if (tile.role === 'refinery') return [{ block: 'refine', params: [place], label: refining(table, tile) }];
  if (tile.key === 'church') return [...orders(table), { block: 'beg' }];
  if (tile.key === 'market') return sales(table);
  if (tile.key === 'town-hall')
    return [...blueprints(table), { block: 'villager' }, { block: 'donkey', params: [null], as: [place] }];
  return [];
}

const good = (table: HamletClient, kind: number): string => table.meta.components.goods[kind]!;

const refining = (table: HamletClient, tile: TileCard): Move['label'] => ({
  id: 'hamlet-do-refine',
  args: { what: { word: `good-${good(table, tile.makes!)}` } },
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
              args: { place: placeWord(table.meta.components.tiles[card.tile]!), cost: slot },
            },
          },
        ]
      : [],
  );

const sales = (table: HamletClient): Move[] =>
  table.view.table.sales.open.flatMap((sale, slot) => {
    if (sale === null) return [];
    const takes = table.meta.components.sales[sale]!.takes;
    const what = { amounts: Object.fromEntries(takes.map((n, kind) => [good(table, kind), n])) };
    return [{ block: 'sell', params: [slot], label: { id: 'hamlet-do-sell', args: { what } } }];
  });

const orders = (table: HamletClient): Move[] =>
  ordersOf(table).flatMap(({ gold, kinds, count }, order): Move[] => {
    if (table.view.table.orders[order] !== null) return [];
    const what = gold
      ? t('amount-gold', { n: gold })
      : t('hamlet-order-goods', {
          n: count,
          what: kinds.map((kind) => t(`good-${good(table, kind)}`)).join(' / '),
        });
    return [{ block: 'order', params: [order], label: { id: 'hamlet-do-order', args: { what } } }];
  });

/** The orders of the side of the church that is played with. */
export const ordersOf = (table: HamletClient) =>
  table.meta.components.churches.find(({ players }) => players.includes(table.seats.length))!.orders;

const buildings = (table: HamletClient, place: number): Move[] =>
  table.view.table.boards[table.seat]!.hand.map((tile, card) => ({
    block: 'build',
    params: [card, place],
    label: { id: 'hamlet-do-build', args: { place: placeWord(table.meta.components.tiles[tile]!) } },
  }));

const roadFrom = (place: number): Move => ({
  block: 'road',
  params: [place, null],
  as: [place, 0],
  label: { id: 'hamlet-do-road' },
});
