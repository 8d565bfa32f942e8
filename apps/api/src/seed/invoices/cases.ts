import type { PpnMode } from '@dasbor/domain/invoices';

export type ByHand = { amount: number; daysAgo: number; note: string; reversed?: string };

export type InvoiceCase = {
  name: string;
  items: readonly { sku?: string; name: string; description?: string; quantity: number; price: number }[];
  ppn?: PpnMode;
  startedDaysAgo: number;
  dueInDays: number;
  /** In rupiah, by virtual account. */
  online?: { amount: number } | 'open';
  byHand?: readonly ByHand[];
  minimum?: number;
  isDraft?: boolean;
  isMailed?: boolean;
};

const BEANS = { sku: 'BJ-GAYO-1', name: 'Biji kopi Gayo 1 kg', description: 'Sangrai sedang' } as const;
const WRONG_INVOICE = 'Dicatat pada invoice yang salah';

/** In every status and age, newest numbers first. */
export const INVOICE_CASES: readonly InvoiceCase[] = [
  {
    name: 'Kopi kantor bulan ini',
    items: [
      { ...BEANS, quantity: 12, price: 245_000 },
      { name: 'Ongkos kirim', quantity: 1, price: 60_000 },
    ],
    ppn: 'on_top',
    startedDaysAgo: 6,
    dueInDays: 24,
    online: { amount: 1_500_000 },
    minimum: 500_000,
    isMailed: true,
  },
  {
    name: 'Sewa mesin espresso',
    items: [{ name: 'Sewa mesin espresso', quantity: 1, price: 3_500_000 }],
    startedDaysAgo: 10,
    dueInDays: 4,
    isMailed: true,
  },
  {
    name: 'Katering rapat tahunan',
    items: [{ name: 'Paket kopi dan kudapan', quantity: 120, price: 45_000 }],
    ppn: 'included',
    startedDaysAgo: 26,
    dueInDays: -12,
    byHand: [{ amount: 2_000_000, daysAgo: 15, note: 'Transfer ke rekening BCA kantor' }],
    isMailed: true,
  },
  {
    name: 'Biji kopi Oktober',
    items: [{ ...BEANS, quantity: 20, price: 240_000 }],
    ppn: 'on_top',
    startedDaysAgo: 59,
    dueInDays: -45,
    isMailed: true,
  },
  {
    name: 'Pelatihan barista',
    items: [{ name: 'Pelatihan barista dua hari', quantity: 4, price: 1_250_000 }],
    startedDaysAgo: 130,
    dueInDays: -100,
  },
  {
    name: 'Biji kopi pembukaan gerai',
    items: [{ ...BEANS, quantity: 30, price: 235_000 }],
    startedDaysAgo: 20,
    dueInDays: 10,
    online: { amount: 7_050_000 },
    isMailed: true,
  },
  {
    name: 'Servis mesin',
    items: [{ name: 'Servis berkala mesin espresso', quantity: 1, price: 850_000 }],
    startedDaysAgo: 14,
    dueInDays: 0,
    byHand: [
      { amount: 850_000, daysAgo: 12, note: 'Tunai', reversed: WRONG_INVOICE },
      { amount: 850_000, daysAgo: 9, note: 'Tunai di gerai Senopati' },
    ],
  },
  {
    name: 'Langganan kopi kantor',
    items: [{ ...BEANS, quantity: 4, price: 245_000 }],
    startedDaysAgo: 2,
    dueInDays: 12,
    online: 'open',
    isMailed: true,
  },
  {
    name: 'Hampers akhir tahun',
    items: [{ name: 'Hampers kopi', quantity: 50, price: 189_000 }],
    ppn: 'on_top',
    startedDaysAgo: 0,
    dueInDays: 30,
    isDraft: true,
  },
];
