/** The box that a game was last begun with, remembered by the browser. */
const key = (game: string) => `dorfplatz-box-of-${game}`;

/** Its id; null for the standard one. */
export function loadChoice(game: string): string | null {
  try {
    return localStorage.getItem(key(game));
  } catch {
    // Storage may be switched off.
    return null;
  }
}

export function storeChoice(game: string, id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(key(game));
    else localStorage.setItem(key(game), id);
  } catch {
    // Without storage it is the standard box the next time.
  }
}
