import { addDays, jakartaDate, jakartaDayBounds, toldSum } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { calendarOf, settledWithin } from '../settlements/public.ts';
import type { SettledRow } from '../settlements/public.ts';
import { DEFAULT_DAYS } from './range.ts';

/** The calendar says what arrives in the balance; the list of settlements says what was settled. Both pages have the same figures. */
export const getSettlementsOverview: Handler<'getSettlementsOverview'> = async ({
  query,
  session,
  tx,
  now,
}) => {
  const to = jakartaDate(calendarNow(now, session));
  const from = addDays(to, 1 - (query.days ?? DEFAULT_DAYS));
  const { days, late: due } = await calendarOf(tx, { holder: THE_MERCHANT, today: to });
  // As in the calendar, payments below their fees and refunds are not late: nothing settles them by itself.
  const late = due.filter(({ exceedsPayments }) => !exceedsPayments);
  const settled = await settledWithin(tx, { from: jakartaDayBounds(from).from, to: jakartaDayBounds(to).to });
  const waiting = days
    .filter(({ arriving }) => arriving.count > 0)
    .map(({ date, arriving }) => ({ date, payment_count: arriving.count, amount: arriving.net }));
  return ok({
    data: {
      from,
      to,
      next: waiting[0] ?? null,
      waiting: {
        payment_count: waiting.reduce((total, { payment_count: count }) => total + count, 0),
        amount: toldSum(waiting.map(({ amount }) => amount)),
        days: waiting,
      },
      late: {
        payment_count: late.reduce((total, { count }) => total + count, 0),
        amount: toldSum(late.map(({ net }) => net)),
      },
      settled: counted(settled),
      settled_of_subaccounts: counted(settled.filter(({ of_subaccounts: isTheirs }) => isTheirs)),
    },
  });
};

const counted = (rows: readonly SettledRow[]) => ({
  count: rows.reduce((total, { count }) => total + Number(count), 0),
  amount: toldSum(rows.map(({ amount }) => amount)),
});
