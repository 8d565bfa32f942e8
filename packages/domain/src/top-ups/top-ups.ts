import { defineTransitions, err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import type { Mode } from '../access/index.ts';
import type { TopUpProblemCode } from './problems.ts';

/** Paid into a virtual account that takes exactly the amount; what nobody pays expires. */
export const TOP_UP_STATUSES = ['processing', 'completed', 'failed', 'expired'] as const;
export type TopUpStatus = (typeof TOP_UP_STATUSES)[number];

export const topUpTransitions = /* @__PURE__ */ defineTransitions<TopUpStatus>({
  processing: ['completed', 'failed', 'expired'],
  completed: [],
  failed: [],
  expired: [],
});

/** Banks whose virtual accounts take top ups; each has instructions for ATM, mobile and internet banking. */
export const TOP_UP_BANKS = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB'] as const;
export type TopUpBank = (typeof TOP_UP_BANKS)[number];

/**
 * Rp 10.000 is the product spec's minimum (§9). It names a sandbox limit without its value: one top up of a thousand million,
 * and a balance of a hundred thousand million, are ours (docs/decisions/0001). A live one is limited by the bank's virtual account.
 */
export const TOP_UP_LIMITS = {
  minimum: 10_000 as Rupiah,
  maximum: 50_000_000_000 as Rupiah,
  sandboxMaximum: 1_000_000_000 as Rupiah,
  sandboxBalance: 100_000_000_000 as Rupiah,
} as const;

/** How long the virtual account waits for the money. */
export const TOP_UP_EXPIRY_MINUTES = 1_440;

export function decideTopUp(
  amount: Rupiah,
  { mode, available }: { mode: Mode; available: Rupiah },
): Result<Rupiah, TopUpProblemCode> {
  const { minimum, sandboxMaximum } = TOP_UP_LIMITS;
  const maximum = mode === 'sandbox' ? sandboxMaximum : TOP_UP_LIMITS.maximum;
  if (amount < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  if (amount > maximum) return err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum });
  return decideTopUpPayment(amount, { mode, available });
}

/**
 * Asked once more when it is paid, as a bank asks whose number it is before it takes the money: several may have been opened while
 * there was room for one. What is refused was not paid, and still can be.
 */
export function decideTopUpPayment(
  amount: Rupiah,
  { mode, available }: { mode: Mode; available: Rupiah },
): Result<Rupiah, TopUpProblemCode> {
  const { sandboxBalance } = TOP_UP_LIMITS;
  return mode === 'sandbox' && available + amount > sandboxBalance
    ? err('DPAY_SANDBOX_BALANCE_LIMIT', { maximum: sandboxBalance })
    : ok(amount);
}
