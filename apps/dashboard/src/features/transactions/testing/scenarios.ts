import emptyFile from '../../../../../../openapi/features/transactions/examples/transactions-empty.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/transactions/examples/transactions-page.json' with { type: 'json' };
import leftOutFile from '../../../../../../openapi/features/transactions/examples/totals-left-out.json' with { type: 'json' };
import totalsFile from '../../../../../../openapi/features/transactions/examples/totals.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';

export const transactionsPage = example<'listTransactions'>(pageFile);
const totals = example<'getTransactionTotals'>(totalsFile);
const none = { ...totals.data, money_in: 0, money_out: 0, net: 0 };
const forbidden = problem(403, 'DPAY_FORBIDDEN', { permission: 'payment.view' });

const shown = { listTransactions: ok(transactionsPage), getTransactionTotals: ok(totals) };
/** Rows as the server sums them, if only some kinds are listed. */
const summed = (rows: typeof transactionsPage.data) =>
  rows.map((row, at) => ({
    ...row,
    running_sum: rows.slice(at).reduce((sum, { money_in: into, money_out: out }) => sum + into - out, 0),
  }));
const kinds = (kind: string) =>
  ok({
    ...transactionsPage,
    data: transactionsPage.data.map((row) => ({ ...row, kind })),
  } as typeof transactionsPage);

export const transactionStates = {
  page: shown,
  empty: {
    listTransactions: ok(example<'listTransactions'>(emptyFile)),
    getTransactionTotals: ok({ data: none }),
  },
  leftOut: {
    listTransactions: ok({
      ...transactionsPage,
      data: summed(
        transactionsPage.data.filter(({ kind }) => kind !== 'withdrawal' && kind !== 'disbursement'),
      ),
    }),
    getTransactionTotals: ok(example<'getTransactionTotals'>(leftOutFile)),
  },
  moreOutThanIn: {
    ...shown,
    getTransactionTotals: ok({ data: { ...totals.data, money_in: 5_000_000, net: -2_553_710 } }),
  },
  unknownKind: { ...shown, listTransactions: kinds('cashback') },
  longest: {
    ...shown,
    listTransactions: ok({
      ...transactionsPage,
      data: transactionsPage.data.map((row) => ({
        ...row,
        kind: 'settlement' as const,
        counterparty: LONGEST.name,
        reference: LONGEST.name,
        money_in: LONGEST.rupiah,
        money_out: 0,
        running_sum: -LONGEST.rupiah,
      })),
    }),
  },
  pending: { listTransactions: 'pending', getTransactionTotals: 'pending' },
  failed: { listTransactions: failed, getTransactionTotals: failed },
  totalsFailed: { ...shown, getTransactionTotals: failed },
  offline: { listTransactions: offline(), getTransactionTotals: offline() },
  forbidden: { listTransactions: forbidden, getTransactionTotals: forbidden },
} satisfies Record<string, Scenario>;
