import calendarFile from '../../../../../../openapi/features/settlements/examples/calendar.json' with { type: 'json' };
import lateFile from '../../../../../../openapi/features/settlements/examples/calendar-late.json' with { type: 'json' };
import unknownYearFile from '../../../../../../openapi/features/settlements/examples/calendar-unknown-year.json' with { type: 'json' };
import paymentsFile from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { SettlementCalendar } from '../api/types.ts';

const one = (file: { value: unknown }): SettlementCalendar => example<'getSettlementCalendar'>(file).data;
const [usual, late, unknownYear] = [calendarFile, lateFile, unknownYearFile].map(one) as [
  SettlementCalendar,
  SettlementCalendar,
  SettlementCalendar,
];

const empty: SettlementCalendar = {
  ...usual,
  days: usual.days.map((day) => ({
    ...day,
    payment_count: 0,
    payment_amount: 0,
    refund_amount: 0,
    mdr_fee: 0,
    ppn: 0,
    amount: 0,
    payments: [],
  })),
};

const longest: SettlementCalendar = {
  ...late,
  days: late.days.map((day) => ({
    ...day,
    amount: LONGEST.rupiah,
    payments: day.payments.map((due) => ({ ...due, payment_amount: LONGEST.rupiah, amount: LONGEST.rupiah })),
  })),
};

const payments = example<'listDuePayments'>(paymentsFile);
const showing = (calendar: SettlementCalendar): Scenario => ({
  getSettlementCalendar: ok({ data: calendar }),
  listDuePayments: ok(payments),
});

export const calendarStates = {
  usual: showing(usual),
  late: showing(late),
  unknownYear: showing(unknownYear),
  empty: showing(empty),
  longest: showing(longest),
  pending: { getSettlementCalendar: 'pending' },
  failed: { getSettlementCalendar: failed },
  forbidden: { getSettlementCalendar: problem(403, 'DPAY_FORBIDDEN', { permission: 'settlement.view' }) },
  paymentsFailed: { ...showing(usual), listDuePayments: failed },
  settledMeanwhile: { ...showing(usual), listDuePayments: ok(onePage([])) },
} satisfies Record<string, Scenario>;
