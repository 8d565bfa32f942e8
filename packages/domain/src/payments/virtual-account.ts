import { err, type Instant, ok, type Result, type Rupiah } from '../kernel/index.ts';
import { withinLimits } from './amount.ts';
import type { AmountLimits } from './channels.ts';
import type { PaymentProblemCode } from './problems.ts';
import type { PaymentStatus } from './status.ts';

export interface PayableVirtualAccount extends AmountLimits {
  /** Dynamic belongs to one order; static is a customer's number that is paid again and again. */
  readonly type: 'dynamic' | 'static';
  /** What must be paid exactly; null when any amount within the limits will do. */
  readonly billedAmount: Rupiah | null;
  readonly expiresAt: Instant;
  /** Of the payment that the number was given for. */
  readonly paymentStatus: PaymentStatus;
}

export type VirtualAccountRefusal = Extract<
  PaymentProblemCode,
  'DPAY_VA_EXPIRED' | 'DPAY_VA_ALREADY_PAID' | 'DPAY_VA_DISABLED'
>;

type AmountRefusal = Extract<
  PaymentProblemCode,
  'DPAY_AMOUNT_BELOW_MINIMUM' | 'DPAY_AMOUNT_ABOVE_MAXIMUM' | 'DPAY_AMOUNT_NOT_EQUAL_BILL'
>;

/** Why a number cannot be paid at all now, whatever the amount; what a bank answers to an inquiry. */
export function virtualAccountRefusal(va: PayableVirtualAccount, now: Date): VirtualAccountRefusal | null {
  const { type, paymentStatus, expiresAt } = va;

  if (paymentStatus === 'completed' && type === 'dynamic') return 'DPAY_VA_ALREADY_PAID';
  // Banks ask before they take money, so nothing arrives late: the expiry itself is already too late.
  if (now.getTime() >= new Date(expiresAt).getTime()) return 'DPAY_VA_EXPIRED';
  if (ENDED_WITHOUT_MONEY.includes(paymentStatus)) return 'DPAY_VA_DISABLED';
  return null;
}

/** Product spec §5: within the limits, and equal to the bill where the amount is closed. */
export function decideVirtualAccountPayment(
  va: PayableVirtualAccount,
  amount: Rupiah,
  now: Date,
): Result<Rupiah, VirtualAccountRefusal | AmountRefusal> {
  const refusal = virtualAccountRefusal(va, now);

  if (refusal !== null) return err(refusal);
  if (va.billedAmount === null) return withinLimits(amount, va);
  if (amount !== va.billedAmount) return err('DPAY_AMOUNT_NOT_EQUAL_BILL', { billed: va.billedAmount });
  return ok(amount);
}

const ENDED_WITHOUT_MONEY: readonly PaymentStatus[] = ['cancelled', 'rejected', 'failed'];
