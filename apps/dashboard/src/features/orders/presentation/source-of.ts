import type { Order } from '../api/types.ts';

/** What made an order. */
export const sourceOf = ({
  invoice_id: invoice,
  is_payment_link: isLink,
}: Pick<Order, 'invoice_id' | 'is_payment_link'>): 'invoice' | 'link' | 'api' => {
  if (invoice) return 'invoice';
  return isLink ? 'link' : 'api';
};
