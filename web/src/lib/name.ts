/** What somebody called themselves the last time they sat down. */
const KEY = 'dorfplatz-name';

export function loadName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage one is asked again the next time.
  }
}
