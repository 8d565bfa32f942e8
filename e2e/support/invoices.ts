import type { DasborClient } from '@dasbor/sdk';

type Owner = DasborClient<'session'>;
type Wanted = Parameters<Owner['createInvoice']>[0]['body'];

const DAY_MS = 86_400_000;

/** The calendar day in Jakarta, some days from today. */
export const jakartaDay = (days = 0): string =>
  new Date(Date.now() + 7 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** An invoice of Rp 555.000 with PPN, in parts of at least Rp 100.000, with its page. */
export const invoiceWithPage = async (owner: Owner, different: Partial<Wanted> = {}) => {
  const { data } = await owner.createInvoice({
    body: {
      name: 'Kopi kantor',
      start_date: jakartaDay(),
      due_date: jakartaDay(10),
      customer: { name: 'Sari Dewi', email: 'sari@contoh.example', mobile: '0812-3456-7890' },
      items: [{ name: 'Kopi Gayo 1 kg', quantity: 5, price: 100_000 }],
      ppn_mode: 'on_top',
      total_amount: 555_000,
      allow_partial_payment: true,
      minimum_payment: 100_000,
      ...different,
    },
  });
  const { id, number, order_id: orderId, invoice_url: url } = data;
  if (!number || !orderId || !url) throw new Error('The invoice was not issued.');
  return { id, number, orderId, url };
};
