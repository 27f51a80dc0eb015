/** What a place stands on. */
import type { TileCard } from '../types';

export type GroundKind = 'meadow' | 'field' | 'plaza' | 'gravel' | 'heath';

const GROUNDS: Record<string, GroundKind> = {
  church: 'plaza',
  'town-hall': 'plaza',
  market: 'plaza',
  square: 'plaza',
  monument: 'plaza',
  farm: 'field',
  'flour-mill': 'field',
  windmill: 'field',
  quarry: 'gravel',
  stonemason: 'gravel',
  'master-stonemason': 'gravel',
  'small-mountain-range': 'gravel',
  'large-mountain-range': 'gravel',
  warehouse: 'heath',
  tradeport: 'heath',
  farrier: 'heath',
  stables: 'heath',
  shrine: 'heath',
  'outpost-1': 'heath',
  'outpost-2': 'heath',
};

export const groundOf = ({ key }: TileCard): GroundKind => GROUNDS[key] ?? 'meadow';
