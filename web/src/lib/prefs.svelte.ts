/** What a person prefers, remembered by the browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'de';
export type Pace = 'slow' | 'normal' | 'fast' | 'skip';
export type Confirm = 'off' | 'on' | 'wait';
export type Motion = 'system' | 'reduced';

export const LANGUAGES: Language[] = ['en', 'de'];
export const THEMES: Theme[] = ['system', 'light', 'dark'];
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'skip'];
export const CONFIRMS: Confirm[] = ['off', 'on', 'wait'];

/** Milliseconds between the decisions of bots. */
export const PAUSE: Record<Pace, number> = { slow: 1600, normal: 700, fast: 200, skip: 0 };

const KEY = 'dorfplatz-preferences';

interface Stored {
  theme: Theme;
  language: Language;
  pace: Pace;
  confirm: Confirm;
  motion: Motion;
  handover: boolean;
  follow: boolean;
}

const defaults = (): Stored => ({
  theme: 'system',
  language: navigator.language?.toLowerCase().startsWith('de') ? 'de' : 'en',
  pace: 'normal',
  confirm: 'off',
  motion: 'system',
  handover: true,
  follow: false,
});

function read(): Stored {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    // Storage that is switched off or damaged must not keep anyone from playing.
    return defaults();
  }
}

class Preferences {
  #stored = $state(read());

  get theme() {
    return this.#stored.theme;
  }
  get language() {
    return this.#stored.language;
  }
  get pace() {
    return this.#stored.pace;
  }
  get confirm() {
    return this.#stored.confirm;
  }
  get motion() {
    return this.#stored.motion;
  }
  /** Cover the screen until the next person at it says they are there. */
  get handover() {
    return this.#stored.handover;
  }
  /** Look at the board of whoever acts. */
  get follow() {
    return this.#stored.follow;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // As above: without storage a preference lasts as long as the page.
    }
  }

  /** Whether things should stay where they are instead of travelling. */
  get still(): boolean {
    return this.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Writes what concerns the whole page to the root element. */
  apply(root: HTMLElement): void {
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
    root.lang = this.language;
  }
}

export const prefs = new Preferences();
