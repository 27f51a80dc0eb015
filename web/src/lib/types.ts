/** What travels between server and browser (protocol.ts), where the browser knows more of it than the server says. */
import type * as protocol from './protocol';
import type { Answer as AnyAnswer, GameDetails, TableView } from './protocol';

export type * from './protocol';
export type { TableView as View } from './protocol';

/** A game, with its own kind of box. */
export interface GameMeta<Components = unknown> extends Omit<GameDetails, 'components'> {
  components: Components;
}

/** A message with its view, however that was told (`differences.ts`). */
type WithView<Message> = Omit<Message, 'view' | 'changes'> & { view: TableView };
export type Step = WithView<protocol.Step>;
export type SeatChanged = WithView<protocol.SeatChanged>;
export type Welcome = Omit<protocol.Welcome, 'missed'> & { missed: Step[] };

type Part<Key extends keyof AnyAnswer> = Required<Pick<AnyAnswer, Key>>;

/** What a move would do, or why it is not allowed. */
export type Answer =
  ({ legal: true } & Part<'effect' | 'points' | 'scores'>) | ({ legal: false } & Part<'why' | 'rule'>);
