import { defineTransitions, err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import type { Mode } from '../access/index.ts';
import type { TopUpProblemCode } from './problems.ts';

/** Paid into a virtual account for exactly this amount; unpaid ones expire. */
export const TOP_UP_STATUSES = ['processing', 'completed', 'failed', 'expired'] as const;
export type TopUpStatus = (typeof TOP_UP_STATUSES)[number];

export const topUpTransitions = /* @__PURE__ */ defineTransitions<TopUpStatus>({
  processing: ['completed', 'failed', 'expired'],
  completed: [],
  failed: [],
  expired: [],
});

/** Banks whose virtual accounts accept top ups; each has instructions for ATM, mobile and internet banking. */
export const TOP_UP_BANKS = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB'] as const;
export type TopUpBank = (typeof TOP_UP_BANKS)[number];

/**
 * Rp 10.000 is the product spec's minimum (§9). It names a sandbox limit without a value: one billion per top up and one hundred
 * billion per balance are ours (docs/decisions/0001). In live mode, the bank's virtual account sets the limit.
 */
export const TOP_UP_LIMITS = {
  minimum: 10_000 as Rupiah,
  maximum: 50_000_000_000 as Rupiah,
  sandboxMaximum: 1_000_000_000 as Rupiah,
  sandboxBalance: 100_000_000_000 as Rupiah,
} as const;

/** Minutes until an unpaid virtual account expires. */
export const TOP_UP_EXPIRY_MINUTES = 1_440;

export const decideTopUp = (
  amount: Rupiah,
  { mode, available }: { mode: Mode; available: Rupiah },
): Result<Rupiah, TopUpProblemCode> => {
  const { minimum, sandboxMaximum } = TOP_UP_LIMITS;
  const maximum = mode === 'sandbox' ? sandboxMaximum : TOP_UP_LIMITS.maximum;
  if (amount < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  if (amount > maximum) return err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum });
  return decideTopUpPayment(amount, { mode, available });
};

/**
 * Checked again on payment, when the bank inquires before it takes the money: several top ups may have been opened while there was room
 * for one. A refused payment moves no money and can be retried.
 */
export const decideTopUpPayment = (
  amount: Rupiah,
  { mode, available }: { mode: Mode; available: Rupiah },
): Result<Rupiah, TopUpProblemCode> => {
  const { sandboxBalance } = TOP_UP_LIMITS;
  return mode === 'sandbox' && available + amount > sandboxBalance
    ? err('DPAY_SANDBOX_BALANCE_LIMIT', { maximum: sandboxBalance })
    : ok(amount);
};
