import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countPayments, selectPayments, sumByChannel, toPayment } from '../payments/public.ts';
import { countSettlements, findSettlement, selectSettlements } from './repository.ts';
import { toBreakdownLine, toSettlement } from './rows.ts';

export { getSettlementCalendar, listDuePayments } from './calendar.ts';
export { getSettlementFile } from './file.ts';

export const listSettlements: Handler<'listSettlements'> = (call) => {
  const { status, type, method, subaccount_id: subaccountId } = call.query.filters ?? {};
  return answerList(call, {
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${type ? sql`and type = any(${type}::text[])` : empty}
      ${method ? sql`and method = any(${method}::text[])` : empty}
      ${subaccountId ? sql`and subaccount_id = ${subaccountId}` : empty}`,
    select: selectSettlements,
    count: countSettlements,
    present: async (rows) => rows.map(toSettlement),
  });
};

export const getSettlement: Handler<'getSettlement'> = async ({ params, tx }) => {
  const row = await findSettlement(tx, params.id);
  return row ? ok({ data: toSettlement(row) }) : problem('DPAY_SETTLEMENT_NOT_FOUND');
};

export const listSettlementPayments: Handler<'listSettlementPayments'> = async (call) => {
  const { params, tx, session } = call;
  if (!(await findSettlement(tx, params.id))) return problem('DPAY_SETTLEMENT_NOT_FOUND');
  return answerList(call, {
    of: sql`settlement_id = ${params.id}`,
    filtered: empty,
    select: selectPayments,
    count: countPayments,
    present: async (rows) => rows.map((row) => toPayment(row, session.masksPersonalData)),
  });
};

export const getSettlementBreakdown: Handler<'getSettlementBreakdown'> = async ({ params, tx }) => {
  if (!(await findSettlement(tx, params.id))) return problem('DPAY_SETTLEMENT_NOT_FOUND');
  const sums = await sumByChannel(tx, sql`settlement_id = ${params.id}`);
  return ok({ data: sums.map(toBreakdownLine) });
};
