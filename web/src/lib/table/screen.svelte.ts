/** What this screen shows of the table: whose board, which sheet, tip and rule, and who sits in front of it. */
import type { GameModule } from '../game';
import { prefs } from '../prefs.svelte';
import type { Tip } from '../targets/tip';

interface Host {
  readonly game: GameModule;
  readonly seat: number;
}

export class Screen {
  /** What hover, focus or tap is about: see `Tip.svelte`. */
  tip = $state.raw<Tip | null>(null);
  /** The open tab of the sheet on a narrow screen. */
  sheet = $state<string | null>(null);
  /** The rule the rules reference is open at, '' for its beginning, null when it is closed. */
  rule = $state<string | null>(null);
  /** The seat the screen is being handed to; it is covered until they are there. */
  handover = $state<number | null>(null);
  /** How far down one was in the result when one went to look at a moment of the game; null for who did not come from there. */
  resultAt = $state<number | null>(null);
  #host: Host;
  /** The board of another player that is shown. */
  #other = $state<number | null>(null);

  constructor(host: Host) {
    this.#host = host;
  }

  /** The player whose board is shown. */
  get board(): number {
    return this.#other ?? this.#host.seat;
  }

  /** Shows a player's board; null goes back to one's own. */
  look(seat: number | null): void {
    this.#other = seat === this.#host.seat ? null : seat;
  }

  /** Shows a player's board and opens the sheet it is on. */
  visit(seat: number): void {
    this.look(seat);
    const sheet = this.#host.game.sheets?.find((one) => one.board);
    if (sheet) this.sheet = sheet.id;
  }

  /** Another person decides now. */
  handTo(seat: number): void {
    if (prefs.handover) this.handover = seat;
  }

  /** The next person is at the screen. */
  takeOver(): void {
    this.handover = null;
  }
}
