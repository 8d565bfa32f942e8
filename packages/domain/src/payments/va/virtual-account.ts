import { err, type Instant, ok, type Result, type Rupiah } from '../../kernel/index.ts';
import { withinLimits } from '../amount.ts';
import type { AmountLimits } from '../channels.ts';
import type { PaymentProblemCode } from '../problems.ts';
import type { PaymentStatus } from '../status.ts';

export type PayableVirtualAccount = {
  /** A dynamic number belongs to one order; a customer pays a static one repeatedly. */
  readonly type: 'dynamic' | 'static';
  /** The exact amount to pay; null if any amount within the limits is accepted. */
  readonly billedAmount: Rupiah | null;
  readonly expiresAt: Instant;
  /** The status of the payment that the number was created for. */
  readonly paymentStatus: PaymentStatus;
} & AmountLimits;

export type VirtualAccountRefusal = Extract<
  PaymentProblemCode,
  'DPAY_VA_EXPIRED' | 'DPAY_VA_ALREADY_PAID' | 'DPAY_VA_DISABLED'
>;

type AmountRefusal = Extract<
  PaymentProblemCode,
  'DPAY_AMOUNT_BELOW_MINIMUM' | 'DPAY_AMOUNT_ABOVE_MAXIMUM' | 'DPAY_AMOUNT_NOT_EQUAL_BILL'
>;

/** Why a number cannot be paid now at any amount; the answer to a bank's inquiry. */
export const virtualAccountRefusal = (va: PayableVirtualAccount, now: Date): VirtualAccountRefusal | null => {
  const { type, paymentStatus, expiresAt } = va;

  if (paymentStatus === 'completed' && type === 'dynamic') return 'DPAY_VA_ALREADY_PAID';
  // Banks inquire before they take money, so a payment at the expiry is already too late.
  if (now.getTime() >= new Date(expiresAt).getTime()) return 'DPAY_VA_EXPIRED';
  if (ENDED_WITHOUT_MONEY.includes(paymentStatus)) return 'DPAY_VA_DISABLED';
  return null;
};

/** Product spec §5: within the limits, and equal to the bill where the amount is closed. */
export const decideVirtualAccountPayment = (
  va: PayableVirtualAccount,
  amount: Rupiah,
  now: Date,
): Result<Rupiah, VirtualAccountRefusal | AmountRefusal> => {
  const refusal = virtualAccountRefusal(va, now);

  if (refusal !== null) return err(refusal);
  if (va.billedAmount === null) return withinLimits(amount, va);
  if (amount !== va.billedAmount) return err('DPAY_AMOUNT_NOT_EQUAL_BILL', { billed: va.billedAmount });
  return ok(amount);
};

const ENDED_WITHOUT_MONEY: readonly PaymentStatus[] = ['cancelled', 'rejected', 'failed'];
