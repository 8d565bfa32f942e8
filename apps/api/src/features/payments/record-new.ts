import { outbox } from '../../platform/work/outbox.ts';
import { searchText } from '../../platform/list/find.ts';
import { recordStatusChange } from '../activity/public.ts';
import { customerNameOf } from '../orders/public.ts';
import type { Charging } from './charging.ts';
import { findPayment, insertPayments } from './repository.ts';
import type { PaymentRow } from './rows.ts';

/** Inserts a new payment with the first line of its history, and notifies dashboards. */
export const recordNewPayment = async (
  { tx, now, mode, merchantId, deps }: Charging,
  row: PaymentRow,
): Promise<PaymentRow> => {
  const search_text = searchText(
    row.id,
    row.order_id,
    row.reference_id,
    row.order_reference,
    row.va_number,
    row.details.retail_store?.payment_code,
    await customerNameOf(tx, row.order_id),
  );
  await insertPayments(tx, [{ ...row, mode, search_text }], merchantId);
  const change = { kind: 'payment', subjectId: row.id, from: null, to: row.status, at: now } as const;
  await recordStatusChange(tx, { id: deps.ids.next('event', now), ...change });
  await outbox.add(tx, {
    topic: 'payment.updated',
    aggregate: row.id,
    payload: { status: row.status, order_id: row.order_id },
  });
  return (await findPayment(tx, row.id)) as PaymentRow;
};
