/** A box that is being made: the values of the form, what was changed, and what is wrong with it. */
import { api } from '../lib/api';
import { showError } from '../lib/errors';
import type { BoxField, BoxForm, BoxProblem, Provenance } from '../lib/types';

export type Path = (string | number)[];

/** A thing in the box, whose values stand side by side. */
export interface Item {
  /** Where its values are. */
  path: Path;
  fields: BoxField[];
}

/** Milliseconds without a change, after which the server is asked. */
const PAUSE_MS = 500;

/** `['heroes', 3, 'cost']` is written `heroes[3].cost`, as the server does. */
export const written = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i ? `.${step}` : step)).join('');

const at = (values: unknown, path: Path): unknown =>
  path.reduce((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], values);

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Amounts mean the same in any order. */
const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The things of a part of the box: one for each entry of a list of records, else the part itself. */
export function itemsOf(field: BoxField, values: Record<string, unknown>): Item[] {
  const [entry] = field.fields ?? [];
  if (field.kind === 'record') return [{ path: [field.name], fields: field.fields! }];
  if (field.kind === 'list' && entry?.kind === 'record')
    return (values[field.name] as unknown[]).map((_, i) => ({
      path: [field.name, i],
      fields: entry.fields!,
    }));
  return [{ path: [], fields: [field] }];
}

/** A value for a field that has none yet: the smallest there is. */
function blank(field: BoxField): unknown {
  switch (field.kind) {
    case 'number':
      return Math.max(0, field.least ?? 0);
    case 'choice':
      return field.choices![0];
    case 'text':
      return '';
    case 'amounts':
      return {};
    case 'set':
      return [];
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () => blank(field.fields![0]!));
    case 'record':
      return Object.fromEntries(field.fields!.map((part) => [part.name, blank(part)]));
  }
}

export class Draft {
  values = $state<Record<string, unknown>>({});
  name = $state('');
  /** The box it was made from, whose place it takes when it is kept; null for a new one. */
  id = $state<string | null>(null);
  problems = $state.raw<BoxProblem[]>([]);
  /** What was typed and can't be a value, by path: why. */
  unusable = $state<Record<string, string>>({});
  checking = $state(false);
  /** Something was changed since it was loaded. */
  touched = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  constructor(readonly form: BoxForm) {
    this.load('', form.values, null);
  }

  load(name: string, values: Record<string, unknown>, id: string | null): void {
    this.name = name;
    this.values = structuredClone(values);
    this.id = id;
    this.problems = [];
    this.unusable = {};
    this.touched = false;
    clearTimeout(this.#timer);
    this.checking = false;
    this.#round += 1;
  }

  get(path: Path): unknown {
    return at(this.values, path);
  }

  set(path: Path, value: unknown): void {
    const parent = at(this.values, path.slice(0, -1)) as Record<string | number, unknown>;
    parent[path.at(-1)!] = value;
    this.changed();
  }

  /** An entry more at the end of a list, a copy of the last one. */
  add(path: Path, entry: BoxField): void {
    const list = at(this.values, path) as unknown[];
    list.push(list.length ? structuredClone($state.snapshot(list.at(-1))) : blank(entry));
    this.changed();
  }

  remove(path: Path): void {
    const list = at(this.values, path.slice(0, -1)) as unknown[];
    list.splice(path.at(-1) as number, 1);
    this.changed();
  }

  reset(path: Path): void {
    const standard = at(this.form.values, path);
    if (standard !== undefined) this.set(path, structuredClone(standard));
    for (const key of Object.keys(this.unusable))
      if (key.startsWith(written(path))) delete this.unusable[key];
  }

  changed(): void {
    this.touched = true;
    clearTimeout(this.#timer);
    this.#round += 1;
    this.checking = true;
    this.#timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  /** Nobody looks at it any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async check(): Promise<void> {
    const round = this.#round;
    try {
      const found = await api.checkBox(this.form.game, $state.snapshot(this.values));
      if (round === this.#round) this.problems = found;
    } catch (error) {
      showError(error);
    } finally {
      if (round === this.#round) this.checking = false;
    }
  }

  /** Whether a value is another one than in the standard box. */
  differs(path: Path): boolean {
    return !same(this.get(path), at(this.form.values, path));
  }

  /** Where a value of the standard box comes from; our own if any part of it is. What was added comes from nowhere. */
  origin(path: Path): { provenance: Provenance; source: string } | null {
    const [part, second] = path;
    const number = typeof second === 'number' ? second : 0;
    const origin = this.form.origins[String(part)]?.[number];
    if (!origin) return null;
    const name = path[typeof second === 'number' ? 2 : 1];
    const parts = Object.entries(origin.values).filter(([key]) => key.startsWith(`${String(name)}.`));
    const own = parts.find(([, provenance]) => provenance === 'house');
    const provenance = own ? 'house' : (origin.values[String(name)] ?? origin.provenance);
    return { provenance, source: origin.source };
  }

  isOwn(path: Path): boolean {
    return this.origin(path)?.provenance === 'house';
  }

  /** All values of a part of the box, as paths; without the key, which only names a thing. */
  pathsOf(field: BoxField): Path[] {
    return itemsOf(field, this.values).flatMap(({ path, fields }) =>
      fields.filter(({ name }) => name !== 'key').map(({ name }) => [...path, name]),
    );
  }

  /** How many values of our own there are, how many of them were replaced, and how many others. */
  count(fields: BoxField[] = this.form.fields): { own: number; replaced: number; others: number } {
    const paths = fields.flatMap((field) => this.pathsOf(field));
    const own = paths.filter((path) => this.isOwn(path));
    const replaced = own.filter((path) => this.differs(path)).length;
    return {
      own: own.length,
      replaced,
      others: paths.filter((path) => this.differs(path)).length - replaced,
    };
  }

  /** What is wrong with a value, whether it was typed so or does not go with others. */
  problemsAt(path: Path): BoxProblem[] {
    const key = written(path);
    return this.problems.filter(
      ({ at }) => at === key || at.startsWith(`${key}.`) || at.startsWith(`${key}[`),
    );
  }

  /** What is wrong with a part as a whole. */
  problemsOf(field: BoxField): BoxProblem[] {
    const paths = this.pathsOf(field).map(written);
    const stands = (at: string) =>
      paths.some((key) => at === key || at.startsWith(`${key}.`) || at.startsWith(`${key}[`));
    return this.problems.filter(({ at }) => at.split(/[.[]/)[0] === field.name && !stands(at));
  }

  /** Whether anything in a part is wrong. */
  isWrong(field: BoxField): boolean {
    const inside = (at: string) => at.split(/[.[]/)[0] === field.name;
    return this.problems.some(({ at }) => inside(at)) || Object.keys(this.unusable).some(inside);
  }

  get isSound(): boolean {
    return this.problems.length === 0 && Object.keys(this.unusable).length === 0;
  }
}
