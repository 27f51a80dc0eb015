/**
 * The key of this browser. Whoever opens a link to a table has its right written down for their key; no account, and
 * nothing to remember. It is sent in a header or in the first message of a socket, never in an address.
 */
const KEY = 'dorfplatz-key';
const BYTES = 24;

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}

let key: string | null = null;

export function browserKey(): string {
  try {
    key = localStorage.getItem(KEY) ?? key ?? made();
    localStorage.setItem(KEY, key);
  } catch {
    // Without storage it lasts as long as the page.
    key ??= made();
  }
  return key;
}
