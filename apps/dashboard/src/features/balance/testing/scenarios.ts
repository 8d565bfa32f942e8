import balanceEmpty from '../../../../../../openapi/features/balance/examples/balance-empty.json' with { type: 'json' };
import balanceFile from '../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import entriesFile from '../../../../../../openapi/features/balance/examples/entries-page.json' with { type: 'json' };
import type { SuccessBody } from '@dasbor/sdk';
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, onePage } from '../../../shared/testing/list-states.ts';

type Entry = SuccessBody<'listBalanceEntries'>['data'][number];

export const balanceAnswer = example<'getBalance'>(balanceFile);
const payouts = example<'listBalanceEntries'>(entriesFile);

const entry = (
  sequence: number,
  kind: Entry['kind'],
  id: string,
  amount: number,
  closing: number,
): Entry => ({
  sequence,
  transaction_time: `2026-11-20T03:${sequence}:08.511Z`,
  kind,
  reference_id: id,
  payout: null,
  debit: Math.max(-amount, 0),
  credit: Math.max(amount, 0),
  closing_balance: closing,
  currency: 'IDR',
});

/** The contract's entries, and a withdrawal in two transfers of which one came back, after a top up. */
export const entriesPage: SuccessBody<'listBalanceEntries'> = {
  ...payouts,
  data: [
    entry(46, 'withdrawal.released', 'wdr_01KAJ800000000000000000004-2', 250_000, 84_462_500),
    entry(45, 'withdrawal.reserved', 'wdr_01KAJ800000000000000000004-2', -250_000, 84_212_500),
    entry(44, 'withdrawal.reserved', 'wdr_01KAJ800000000000000000004-1', -4_750_000, 84_462_500),
    entry(43, 'top_up.paid', 'top_01KAJ800000000000000000001', 5_000_000, 89_212_500),
    ...payouts.data,
  ],
};

const shown = { getBalance: ok(balanceAnswer), listBalanceEntries: ok(entriesPage) };
const forbidden = problem(403, 'DPAY_FORBIDDEN', { permission: 'withdrawal.view' });
const featureOff = problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'balance' });

export const balanceStates = {
  page: shown,
  empty: {
    getBalance: ok(example<'getBalance'>(balanceEmpty)),
    listBalanceEntries: ok(onePage([])),
  },
  negativePending: { ...shown, getBalance: ok({ data: { ...balanceAnswer.data, pending: -4_440 } }) },
  low: {
    ...shown,
    getBalance: ok({
      data: { ...balanceAnswer.data, available: 4_500_000, low_since: '2026-11-20T02:10:00.000Z' },
    }),
  },
  automatic: {
    ...shown,
    getBalance: ok({
      data: {
        ...balanceAnswer.data,
        automatic_withdrawals: [
          { source: 'scheduled', next_at: '2026-11-20T07:00:00.000Z' },
          { source: 'sweep_out', next_at: '2026-11-20T16:45:00.000Z' },
        ],
      },
    }),
  },
  unknownKind: {
    ...shown,
    listBalanceEntries: ok({
      ...entriesPage,
      data: [{ ...entry(47, 'top_up.paid', 'adj_01KAJ8', 1_000, 84_463_500), kind: 'adjustment.posted' }],
    } as unknown as typeof entriesPage),
  },
  pending: { getBalance: 'pending', listBalanceEntries: 'pending' },
  failed: { getBalance: failed, listBalanceEntries: failed },
  figuresFailed: { ...shown, getBalance: failed },
  offline: { getBalance: offline(), listBalanceEntries: offline() },
  forbidden: { getBalance: forbidden, listBalanceEntries: forbidden },
  featureOff: { getBalance: featureOff, listBalanceEntries: featureOff },
} satisfies Record<string, Scenario>;
