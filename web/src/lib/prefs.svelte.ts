/** A person's preferences, stored by the browser. */
import { chooseLanguage } from './languages';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'skip';
export type Confirm = 'off' | 'on' | 'wait';
export type Sound = 'off' | 'turn' | 'all';
export type Motion = 'system' | 'reduced';

export const THEMES: Theme[] = ['system', 'light', 'dark'];
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'skip'];
export const CONFIRMS: Confirm[] = ['off', 'on', 'wait'];
export const SOUNDS: Sound[] = ['off', 'turn', 'all'];

/** Milliseconds between the decisions of bots. */
export const PAUSE: Record<Pace, number> = { slow: 1600, normal: 700, fast: 200, skip: 0 };

const KEY = 'dorfplatz-preferences';

interface Stored {
  theme: Theme;
  language: string;
  pace: Pace;
  confirm: Confirm;
  motion: Motion;
  sound: Sound;
  /** Cover the screen until the next person is in front of it. */
  handover: boolean;
  /** Show the board of whoever acts. */
  follow: boolean;
  /** Show everybody's chances while a game is played. */
  chances: boolean;
  /** End the turn by itself when nothing else can be done. */
  autoEnd: boolean;
  /** Show what others say at the table. */
  chat: boolean;
  /** Let the browser say that it is one's turn. */
  notify: boolean;
}

const defaults: Stored = {
  theme: 'system',
  language: chooseLanguage(navigator.languages),
  pace: 'normal',
  confirm: 'off',
  motion: 'system',
  sound: 'off',
  handover: true,
  follow: false,
  chances: false,
  autoEnd: false,
  chat: true,
  notify: false,
};
const names = Object.keys(defaults) as (keyof Stored)[];

function read(): Stored {
  try {
    const stored = { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
    return { ...stored, language: chooseLanguage([stored.language, defaults.language]) };
  } catch {
    // Storage may be switched off or damaged.
    return defaults;
  }
}

const first = read();

class Preferences implements Stored {
  theme = $state(first.theme);
  language = $state(first.language);
  pace = $state(first.pace);
  confirm = $state(first.confirm);
  motion = $state(first.motion);
  sound = $state(first.sound);
  handover = $state(first.handover);
  follow = $state(first.follow);
  chances = $state(first.chances);
  autoEnd = $state(first.autoEnd);
  chat = $state(first.chat);
  notify = $state(first.notify);

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(names.map((name) => [name, this[name]]))));
    } catch {
      // Without storage a preference lasts as long as the page.
    }
  }

  /** Whether things should stay where they are instead of moving. */
  get still(): boolean {
    return this.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Writes what concerns the whole page to the root element. */
  apply(root: HTMLElement): void {
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
  }
}

export const prefs = new Preferences();
