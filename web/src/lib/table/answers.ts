/** The server's answers about moves, each asked for once per revision. */
import type { Socket } from '../socket';
import type { Answer } from '../types';

export class Answers {
  #socket: Socket;
  #answers = new Map<number, Promise<Answer>>();

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** What a move would do, or why it cannot be made. */
  ask(action: number): Promise<Answer> {
    let answer = this.#answers.get(action);
    if (!answer) {
      answer = this.#socket.ask(action);
      // A question that failed may be asked again.
      answer.catch(() => this.#answers.delete(action));
      this.#answers.set(action, answer);
    }
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }
}
