import { isId } from '@dasbor/domain/kernel';
import { findPayment } from '../../payments/public.ts';
import { promosOfPayments } from '../../promos/public.ts';
import type { OpenedCheckout } from '../open.ts';
import { orderIdOf } from '../repository.ts';
import { toCheckoutPayment } from '../rows.ts';
import type { CheckoutPayment } from '../rows.ts';

/** A payment of this order that was completed, perhaps one of several. */
export const paidPart = async (
  opening: Promise<OpenedCheckout>,
  id: unknown,
): Promise<CheckoutPayment | undefined> => {
  if (typeof id !== 'string' || !isId('payment', id)) return undefined;
  const { slug, within } = await opening;
  return within(async (tx) => {
    const row = await findPayment(tx, id);
    if (row?.status !== 'completed' || row.order_id !== (await orderIdOf(tx, slug))) return undefined;
    return toCheckoutPayment(row, (await promosOfPayments(tx, [id])).get(id) ?? null);
  });
};
