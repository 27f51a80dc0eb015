/**
 * The WebSocket connection to a table. It begins with the key of this browser and the last revision it has seen.
 * Every request carries a `ref` and is answered by it. A lost connection is opened again after a growing delay, and
 * requests without an answer are sent again: a move has an id of its own, so the server takes it once. A table that is
 * gone is not asked for again.
 */
import { viewOf, withViews } from './differences';
import { RequestError } from './errors';
import { browserKey } from './key';
import type {
  Analysis,
  Answer,
  AskAnalysis,
  Chances,
  Changes,
  ClientMessage,
  Clock,
  Emote,
  Failure,
  Gathering,
  Hint,
  History,
  Moment,
  People,
  Rewound,
  Said,
  SeatChanged,
  ServerMessage,
  Step,
  UndoAsked,
  Undone,
  View,
  Welcome,
} from './types';

type WithoutRef<Message> = Message extends ClientMessage ? Omit<Message, 'ref'> : never;
/** What the browser asks for; the `ref` is added when it is sent. */
type Request = WithoutRef<ClientMessage>;

export interface Listener {
  welcome(welcome: Welcome): void;
  /** Nothing is dealt yet: people are waited for. */
  gathering(gathering: Gathering): void;
  step(step: Step): void;
  undone(undone: Undone): void;
  rewound(rewound: Rewound): void;
  chances(chances: Chances): void;
  analysis(analysis: Analysis): void;
  seat(change: SeatChanged): void;
  people(people: People): void;
  said(said: Said): void;
  undoAsked(asked: UndoAsked): void;
  clock(clock: Clock): void;
  /** An error that answers no request. */
  failure(failure: Failure): void;
  /** The connection was lost or is back. */
  online(online: boolean): void;
  /** The table can't be opened, now or later; a failure has told why. */
  gone(): void;
}

interface Pending {
  message: Request & { ref: string };
  resolve(value: unknown): void;
  reject(error: RequestError): void;
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 8000;
/** The code of the server for a table that is unknown, damaged or deleted. */
const GONE = 4404;
/** What this browser may do has changed: it should connect again at once. */
const AGAIN = 4409;

export class Socket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #count = 0;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ready = false;
  #closed = false;
  /** The last that was told of the game; null at first. */
  #view: View | null = null;
  /** Before the ids of moves: another page has another one. */
  readonly #page = Math.random().toString(36).slice(2);

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#open();
    window.addEventListener('online', this.#reconnect);
  }

  /** Resolves when the move is on the server's disk. */
  move = (action: number, revision: number) =>
    this.#request<void>({ type: 'move', action, revision, id: `${this.#page}-${this.#count}` });
  undo = (to: number, revision: number) => this.#request<void>({ type: 'undo', to, revision });
  askUndo = (to: number, revision: number) => this.#request<void>({ type: 'ask-undo', to, revision });
  consent = (yes: boolean, revision: number) => this.#request<void>({ type: 'consent', yes, revision });
  say = (text: string) => this.#request<void>({ type: 'say', text });
  show = (emote: Emote) => this.#request<void>({ type: 'say', emote });
  seat = (seat: number, bot: string | null) => this.#request<void>({ type: 'seat', seat, bot });
  ask = (action: number) => this.#request<Answer>({ type: 'ask', action });
  at = (version: number) => this.#request<Moment>({ type: 'at', version }).then((moment) => moment.view);
  history = () => this.#request<History>({ type: 'history' });
  /** Undefined if the game has gone on while there was no connection. */
  hint = (revision: number) => this.#request<Hint | undefined>({ type: 'hint', revision });
  promise = (seat: number, hash: string) => this.#request<void>({ type: 'promise', seat, hash });
  contribute = (seat: number, contribution: string) =>
    this.#request<void>({ type: 'contribute', seat, contribution });
  begin = (bot: string | null) => this.#request<void>({ type: 'begin', bot });
  chances = (on: boolean) => this.#request<void>({ type: 'chances', on });
  analysis = (want: AskAnalysis['want']) => this.#request<Analysis>({ type: 'analysis', want });

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#reconnect);
    this.#socket?.close();
    this.#pending.clear();
  }

  #request<T>(message: Request): Promise<T> {
    const ref = `r${++this.#count}`;
    return new Promise<T>((resolve, reject) => {
      const pending = { message: { ...message, ref }, resolve: resolve as (value: unknown) => void, reject };
      this.#pending.set(ref, pending);
      this.#send(pending);
    });
  }

  #send(pending: Pending): void {
    if (this.#ready) this.#socket!.send(JSON.stringify(pending.message));
  }

  #reconnect = (): void => {
    if (!this.#socket && !this.#closed) this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    const socket = this.connect(this.url);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          ref: 'hello',
          key: browserKey(),
          revision: this.#view?.revision ?? null,
        }),
      );
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.#onClose(socket, code);
  }

  #onClose(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#ready = false;
    this.listener.online(false);
    if (code === GONE) {
      this.close();
      return this.listener.gone();
    }
    // Once at once: if that does not help, there is no hurry.
    if (code === AGAIN && this.#attempts++ === 0) return this.#open();
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts++);
    // Half of the delay is random, so that not all clients of a restarted server come at once.
    this.#timer = setTimeout(() => this.#open(), delay / 2 + (Math.random() * delay) / 2);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#onWelcome({ ...message, missed: withViews(message.missed) });
      case 'gathering':
        return this.#onGathering(message);
      case 'step':
        this.#onView(message, (view) => this.listener.step({ ...message, view }));
        return this.#resolve(message.ref, undefined);
      case 'undone':
        this.#onView(message, (view) => this.listener.undone({ ...message, view }));
        return this.#resolve(message.ref, undefined);
      case 'rewound':
        this.#onView(message, () => this.listener.rewound(message));
        return this.#resolve(message.ref, undefined);
      case 'chances':
        this.listener.chances(message);
        return this.#resolve(message.ref, undefined);
      case 'analysis':
        if (message.ref === null) this.listener.analysis(message);
        return this.#resolve(message.ref, message);
      case 'seat':
        this.#onView(message, (view) => this.listener.seat({ ...message, view }));
        return this.#resolve(message.ref, undefined);
      case 'people':
        return this.listener.people(message);
      case 'said':
        this.listener.said(message);
        return this.#resolve(message.ref, undefined);
      case 'undo-asked':
        this.listener.undoAsked(message);
        return this.#resolve(message.ref, undefined);
      case 'clock':
        return this.listener.clock(message);
      case 'done':
        return this.#resolve(message.ref, undefined);
      case 'error':
        return this.#onError(message);
      default:
        return this.#resolve(message.ref, message);
    }
  }

  #onGathering(gathering: Gathering): void {
    if (!this.#ready) {
      // Whatever was asked for over the last connection was meant for it.
      for (const ref of [...this.#pending.keys()]) this.#resolve(ref, undefined);
      this.#attempts = 0;
      this.#ready = true;
      this.listener.online(true);
    }
    this.listener.gathering(gathering);
  }

  /** Hands on a view; if it was told against one that is not here, the whole game is asked for instead. */
  #onView(message: { view?: View; changes?: Changes }, hear: (view: View) => void): void {
    const view = viewOf(message, this.#view);
    if (!view) {
      this.#view = null;
      if (!this.#isLooking) void this.#request({ type: 'look' });
      return;
    }
    this.#view = view;
    hear(view);
  }

  #onWelcome(welcome: Welcome): void {
    this.#attempts = 0;
    this.#ready = true;
    this.#view = welcome.view;
    this.listener.welcome(welcome);
    this.listener.online(true);
    for (const pending of [...this.#pending.values()]) {
      // A move is sent again: the server knows whether it was taken before the connection was lost. Anything else
      // that was meant for an older revision is out of date.
      const { message } = pending;
      const beforeTheDeal = ['promise', 'contribute', 'begin'].includes(message.type);
      if (beforeTheDeal) this.#resolve(message.ref, undefined);
      else if ('revision' in message && message.type !== 'move' && message.revision !== welcome.view.revision)
        this.#resolve(message.ref, undefined);
      else this.#send(pending);
    }
  }

  get #isLooking(): boolean {
    return [...this.#pending.values()].some(({ message }) => message.type === 'look');
  }

  #resolve(ref: string | null, value: unknown): void {
    if (ref === null) return;
    this.#pending.get(ref)?.resolve(value);
    this.#pending.delete(ref);
  }

  #onError({ ref, error, text }: { ref: string | null } & Failure): void {
    const pending = ref === null ? undefined : this.#pending.get(ref);
    if (!pending) return this.listener.failure({ error, text });
    this.#pending.delete(ref!);
    pending.reject(new RequestError({ error, text }));
  }
}

export function socketUrl(table: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/socket`;
}
