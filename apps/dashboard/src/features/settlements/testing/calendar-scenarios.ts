import calendarFile from '../../../../../../openapi/features/settlements/examples/calendar.json' with { type: 'json' };
import lateFile from '../../../../../../openapi/features/settlements/examples/calendar-late.json' with { type: 'json' };
import unknownYearFile from '../../../../../../openapi/features/settlements/examples/calendar-unknown-year.json' with { type: 'json' };
import paymentsFile from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import subaccountFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { DuePayments, SettlementCalendar } from '../api/types.ts';

const one = (file: { value: unknown }): SettlementCalendar => example<'getSettlementCalendar'>(file).data;
const [usual, late, unknownYear] = [calendarFile, lateFile, unknownYearFile].map(one) as [
  SettlementCalendar,
  SettlementCalendar,
  SettlementCalendar,
];

const NO_SUMS = {
  payment_count: 0,
  payment_amount: 0,
  refund_amount: 0,
  mdr_fee: 0,
  ppn: 0,
  amount: 0,
};

const empty: SettlementCalendar = {
  ...usual,
  days: usual.days.map((day) => ({ ...day, ...NO_SUMS, payments: [] })),
};

/** On the 23rd one method costs more than it brings; on the 24th it is the only one. */
const [arrives] = usual.days.flatMap((day) => day.payments);
const exceeding = (date: string): DuePayments => ({
  ...(arrives as DuePayments),
  method: 'retail_store',
  channel: 'ALFAMART',
  merchant_settlement_due_date: date,
  payment_count: 2,
  payment_amount: 9_000,
  refund_amount: 0,
  mdr_fee: 10_000,
  ppn: 1_100,
  amount: -2_100,
  exceeds_payments: true,
});
const exceeds: SettlementCalendar = {
  ...usual,
  days: usual.days.map((day) => {
    if (day.date === '2026-11-23') return { ...day, payments: [...day.payments, exceeding(day.date)] };
    if (day.date !== '2026-11-24') return day;
    return { ...day, ...NO_SUMS, payments: [exceeding(day.date)] };
  }),
};

const longest: SettlementCalendar = {
  ...late,
  days: late.days.map((day) => ({
    ...day,
    amount: LONGEST.rupiah,
    payments: day.payments.map((due) => ({ ...due, payment_amount: LONGEST.rupiah, amount: LONGEST.rupiah })),
  })),
};

export const { data: branch } = example<'getSubaccount'>(subaccountFile);
const payments = example<'listDuePayments'>(paymentsFile);
const showing = (calendar: SettlementCalendar): Scenario => ({
  getSettlementCalendar: ok({ data: calendar }),
  listSubaccounts: ok(onePage([])),
  listDuePayments: ok(payments),
});

export const calendarStates = {
  usual: showing(usual),
  late: showing(late),
  unknownYear: showing(unknownYear),
  empty: showing(empty),
  longest: showing(longest),
  exceeds: showing(exceeds),
  ofSubaccounts: {
    ...showing(usual),
    getSettlementCalendar: ({ query }) =>
      ok({ data: query?.['subaccount_id'] === branch.id ? empty : usual }),
    listSubaccounts: ok(onePage([branch])),
    getSubaccount: ok({ data: branch }),
  },
  pending: { getSettlementCalendar: 'pending' },
  failed: { getSettlementCalendar: failed },
  forbidden: { getSettlementCalendar: problem(403, 'DPAY_FORBIDDEN', { permission: 'settlement.view' }) },
  paymentsFailed: { ...showing(usual), listDuePayments: failed },
  settledMeanwhile: { ...showing(usual), listDuePayments: ok(onePage([])) },
} satisfies Record<string, Scenario>;
