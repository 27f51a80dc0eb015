/** The analysis of a finished game, as far as the server has it. */
import { showError } from '../errors';
import type { Socket } from '../socket';
import type { Analysis as Told, AskAnalysis, Lesson, TurningPoint } from '../types';

export class Analysis {
  /** Null until the server was asked. */
  told = $state.raw<Told | null>(null);
  #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Looks for it, begins it or stops it. */
  async ask(want: AskAnalysis['want']): Promise<void> {
    try {
      const told = await this.#socket.analysis(want);
      if (told) this.take(told);
    } catch (error) {
      showError(error);
    }
  }

  /** The server tells how far it is. */
  take(told: Told): void {
    this.told = told;
  }

  /** What there is to say about the decision that was taken at a version. */
  lessonAt(version: number): { kind: 'best' | 'costly'; lesson: Lesson } | null {
    const result = this.told?.result;
    for (const kind of ['costly', 'best'] as const) {
      const lesson = result?.[kind].find((one) => one.version === version);
      if (lesson) return { kind, lesson };
    }
    return null;
  }

  /** The turning point whose decision was taken at a version. */
  turningAt(version: number): TurningPoint | null {
    return this.told?.result?.turning.find((one) => one.version === version) ?? null;
  }
}
