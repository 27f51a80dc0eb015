/**
 * Fair shuffles, as this browser sees to them: it makes a contribution for each of its seats, promises it by its hash, and
 * remembers what was promised by all, to compare it with what was dealt. See docs/fair-shuffles.md.
 *
 * SHA-256 is our own, since browsers keep theirs to pages with a safe address, and a house network has none.
 */
import type { FairDeal, RevealedDeal } from '../lib/types';

const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits behind the point of the roots of the first primes. */
function rootsOfPrimes(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
}

const START = rootsOfPrimes(8, 1 / 2);
const CONSTANTS = rootsOfPrimes(ROUNDS, 1 / 3);
const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** FIPS 180-4. */
function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  const hash = [...START];
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < ROUNDS; i++) {
      if (i < 16) {
        words[i] = view.getInt32(block + 4 * i);
        continue;
      }
      const [near, far] = [words[i - 2]!, words[i - 15]!];
      const nearMix = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
      const farMix = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
      words[i] = words[i - 16]! + farMix + words[i - 7]! + nearMix;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < ROUNDS; i++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + CONSTANTS[i]! + words[i]!;
      const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => bytes.setInt32(4 * i, word));
  return new Uint8Array(bytes.buffer);
}

const encoded = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const hashOf = (text: string): string => hex(sha256(encoded(text)));

export function hmacOf(key: string, text: string): string {
  const bytes = encoded(key);
  const block = new Uint8Array(BLOCK);
  block.set(bytes.length > BLOCK ? sha256(bytes) : bytes);
  const padded = (by: number, data: Uint8Array) =>
    sha256(Uint8Array.from([...block.map((byte) => byte ^ by), ...data]));
  return hex(padded(0x5c, padded(0x36, encoded(text))));
}

// — Contributions —

/** Of what somebody types themselves. */
export const OWN_LENGTH = 80;
const TABLES = 50;
const KEY = 'dorfplatz-deals';

/** What this browser knows of the deal of a table. */
export interface Known {
  /** The commitment that was shown first. */
  commitment?: string;
  /** By seat, what all have promised. */
  promises?: (string | null)[];
  /** By seat, what this browser contributes. */
  own: Record<number, string>;
}

let unstored: Record<string, Known> = {};

function read(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Known>;
  } catch {
    return unstored;
  }
}

export const knownOf = (table: string): Known => read()[table] ?? { own: {} };

export function remember(table: string, change: Partial<Known>): void {
  const { [table]: before, ...others } = read();
  const kept = Object.fromEntries(Object.entries(others).slice(1 - TABLES));
  unstored = { ...kept, [table]: { ...(before ?? { own: {} }), ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // Without storage it is known as long as the page is open.
  }
}

/** 128 bits of chance, and perhaps something of one's own in one line. */
function made(words: string): string {
  const chance = hex(crypto.getRandomValues(new Uint8Array(16)));
  const own = [...words.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, OWN_LENGTH).join('').trim();
  return own ? `${chance} ${own}` : chance;
}

/** Makes another contribution for a seat. */
export function renew(table: string, seat: number, words = ''): string {
  const contribution = made(words);
  remember(table, { own: { ...knownOf(table).own, [seat]: contribution } });
  return contribution;
}

/** What this browser contributes for a seat: the same after a reload. */
export const contributionOf = (table: string, seat: number): string =>
  knownOf(table).own[seat] ?? renew(table, seat);

// — Checking —

export const commitmentOf = (secret: string): string => hmacOf(secret, 'dorfplatz commitment');

export const seedOf = (secret: string, contributions: (string | null)[]): string =>
  hmacOf(
    secret,
    ['dorfplatz seed', ...contributions.map((text, seat) => `${seat}:${text ?? ''}`)].join('\n'),
  );

export type Verdict = 'promised' | 'unseen' | 'checked' | 'wrong';

/**
 * Whether a deal is what this browser was promised; once the secret is known, whether the seed was made of it. Whoever
 * was not there before the deal has seen no promises.
 */
export function judge(table: string, deal: FairDeal | RevealedDeal, seed?: string): Verdict {
  const { commitment, promises, own } = knownOf(table);
  const told = deal.contributions;
  const broken =
    (commitment !== undefined && commitment !== deal.commitment) ||
    told.some((text, seat) => text !== null && promises && promises[seat] !== hashOf(text)) ||
    (promises !== undefined &&
      Object.entries(own).some(
        ([seat, text]) => promises[Number(seat)] === hashOf(text) && told[Number(seat)] !== text,
      ));
  if (broken) return 'wrong';
  if (!('secret' in deal) || seed === undefined) return promises ? 'promised' : 'unseen';
  return commitmentOf(deal.secret) === deal.commitment && seedOf(deal.secret, told) === seed
    ? 'checked'
    : 'wrong';
}
