/** The bots that are offered: levels for people, each with a face and a character, and others for programmers. */
import { t, words } from './words.svelte';

/** Weakest first. */
const LEVELS = ['newcomer', 'novice', 'skilled', 'expert', 'master'];

export const isLevel = (bot: string): boolean => LEVELS.includes(bot);

export const levelsOf = (bots: string[]): string[] => LEVELS.filter((level) => bots.includes(level));
export const othersOf = (bots: string[]): string[] => bots.filter((bot) => !isLevel(bot));

/** Whom somebody meets who has just learned the rules. */
export const firstBot = (bots: string[]): string =>
  ['novice', 'greedy', bots[0] ?? ''].find((bot) => bots.includes(bot)) ?? '';

export const botName = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
