/** Decisions that came from the server and are shown one after the other: those of others at the chosen pace. */
import { tick } from 'svelte';
import { prepareFlights } from '../flights';
import type { GameModule } from '../game';
import { PAUSE, prefs } from '../prefs.svelte';
import type { Step } from '../types';
import type { Screen } from './screen.svelte';

interface Host {
  readonly game: GameModule;
  readonly replaying: boolean;
  readonly screen: Screen;
  plays(seat: number): boolean;
  familyOf(seat: number): number;
  showStep(step: Step): void;
}

export class StepQueue {
  /** What is still to be shown. */
  steps = $state.raw<Step[]>([]);
  #host: Host;
  /** Something is being shown, down to the last piece that is on its way. */
  showing = $state(false);
  #skipping = false;
  /** When the last step was there to see. */
  #shown = performance.now();
  /** Ends the pause or the flight that is waited for. */
  #endWait: (() => void) | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  add(...steps: Step[]): void {
    this.steps = [...this.steps, ...steps];
    void this.#run();
  }

  /** Drops what is still to be shown. */
  clear(): void {
    this.steps = [];
  }

  /** Shows everything that is waiting at once. */
  skip(): void {
    this.#skipping = true;
    this.#endWait?.();
  }

  async #run(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let step = this.steps[0]; step; step = this.steps[0]) await this.#show(step);
    if (prefs.follow) this.#host.screen.look(null);
    this.#skipping = false;
    this.showing = false;
  }

  async #show(step: Step): Promise<void> {
    const other = !this.#host.plays(step.seat);
    // Whoever has watched a bot think need not wait any longer.
    const wait = PAUSE[prefs.pace] - (performance.now() - this.#shown);
    if (other && wait > 0 && !this.#fast) await this.#pause(wait);
    // The queue may have been cleared meanwhile, by an undo or a new connection.
    if (this.steps[0] !== step) return;
    const flights = other && this.#fast ? null : prepareFlights(step.flights, step.seat, this.#host);
    if (other && prefs.follow) this.#host.screen.look(step.seat);
    this.steps = this.steps.slice(1);
    this.#host.showStep(step);
    await tick();
    const landed = flights?.fly();
    // What others do waits for its pieces to land; a person may go on at once.
    if (other && landed) await Promise.race([landed, this.#skipped()]);
    this.#shown = performance.now();
  }

  /** Others are shown without pauses. */
  get #fast(): boolean {
    return this.#skipping || prefs.pace === 'skip' || document.hidden || this.#host.replaying;
  }

  #pause(time: number): Promise<void> {
    return Promise.race([new Promise<void>((resolve) => setTimeout(resolve, time)), this.#skipped()]);
  }

  #skipped(): Promise<void> {
    return new Promise((resolve) => (this.#endWait = resolve));
  }
}
