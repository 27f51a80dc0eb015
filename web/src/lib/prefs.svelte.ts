/** A person's preferences, stored by the browser. */

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
  /** Cover the screen until the next person is in front of it. */
  handover: boolean;
  /** Show the board of whoever acts. */
  follow: boolean;
}

/** The first of the browser's languages that there is a catalogue for. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => new Intl.Locale(tag).language);
  return wanted.find((one): one is Language => LANGUAGES.includes(one as Language)) ?? 'en';
}

function read(): Stored {
  const defaults: Stored = {
    theme: 'system',
    language: browserLanguage(),
    pace: 'normal',
    confirm: 'off',
    motion: 'system',
    handover: true,
    follow: false,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
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
  handover = $state(first.handover);
  follow = $state(first.follow);

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    const { theme, language, pace, confirm, motion, handover, follow } = this;
    const stored: Stored = { theme, language, pace, confirm, motion, handover, follow };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Without storage a preference lasts as long as the page.
    }
  }

  /** The language that is not used now. */
  get otherLanguage(): Language {
    return this.language === 'en' ? 'de' : 'en';
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
    root.lang = this.language;
  }
}

export const prefs = new Preferences();
