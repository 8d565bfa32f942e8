import { err, ok, rupiah } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import { decideReturn } from '@dasbor/domain/refunds';
import type { RefundProblemCode } from '@dasbor/domain/refunds';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { paymentsWhere } from '../../payments/public.ts';
import type { PaymentRow } from '../../payments/public.ts';

/** How much more of a payment a row is to return; negative for less. */
export type Returning = { paymentId: string; amount: number };

export type Held = Result<unknown, RefundProblemCode | 'DPAY_PAYMENT_NOT_FOUND'>;

/**
 * Decides whether rows may return this much more of their payments. The payments stay locked, so that concurrent requests cannot return or
 * refund the same money. The caller has locked the batch.
 */
export const holdReturns = async (
  tx: Tx,
  { holder }: { holder: LedgerHolder },
  returning: readonly Returning[],
): Promise<Held> => {
  const amounts = new Map<string, number>();
  for (const { paymentId, amount } of returning)
    amounts.set(paymentId, (amounts.get(paymentId) ?? 0) + amount);
  if (amounts.size === 0) return ok(undefined);

  const payments = await paymentsWhere(
    tx,
    sql`id = any(${[...amounts.keys()]}::text[]) order by id for update`,
  );
  if (payments.length < amounts.size) return err('DPAY_PAYMENT_NOT_FOUND');
  for (const payment of payments) {
    const decided = decideReturn(amounts.get(payment.id) ?? 0, toReturnable(payment), { holder });
    if (!decided.ok) return decided;
  }
  return ok(undefined);
};

/** The payments that the rows of a batch return, without more than now. */
export const returnsOfBatch = async (tx: Tx, batchId: string): Promise<Returning[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select distinct returns_payment_id as id from disbursement_item
     where disbursement_id = ${batchId} and returns_payment_id is not null`);
  return rows.map(({ id }) => ({ paymentId: id, amount: 0 }));
};

const toReturnable = (payment: PaymentRow) => ({
  id: payment.id,
  status: payment.status,
  holder: payment.subaccount_id ?? THE_MERCHANT,
  paidAmount: rupiah(Number(payment.paid_amount)),
  refundAmount: rupiah(Number(payment.refund_amount)),
  returnedAmount: rupiah(Number(payment.returned_amount)),
});
