import { err, ok, type Result } from './result.ts';

/** A state machine as data: the next statuses of each status. */
export type TransitionTable<Status extends string> = Readonly<Record<Status, readonly NoInfer<Status>[]>>;

export type Transitions<Status extends string> = {
  readonly statuses: readonly Status[];
  canMove(from: Status, to: Status): boolean;
  move(from: Status, to: Status): Result<Status, 'DPAY_TRANSITION_NOT_ALLOWED'>;
  isFinal(status: Status): boolean;
  next(status: Status): readonly Status[];
};

/** A status has no transition to itself; an unknown status has none at all. */
export const defineTransitions = <Status extends string>(
  table: TransitionTable<Status>,
): Transitions<Status> => {
  const next = (status: Status): readonly Status[] => (Object.hasOwn(table, status) ? table[status] : []);
  const canMove = (from: Status, to: Status) => next(from).includes(to);

  return {
    statuses: Object.keys(table) as Status[],
    next,
    canMove,
    move: (from, to) => (canMove(from, to) ? ok(to) : err('DPAY_TRANSITION_NOT_ALLOWED', { from, to })),
    isFinal: (status) => Object.hasOwn(table, status) && next(status).length === 0,
  };
};
