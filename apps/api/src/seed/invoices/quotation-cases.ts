import type { QuotationAnswer } from '@dasbor/domain/quotations';
import type { InvoiceCase } from './cases.ts';

export type QuotationCase = Pick<InvoiceCase, 'name' | 'items' | 'ppn' | 'isDraft'> & {
  quotedDaysAgo: number;
  validInDays: number;
  answer?: { to: QuotationAnswer; by: 'customer' | 'staff'; daysAgo: number; note?: string };
  /** It became the invoice of the same name. */
  isInvoiced?: boolean;
};

/** One in every status. */
export const QUOTATION_CASES: readonly QuotationCase[] = [
  {
    name: 'Hampers Imlek',
    items: [{ name: 'Hampers kopi dan teh', quantity: 80, price: 210_000 }],
    ppn: 'on_top',
    quotedDaysAgo: 0,
    validInDays: 14,
    isDraft: true,
  },
  {
    name: 'Pasokan biji kopi gerai baru',
    items: [{ name: 'Biji kopi Gayo 1 kg', quantity: 40, price: 232_000 }],
    ppn: 'on_top',
    quotedDaysAgo: 3,
    validInDays: 11,
  },
  {
    name: 'Katering peluncuran produk',
    items: [{ name: 'Paket kopi dan kudapan', quantity: 200, price: 42_000 }],
    ppn: 'included',
    quotedDaysAgo: 8,
    validInDays: 6,
    answer: { to: 'accepted', by: 'customer', daysAgo: 2 },
  },
  {
    name: 'Pelatihan barista lanjutan',
    items: [{ name: 'Pelatihan barista tiga hari', quantity: 6, price: 1_750_000 }],
    quotedDaysAgo: 16,
    validInDays: -2,
    answer: { to: 'declined', by: 'customer', daysAgo: 5, note: 'Anggaran kami baru ada tahun depan.' },
  },
  {
    name: 'Sewa mesin espresso',
    items: [{ name: 'Sewa mesin espresso', quantity: 1, price: 3_500_000 }],
    quotedDaysAgo: 17,
    validInDays: -3,
    answer: { to: 'accepted', by: 'staff', daysAgo: 12, note: 'Disetujui lewat telepon.' },
    isInvoiced: true,
  },
  {
    name: 'Sewa penggiling kopi',
    items: [{ name: 'Sewa penggiling kopi per bulan', quantity: 3, price: 900_000 }],
    quotedDaysAgo: 25,
    validInDays: -11,
  },
];
