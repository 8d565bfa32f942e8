import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import { type AmountLimits, CHANNEL_LIMITS } from './channels.ts';
import type { PaymentMethod } from './methods.ts';
import type { PaymentProblemCode } from './problems.ts';

type LimitCode = Extract<PaymentProblemCode, 'DPAY_AMOUNT_BELOW_MINIMUM' | 'DPAY_AMOUNT_ABOVE_MAXIMUM'>;

export type Charge = {
  readonly method: PaymentMethod;
  readonly channel: string;
  readonly amount: Rupiah;
};

/** Whether a channel accepts this amount in one payment; a channel without limits accepts any. */
export const decideCharge = ({ method, channel, amount }: Charge): Result<Rupiah, LimitCode> => {
  const limits = CHANNEL_LIMITS[method][channel];
  return limits === undefined ? ok(amount) : withinLimits(amount, limits);
};

/** Both limits are inclusive. */
export const withinLimits = (
  amount: Rupiah,
  { minimum, maximum }: AmountLimits,
): Result<Rupiah, LimitCode> => {
  if (amount < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  if (amount > maximum) return err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum });
  return ok(amount);
};
