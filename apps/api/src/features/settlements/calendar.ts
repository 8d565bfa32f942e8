import { addDays, jakartaDate } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import { CALENDAR_DAYS, INDONESIAN_HOLIDAYS, settlementCalendar } from '@dasbor/domain/payments';
import type { SettlementCalendar } from '@dasbor/domain/payments';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { countPayments, paymentFilters, selectPayments, toPayment } from '../payments/public.ts';
import { sumByDueDay } from './calendar-repository.ts';
import { toCalendar, toDuePayments } from './calendar-rows.ts';

export const getSettlementCalendar: Handler<'getSettlementCalendar'> = async ({
  query,
  session,
  tx,
  now,
}) => {
  const today = jakartaDate(calendarNow(now, session));
  return ok({ data: toCalendar(today, await calendarOf(tx, { holder: holderOf(session, query), today })) });
};

/** What arrives in a balance in the next 30 days, and what is late. */
export const calendarOf = async (
  tx: Tx,
  { holder, today }: { holder: LedgerHolder; today: CalendarDate },
): Promise<SettlementCalendar> => {
  const due = await sumByDueDay(tx, { holder, upTo: addDays(today, CALENDAR_DAYS - 1) });
  return settlementCalendar(due.map(toDuePayments), { today, holidays: INDONESIAN_HOLIDAYS });
};

export const listDuePayments: Handler<'listDuePayments'> = (call) => {
  const { params, query, session } = call;
  return answerList(call, {
    of: sql`settlement_status = 'need_to_settle' and settlement_due_date = ${params.date}::date
            and ${ofHolder(holderOf(session, query.filters))}`,
    filtered: paymentFilters(query.filters),
    select: selectPayments,
    count: countPayments,
    present: async (rows) => rows.map((row) => toPayment(row, session.masksPersonalData)),
  });
};

/** A key of a subaccount sees only its own payments, whichever balance it asks for. */
const holderOf = (
  { subaccountId }: Call['session'],
  { subaccount_id: asked }: { subaccount_id?: string } = {},
): LedgerHolder => asked ?? subaccountId ?? THE_MERCHANT;
