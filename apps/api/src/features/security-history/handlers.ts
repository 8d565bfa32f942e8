import { usesFor } from '@dasbor/domain/destination-accounts';
import { answerList } from '../../spec/answer/answer-list.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countEvents, historyFilters, selectEvents } from './repository.ts';
import { toSecurityEvent } from './rows.ts';

/** Shows both modes at once, because an intruder's mode is unknown. */
export const listSecurityHistory: Handler<'listSecurityHistory'> = (call) => {
  const reader = { masked: call.session.masksPersonalData, uses: usesFor(call.session, 'view') };
  return answerList(call, {
    filtered: historyFilters(call.query.filters),
    select: selectEvents,
    count: countEvents,
    present: async (rows) => rows.map((row) => toSecurityEvent(row, reader)),
  });
};
