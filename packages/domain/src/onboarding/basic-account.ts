import type { FeatureConfig, Flag } from '../access/index.ts';
import { err, ok, type Result, type Rupiah, rupiah } from '../kernel/index.ts';
import { MDR_RATES } from '../payments/index.ts';
import type { OnboardingProblemCode } from './problems.ts';
import type { OnboardingStatus } from './standing.ts';

/** Product spec §9: a basic account settles IDR 25 million in all. The only place where this limit and these fees stand. */
export const BASIC_ACCOUNT = {
  settlementLimit: rupiah(25_000_000),
  /** Without PPN. */
  fees: { va: MDR_RATES.va, ewallet: MDR_RATES.ewallet },
} as const;

/**
 * Features that pay other people or hold their money. Product spec §1: a full account needs business documents; a basic account is limited.
 * The features are our choice (docs/decisions/0053).
 */
export const FULL_ACCOUNT_FLAGS: readonly Flag[] = [
  'disbursement',
  'disbursement_approval_otp',
  'subaccount',
  'fund_transfer',
  'fund_transfer_whitelist',
];

/** The live features that a decision turns on. Those that somebody set before keep their value. */
export const LIVE_FEATURES: Readonly<Record<'basic' | 'full', FeatureConfig>> = {
  basic: { refund: true, invoice: true, invoice_document: true, balance: true, withdrawal: true },
  full: { disbursement: true, subaccount: true, fund_transfer: true },
};

/** What counts: money that customers paid, and payments that they may still make. */
export type BasicUse = { readonly paid: Rupiah; readonly open: Rupiah };

export type BasicUsage = BasicUse & {
  readonly limit: Rupiah;
  readonly used: Rupiah;
  readonly left: Rupiah;
};

export const basicUsage = ({ paid, open }: BasicUse): BasicUsage => {
  const limit = BASIC_ACCOUNT.settlementLimit;
  const used = rupiah(paid + open);
  return { paid, open, limit, used, left: rupiah(Math.max(0, limit - used)) };
};

/** Whether the limit applies: only to the live money of a basic account that the provider did not exempt. */
export const hasBasicLimit = ({
  status,
  mode,
  bypass,
}: {
  readonly status: OnboardingStatus;
  readonly mode: 'live' | 'sandbox';
  readonly bypass: boolean;
}): boolean => status === 'basic' && mode === 'live' && !bypass;

/** Whether one more payment fits. Everything that is accepted can be settled, because nothing above the limit is accepted. */
export const decideBasicPayment = (amount: Rupiah, use: BasicUse): Result<Rupiah, OnboardingProblemCode> => {
  const { limit, left } = basicUsage(use);
  return amount <= left ? ok(amount) : err('DPAY_BASIC_LIMIT_REACHED', { maximum: limit, remaining: left });
};
