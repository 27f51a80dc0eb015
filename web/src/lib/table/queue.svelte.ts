/** Decisions that came from the server and are shown one after the other: bots at the chosen pace. */
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
  isBot(seat: number): boolean;
  familyOf(seat: number): number;
  showStep(step: Step): void;
}

export class StepQueue {
  /** What is still to be shown. */
  steps = $state.raw<Step[]>([]);
  #host: Host;
  #running = false;
  #skipping = false;
  /** Ends the pause or the flight that is waited for. */
  #endWait: (() => void) | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  add(step: Step): void {
    this.steps = [...this.steps, step];
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
    if (this.#running) return;
    this.#running = true;
    for (let step = this.steps[0]; step; step = this.steps[0]) await this.#show(step);
    if (prefs.follow) this.#host.screen.look(null);
    this.#skipping = false;
    this.#running = false;
  }

  async #show(step: Step): Promise<void> {
    const bot = this.#host.isBot(step.seat);
    if (bot && !this.#fast) await this.#pause(PAUSE[prefs.pace]);
    // The queue may have been cleared meanwhile, by an undo or a new connection.
    if (this.steps[0] !== step) return;
    const flights = bot && this.#fast ? null : prepareFlights(step.flights, step.seat, this.#host);
    if (bot && prefs.follow) this.#host.screen.look(step.seat);
    this.steps = this.steps.slice(1);
    this.#host.showStep(step);
    await tick();
    const landed = flights?.fly();
    // A bot waits for its pieces to land; a person may go on at once.
    if (bot && landed) await Promise.race([landed, this.#skipped()]);
  }

  /** Bots are shown without pauses. */
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
