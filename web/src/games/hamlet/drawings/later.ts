/** The places that are built in the game: nobody sees one before, so they come after the table. */
import { LANDMARKS } from './landmarks';
import { REFINERIES } from './refineries';

export const LATER: Record<string, string> = { ...REFINERIES, ...LANDMARKS };
