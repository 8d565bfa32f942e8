import type { PaymentMethod } from '@dasbor/domain/payments';
import { A_LIVE, addSale, idOf } from '../../../testing/trade.ts';
import type { Payment } from '../../payments/public.ts';
import { csvOf, HEADER } from './files.ts';
import { anItem } from './stand.ts';
import type { Item, Stand } from './stand.ts';

let count = 0;

type Sale = { status?: 'completed' | 'processing'; method?: PaymentMethod; subaccount?: string };

/** Payments, and payouts that return them. */
export const returningOn = (stand: Stand) => {
  /** A payment of Rp 100.000 by virtual account, which no channel refunds. */
  const paid = async ({ status = 'completed', method = 'va', subaccount }: Sale = {}) => {
    const number = 50_000 + (count += 1);
    await addSale(stand.app.db, A_LIVE, number, {
      order: { status, subaccount_id: subaccount ?? null },
      payment: {
        status,
        method,
        ...(method === 'ewallet' && { channel: 'DANA' }),
        subaccount_id: subaccount ?? null,
      },
    });
    return idOf('pay', number);
  };
  const read = async (payment: string) =>
    (await stand.call('GET', `payments/${payment}`, { by: stand.owner })).json<{ data: Payment }>().data;
  const returned = async (payment: string) => (await read(payment)).returned_amount;
  /** Each to an account of its own, so that no row looks like another. */
  const row = (payment: string, amount: number, item: Item = {}) =>
    anItem({
      amount,
      returns_payment_id: payment,
      account_number: String(8_422_000_010 + 100 * (count += 1)),
      ...item,
    });
  const refund = (payment: string, amount: number) =>
    stand.call('POST', 'refunds', {
      by: stand.owner,
      payload: { payment_id: payment, notes: 'Barang rusak', amount },
    });
  /** Asks for a draft of a file whose row 2 returns the payment. */
  const askByFile = async (payment: string, amount: number, rowNumber = 2) => {
    const file = await stand.call('POST', 'disbursement-files?name=refund.csv', {
      payload: csvOf([
        HEADER,
        ['Siti Aminah', 'BCA', String(8_422_000_010 + 100 * (count += 1)), String(amount)],
        ['Budi Santoso', 'BCA', String(8_422_000_010 + 100 * (count += 1)), '20000'],
      ]),
    });
    const file_id = file.json<{ data: { id: string } }>().data.id;
    return stand.call('POST', 'disbursements', {
      payload: { name: 'Pengembalian', file_id, returns: [{ row: rowNumber, payment_id: payment }] },
    });
  };
  const saveEdits = (id: string, ...edits: readonly object[]) =>
    stand.call('PATCH', `disbursements/${id}/edits`, { payload: { edits } });
  return { paid, read, returned, row, refund, askByFile, saveEdits };
};
