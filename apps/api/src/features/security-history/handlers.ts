import { answerList } from '../../spec/answer/answer-list.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countEvents, historyFilters, selectEvents } from './repository.ts';
import { toSecurityEvent } from './rows.ts';

/** Both modes at once: who looks for a stranger does not know in which mode to look. */
export const listSecurityHistory: Handler<'listSecurityHistory'> = (call) =>
  answerList(call, {
    filtered: historyFilters(call.query.filters),
    select: selectEvents,
    count: countEvents,
    present: async (rows) => rows.map((row) => toSecurityEvent(row, call.session.masksPersonalData)),
  });
