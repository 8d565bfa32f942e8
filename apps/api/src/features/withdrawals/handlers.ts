import sql, { empty } from 'sql-template-tag';
import { transfersOf } from '../../platform/payouts/transfers.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countWithdrawals, findWithdrawal, selectWithdrawals } from './repository.ts';
import { toWithdrawal } from './rows.ts';

export { createWithdrawal } from './create.ts';
export { approveWithdrawal, rejectWithdrawal } from './review.ts';
export { getWithdrawalSchedule, setWithdrawalSchedule } from './schedule.ts';

export const listWithdrawals: Handler<'listWithdrawals'> = (call) => {
  const { status, source } = call.query.filters ?? {};
  return answerList(call, {
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${source ? sql`and source = any(${source}::text[])` : empty}`,
    select: selectWithdrawals,
    count: countWithdrawals,
    present: async (rows) => {
      const transfers = await transfersOf(
        call.tx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toWithdrawal(row, transfers.get(row.id) ?? []));
    },
  });
};

export const getWithdrawal: Handler<'getWithdrawal'> = async ({ params, tx }) => {
  const row = await findWithdrawal(tx, params.id);
  if (!row) return problem('DPAY_WITHDRAWAL_NOT_FOUND');
  const transfers = await transfersOf(tx, [row.id]);
  return ok({ data: toWithdrawal(row, transfers.get(row.id) ?? []) });
};
