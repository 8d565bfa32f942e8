import type { PayoutFailure } from '@dasbor/domain/payouts';

export type Account = { bank_code: string; account_number: string; account_name: string };

const RENT: Account = {
  bank_code: 'mandiri',
  account_number: '1310012345678',
  account_name: 'CV SEWA KIOS BANDUNG',
};
const CLOSED: Account = { bank_code: 'bca', account_number: '9915647002', account_name: 'CV GULA JAYA' };

/** Accounts of others, approved for fund transfers. The merchant's own is too. */
export const OTHERS = [RENT, CLOSED] as const;

/** Days ago, with hour and minute in Jakarta. */
export type Moment = readonly [days: number, hour: number, minute?: number];

export type BranchKey = 'bandung' | 'medan' | 'sari';

export const BRANCHES: Readonly<
  Record<BranchKey, { name: string; accountId: string | null; days: number; waitsInLive?: true }>
> = {
  bandung: { name: 'Kopi Nusantara Bandung', accountId: 'CBG-BDG', days: 80 },
  medan: { name: 'Kopi Nusantara Medan', accountId: 'CBG-MDN', days: 52 },
  // Not yet activated.
  sari: { name: 'Sari Wulandari', accountId: null, days: 3, waitsInLive: true },
};

export const TOP_UPS: readonly { to: BranchKey; amount: number; at: Moment }[] = [
  { to: 'bandung', amount: 12_000_000, at: [20, 10] },
  { to: 'medan', amount: 8_000_000, at: [12, 11] },
  { to: 'bandung', amount: 6_500_000, at: [5, 9, 40] },
];

export type PlannedTransfer = {
  from: BranchKey;
  /** Another balance, `merchant` for its own, or a bank account. */
  to: BranchKey | 'merchant' | Account;
  amount: number;
  notes: string;
  at: Moment;
  verdict: 'wait' | 'approve' | 'reject';
  failure?: PayoutFailure;
};

const rent = (at: Moment) =>
  ({ from: 'bandung', to: RENT, amount: 2_500_000, notes: 'Sewa kios Desember', at }) as const;

const remittance = (from: BranchKey, amount: number, at: Moment) =>
  ({ from, to: 'merchant', amount, notes: 'Setoran mingguan', at }) as const;

export const TRANSFERS: readonly PlannedTransfer[] = [
  { ...remittance('bandung', 4_000_000, [6, 14]), verdict: 'approve' },
  { ...rent([4, 10]), verdict: 'approve' },
  {
    from: 'bandung',
    to: CLOSED,
    amount: 750_000,
    notes: 'Gula aren',
    at: [3, 13],
    verdict: 'approve',
    failure: 'ACCOUNT_CLOSED',
  },
  { ...rent([2, 9, 15]), verdict: 'reject' },
  {
    from: 'medan',
    to: 'bandung',
    amount: 1_250_000,
    notes: 'Stok biji Gayo',
    at: [1, 15],
    verdict: 'approve',
  },
  { ...remittance('medan', 1_000_000, [1, 16, 30]), verdict: 'wait' },
];
