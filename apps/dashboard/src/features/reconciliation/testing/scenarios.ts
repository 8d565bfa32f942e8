import settledFile from '../../../../../../openapi/features/settlements/examples/settlement-settled.json' with { type: 'json' };
import topUpFile from '../../../../../../openapi/features/top-ups/examples/top-up-completed.json' with { type: 'json' };
import withdrawalFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-done.json' with { type: 'json' };
import { offline, ok, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, onePage } from '../../../shared/testing/list-states.ts';

const settled = example<'getSettlement'>(settledFile).data;
const done = example<'getWithdrawal'>(withdrawalFile).data;
const completed = example<'getTopUp'>(topUpFile).data;

const settlementOn = (day: string, amount: number, n: number) => ({
  ...settled,
  id: `set_01KAJ8000000000000000003${String(n).padStart(2, '0')}`,
  amount,
  settled_at: `2026-11-${day}T07:30:00.000Z`,
  created_at: `2026-11-${day}T07:30:00.000Z`,
});

/** One of each result with the statement of BCA: one matched, one later, two in one sum, one missing. */
const settlements = [
  settlementOn('20', 500_000, 1),
  settlementOn('19', 980_500, 2),
  settlementOn('18', 2_400_000, 3),
  settlementOn('17', 1_250_000, 4),
  settlementOn('16', 400_000, 5),
  settlementOn('16', 350_000, 6),
  settlementOn('12', 3_000_000, 7),
];

const missingWithdrawal = {
  ...done,
  id: 'wdr_01KAJ800000000000000000009',
  amount: 4_000_000,
  transfers: done.transfers.map((transfer) => ({
    ...transfer,
    reference: 'wdr_01KAJ800000000000000000009',
    amount: 4_000_000,
    bank_reference: 'FT26317000001',
    ended_at: '2026-11-13T03:10:04.000Z',
  })),
};

const toOtherAccount = {
  ...missingWithdrawal,
  id: 'wdr_01KAJ800000000000000000010',
  account_number: '1370012345678',
  transfers: missingWithdrawal.transfers.map((transfer) => ({
    ...transfer,
    reference: 'wdr_01KAJ800000000000000000010',
  })),
};

const answers = {
  listSettlements: ok(onePage(settlements)),
  listWithdrawals: ok(onePage([done, missingWithdrawal, toOtherAccount])),
  listTopUps: ok(onePage([completed])),
} satisfies Scenario;

export const reconciliation = {
  records: answers,
  /** Settlements reach the balance, and the bank shows none of them. */
  intoBalance: { ...answers, listSettlements: ok(onePage([settlementOn('20', 7_777_000, 1)])) },
  noRecords: {
    listSettlements: ok(onePage([])),
    listWithdrawals: ok(onePage([])),
    listTopUps: ok(onePage([])),
  },
  pending: { ...answers, listSettlements: 'pending' },
  failed: { ...answers, listWithdrawals: failed },
  offline: { ...answers, listTopUps: offline() },
} satisfies Record<string, Scenario>;
