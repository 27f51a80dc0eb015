/** Who sits at the table, and where: what this screen plays, who is there, what was said, and a wish to go back. */
import { toasts } from '../toasts.svelte';
import type { People, Said, Seat, UndoAsked, UndoRequest, Welcome, You } from '../types';
import { t } from '../words.svelte';

export class Together {
  /** What this screen may do. */
  you = $state.raw<You>({ host: true, seats: [] });
  seats = $state.raw<Seat[]>([]);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  said = $state.raw<Said[]>([]);
  /** How many of them were seen; the others are new. */
  read = $state(0);
  asked = $state.raw<UndoRequest | null>(null);

  constructor(welcome: Welcome) {
    this.take(welcome);
    this.read = this.said.length;
  }

  take({ you, people, said, asked }: Welcome): void {
    this.you = you;
    this.onPeople(people);
    this.said = said;
    this.asked = asked;
  }

  /** Some people come by links of their own; else all sit in front of one screen. */
  get on(): boolean {
    return this.seats.some((seat) => seat.link);
  }

  /** Nobody who plays sits here. */
  get isSpectator(): boolean {
    return this.you.seats.length === 0;
  }

  /** Whether the decisions of a seat are taken at this screen, by a person. */
  plays(seat: number): boolean {
    return this.you.seats.includes(seat) && !this.seats[seat]?.bot;
  }

  /** Whether this screen may let a bot play a seat, and take it back. */
  mayChange(seat: number): boolean {
    return this.you.host || this.you.seats.includes(seat);
  }

  /** The game has gone on: whoever wished to go back has to ask again. */
  onChange(seats: Seat[] = this.seats): void {
    this.seats = seats;
    this.asked = null;
  }

  onPeople({ seats, here, watching }: People): void {
    this.seats = seats;
    this.here = here;
    this.watching = watching;
  }

  onSaid(said: Said): void {
    this.said = [...this.said, said].slice(-100);
  }

  onAsked({ asked, refused = null }: UndoAsked): void {
    this.asked = asked;
    this.#tellOthers(refused, 'together-undo-refused');
  }

  /** Somebody has taken back so many steps. */
  onUndone(seat: number, n: number): void {
    this.#tellOthers(seat, 'together-undone', { n });
  }

  /** What somebody at another screen has done is shown for a moment. */
  #tellOthers(seat: number | null, id: string, args: Record<string, number> = {}): void {
    if (seat === null || this.you.seats.includes(seat)) return;
    toasts.show(t(id, { name: this.seats[seat]?.name ?? '', ...args }), 'good');
  }
}
