import { type Rupiah, rupiah, sumRupiah } from '../kernel/index.ts';
import { type LedgerAccount, type LedgerHolder, THE_MERCHANT } from './accounts.ts';
import type { LedgerLine, Transfer, TransferKind } from './transfer.ts';

// Every movement of money, one function each: nothing else creates transfers.

/** A customer paid: the acquirer owes the merchant the payment minus fee and PPN. */
export const paymentCompleted = (paid: {
  id: string;
  amount: Rupiah;
  fee: Rupiah;
  ppn: Rupiah;
  holder?: LedgerHolder;
}): Transfer => {
  const { id, amount, fee, ppn, holder = THE_MERCHANT } = paid;
  return transfer('payment.completed', id, holder, {
    acquirer: -amount,
    pending: amount - fee - ppn,
    fee,
    ppn,
  });
};

/** The acquirer paid out: the pending money of these payments becomes available. */
export const settlementSettled = (settled: { id: string; net: Rupiah; holder?: LedgerHolder }): Transfer => {
  const { id, net, holder = THE_MERCHANT } = settled;
  return transfer('settlement.settled', id, holder, { pending: -net, available: net });
};

/** The merchant's part of the fees that a subaccount paid becomes available to the merchant. */
export const marginSettled = (settled: { id: string; amount: Rupiah; from: LedgerHolder }): Transfer => {
  const { id, amount, from } = settled;
  return {
    kind: 'settlement.settled',
    ref: id,
    step: 1,
    lines: [
      { holder: THE_MERCHANT, account: 'available', amount },
      { holder: from, account: 'fee', amount: rupiah(-amount) },
    ],
  };
};

export const topUpPaid = (paid: { id: string; amount: Rupiah; holder?: LedgerHolder }): Transfer => {
  const { id, amount, holder = THE_MERCHANT } = paid;
  return transfer('top_up.paid', id, holder, { bank: -amount, available: amount });
};

/** One transfer to a bank: a part of a payout, a withdrawal, a fund transfer or an instant refund. */
export type MoneyOut = {
  readonly of: 'disbursement' | 'withdrawal' | 'fund_transfer' | 'snap_transfer' | 'refund';
  readonly id: string;
  /** 1 for the first; each retry adds one. */
  readonly attempt: number;
  readonly amount: Rupiah;
  readonly fee: Rupiah;
  readonly ppn: Rupiah;
  readonly holder?: LedgerHolder;
};

/** Reserves the amount with its fee before the bank is called; afterwards it is delivered once or released once. */
export const reserved = (out: MoneyOut): Transfer => {
  const whole = sumRupiah([out.amount, out.fee, out.ppn]);
  return outward('reserved', out, { available: -whole, in_flight: whole });
};

/** The bank confirmed delivery; only now is the fee earned. */
export const delivered = (out: MoneyOut): Transfer => {
  const { amount, fee, ppn } = out;
  return outward('delivered', out, { in_flight: -sumRupiah([amount, fee, ppn]), bank: amount, fee, ppn });
};

/** The bank reported failure: the full reservation, with fee and PPN, returns to the balance. */
export const released = (out: MoneyOut): Transfer => {
  const whole = sumRupiah([out.amount, out.fee, out.ppn]);
  return outward('released', out, { in_flight: -whole, available: whole });
};

type Refunded = { id: string; amount: Rupiah; holder?: LedgerHolder };

/** An approved refund leaves the unsettled money that pays for it. */
export const refundReserved = ({ id, amount, holder = THE_MERCHANT }: Refunded): Transfer =>
  transfer('refund.reserved', id, holder, { pending: -amount, in_flight: amount });

/** The acquirer returned the money to the customer. The fee of the payment is not returned. */
export const refundDelivered = ({ id, amount, holder = THE_MERCHANT }: Refunded): Transfer =>
  transfer('refund.delivered', id, holder, { in_flight: -amount, acquirer: amount });

/** The refund failed: unsettled payments get their part back; parts of payments settled meanwhile become available. */
export const refundReleased = ({
  id,
  amount,
  settled,
  holder = THE_MERCHANT,
}: Refunded & { settled: Rupiah }): Transfer =>
  transfer('refund.released', id, holder, {
    in_flight: -amount,
    pending: amount - settled,
    available: settled,
  });

/** Between two balances of the same merchant. */
export const moved = (move: {
  id: string;
  from: LedgerHolder;
  to: LedgerHolder;
  amount: Rupiah;
}): Transfer => {
  const { id, from, to, amount } = move;
  return {
    kind: 'fund_transfer.moved',
    ref: id,
    step: 1,
    lines: [
      { holder: from, account: 'available', amount: rupiah(-amount) },
      { holder: to, account: 'available', amount },
    ],
  };
};

type Amounts = Partial<Record<LedgerAccount, number>>;

const outward = (
  what: 'reserved' | 'delivered' | 'released',
  { of, id, attempt, holder = THE_MERCHANT }: MoneyOut,
  amounts: Amounts,
): Transfer => transfer(`${of}.${what}`, id, holder, amounts, attempt);

const transfer = (
  kind: TransferKind,
  ref: string,
  holder: LedgerHolder,
  amounts: Amounts,
  step = 1,
): Transfer => {
  const lines: LedgerLine[] = Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ holder, account: account as LedgerAccount, amount: rupiah(amount) }));
  return { kind, ref, step, lines };
};
