import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countFundTransfers, findFundTransfer, selectFundTransfers } from './repository.ts';
import { toFundTransfer } from './rows.ts';

export { createFundTransfer } from './create.ts';
export { approveFundTransfer, rejectFundTransfer } from './review.ts';

export const listFundTransfers: Handler<'listFundTransfers'> = (call) => {
  const { status, type, subaccount_id: subaccount } = call.query.filters ?? {};
  return answerList(call, {
    hidden: sql`account_number`,
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${type ? sql`and type = any(${type}::text[])` : empty}
      ${subaccount ? sql`and (source = ${subaccount} or destination = ${subaccount})` : empty}`,
    select: selectFundTransfers,
    count: countFundTransfers,
    present: async (rows) => rows.map((row) => toFundTransfer(row, call.session.masksPersonalData)),
  });
};

export const getFundTransfer: Handler<'getFundTransfer'> = async ({ params, tx, session }) => {
  const row = await findFundTransfer(tx, params.id);
  return row
    ? ok({ data: toFundTransfer(row, session.masksPersonalData) })
    : problem('DPAY_FUND_TRANSFER_NOT_FOUND');
};
