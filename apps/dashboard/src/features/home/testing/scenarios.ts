import balanceEmpty from '../../../../../../openapi/features/balance/examples/balance-empty.json' with { type: 'json' };
import balance from '../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import activity from '../../../../../../openapi/features/home/examples/activity.json' with { type: 'json' };
import byStatus from '../../../../../../openapi/features/home/examples/payments-by-status.json' with { type: 'json' };
import quiet from '../../../../../../openapi/features/home/examples/disbursement-snapshot-quiet.json' with { type: 'json' };
import snapshot from '../../../../../../openapi/features/home/examples/disbursement-snapshot.json' with { type: 'json' };
import summary from '../../../../../../openapi/features/home/examples/summary-7-days.json' with { type: 'json' };
import noTrade from '../../../../../../openapi/features/home/examples/summary-no-trade.json' with { type: 'json' };
import settlements from '../../../../../../openapi/features/home/examples/settlements-overview.json' with { type: 'json' };
import noSettlements from '../../../../../../openapi/features/home/examples/settlements-overview-empty.json' with { type: 'json' };
import lateSettlements from '../../../../../../openapi/features/home/examples/settlements-overview-late.json' with { type: 'json' };
import started from '../../../../../../openapi/features/home/examples/started-steps.json' with { type: 'json' };
import startedDone from '../../../../../../openapi/features/home/examples/started-steps-done.json' with { type: 'json' };
import startedNew from '../../../../../../openapi/features/home/examples/started-steps-new.json' with { type: 'json' };
import neverDismissed from '../../../../../../openapi/features/home/examples/whats-new-never.json' with { type: 'json' };
import invoiceTotals from '../../../../../../openapi/features/invoices/examples/invoice-totals.json' with { type: 'json' };
import noInvoices from '../../../../../../openapi/features/invoices/examples/invoice-totals-empty.json' with { type: 'json' };
import { addDays } from '@dasbor/domain/kernel';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import news from '../cards/news.gen.json' with { type: 'json' };
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';

const week = example<'getHomeSummary'>(summary);

/** Sixty days of sales, generated from the example's week. */
const sixtyDays: typeof week = {
  data: {
    ...week.data,
    days: 60,
    from: '2026-09-23',
    by_day: Array.from({ length: 60 }, (_, index) => {
      const like = week.data.by_day[index % week.data.by_day.length];
      return { count: 0, amount: 0, ...like, date: addDays('2026-09-23', index) };
    }),
  },
};

const statuses = example<'getPaymentsByStatus'>(byStatus);

const trade = {
  getBalance: ok(example<'getBalance'>(balance)),
  getHomeSummary: ok(week),
  getPaymentsByStatus: ok(statuses),
  listActivity: ok(example<'listActivity'>(activity)),
  getDisbursementSnapshot: ok(example<'getDisbursementSnapshot'>(snapshot)),
  getInvoiceTotals: ok(example<'getInvoiceTotals'>(invoiceTotals)),
  getSettlementsOverview: ok(example<'getSettlementsOverview'>(settlements)),
  getStartedSteps: ok(example<'getStartedSteps'>(startedDone)),
  getWhatsNew: ok(example<'getWhatsNew'>(neverDismissed)),
} satisfies Scenario;

const empty = {
  getBalance: ok(example<'getBalance'>(balanceEmpty)),
  getHomeSummary: ok(example<'getHomeSummary'>(noTrade)),
  getPaymentsByStatus: ok({ data: [] }),
  listActivity: ok({ data: [] }),
  getDisbursementSnapshot: ok(example<'getDisbursementSnapshot'>(quiet)),
  getInvoiceTotals: ok(example<'getInvoiceTotals'>(noInvoices)),
  getSettlementsOverview: ok(example<'getSettlementsOverview'>(noSettlements)),
  getStartedSteps: ok(example<'getStartedSteps'>(startedNew)),
  getWhatsNew: ok({ data: { dismissed: news[0]?.id ?? null } }),
} satisfies Scenario;

/** What one card asks for. */
export type CardOperation = keyof typeof trade;

const withSteps = {
  ...trade,
  getStartedSteps: ok(example<'getStartedSteps'>(started)),
  hideStartedSteps: ok(),
  dismissWhatsNew: empty.getWhatsNew,
} satisfies Scenario;

/** The answer of one card differs, a failure only once; all others show a week of trade. */
export const withCard = (operation: CardOperation, state: 'pending' | 'failed' | 'empty'): Scenario => ({
  ...withSteps,
  [operation]: { pending: 'pending', failed: [failed, withSteps[operation]], empty: empty[operation] }[state],
});

export const home = {
  trade,
  sixtyDays: { ...trade, getHomeSummary: ok(sixtyDays) },
  /** The server's date is one day behind the device's. */
  ofServerDay: {
    ...trade,
    getHomeSummary: ok({ data: { ...week.data, from: '2026-11-14', to: '2026-11-20' } }),
  },
  nothingRejected: {
    ...trade,
    getPaymentsByStatus: ok({
      data: statuses.data.map((row) => (row.status === 'rejected' ? { ...row, count: 0, amount: 0 } : row)),
    }),
  },
  longSums: {
    ...trade,
    getPaymentsByStatus: ok({ data: statuses.data.map((row) => ({ ...row, amount: LONGEST.rupiah })) }),
  },
  youngMerchant: {
    ...trade,
    getHomeSummary: ok({ data: { ...week.data, is_comparable: false } }),
  },
  lateSettlements: {
    ...trade,
    getSettlementsOverview: ok(example<'getSettlementsOverview'>(lateSettlements)),
  },
  started: withSteps,
  newMerchant: empty,
  pending: Object.fromEntries(Object.keys(trade).map((operation) => [operation, 'pending'])) as Scenario,
  failed: Object.fromEntries(Object.keys(trade).map((operation) => [operation, failed])) as Scenario,
  invoicesFailOnce: {
    ...trade,
    getInvoiceTotals: [failed, trade.getInvoiceTotals],
  },
  snapshotFailsOnce: {
    ...trade,
    getDisbursementSnapshot: [failed, trade.getDisbursementSnapshot],
  },
} satisfies Record<string, Scenario>;
