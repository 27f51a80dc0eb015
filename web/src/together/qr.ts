/**
 * A text as a QR code: bytes, the lowest correction, versions 1 to 5, which is enough for a link. See ISO/IEC 18004.
 * The mask is always the first; readers take it from the format.
 */

/** By version: codewords of data and of correction, in one block. */
const SIZES = [
  { data: 19, correction: 7 },
  { data: 34, correction: 10 },
  { data: 55, correction: 15 },
  { data: 80, correction: 20 },
  { data: 108, correction: 26 },
];

// The field of 256 elements: powers of its generator, and their logarithms.
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  POWERS[i] = x;
  LOGS[x] = i;
  x <<= 1;
  if (x > 255) x ^= 0x11d;
}

const times = (a: number, b: number) => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** The codewords that let a reader correct errors. */
export function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++)
    generator = [...generator, 0].map((x, k) => x ^ times(generator[k - 1] ?? 0, POWERS[i]!));
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((x, k) => (rest[i + k]! ^= times(x, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, { data, correction: count }: (typeof SIZES)[number]): number[] {
  const bits = [...'0100', ...bytes.length.toString(2).padStart(8, '0')];
  for (const byte of bytes) bits.push(...byte.toString(2).padStart(8, '0'));
  bits.push(...'0000');
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; words.length < data; i++) words.push(i % 2 ? 0x11 : 0xec);
  return [...words, ...correction(words, count)];
}

/** The dark modules by row and column; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = SIZES.findIndex(({ data }) => bytes.length <= data - 2);
  if (index < 0) return null;
  const size = 21 + 4 * index;
  const modules = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => (modules[row]![column] = dark);

  drawFinders(size, set);
  if (index > 0) drawAlignment(size - 7, set);
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  drawFormat(size, set);
  drawData(modules, codewords(bytes, SIZES[index]!));
  return modules as boolean[][];
}

type Set = (row: number, column: number, dark: boolean) => void;

function drawFinders(size: number, set: Set): void {
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const [row, column] = [top + r, left + c];
        if (row < 0 || column < 0 || row >= size || column >= size) continue;
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(row, column, ring !== 2 && ring !== 4);
      }
}

function drawAlignment(middle: number, set: Set): void {
  for (let r = -2; r <= 2; r++)
    for (let c = -2; c <= 2; c++) set(middle + r, middle + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
}

/** Lowest correction and the first mask, with their own correction, twice. */
function drawFormat(size: number, set: Set): void {
  const bits = [...'111011111000100'].map((bit) => bit === '1');
  bits.forEach((dark, i) => {
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
    if (i < 7) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  });
  set(size - 8, 8, true);
}

/** In pairs of columns from the right, up and down. */
function drawData(modules: (boolean | null)[][], words: number[]): void {
  const size = modules.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (modules[row]![column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        modules[row]![column] = dark !== ((row + column) % 2 === 0);
        bit++;
      }
    }
  }
}
