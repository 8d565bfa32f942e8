import { formatDateTime, formatRupiah, rupiah, rupiahInWords } from '@dasbor/domain/kernel';
import { drawReceipt } from '../../../platform/pdf/receipt-page.ts';
import type { Checkout, CheckoutPayment } from '../rows.ts';
import type { PageLanguage } from './renderer.ts';

const WORDS = {
  id: {
    title: 'Bukti pembayaran',
    file: 'bukti-pembayaran',
    words: 'Terbilang',
    merchant: 'Penerima',
    order: 'Nomor pesanan',
    invoice: 'Nomor invoice',
    total: 'Total invoice',
    items: 'Rincian',
    promo: 'Promo',
    cashback: 'Cashback',
    fee: 'Biaya layanan',
    method: 'Dibayar dengan',
    time: 'Waktu',
    reference: 'Nomor referensi',
    number: 'Nomor pembayaran',
    sandbox: 'SANDBOX: ini bukan pembayaran sungguhan',
    made: 'Dibuat oleh Dasbor. Sah tanpa tanda tangan.',
  },
  en: {
    title: 'Payment receipt',
    file: 'receipt',
    words: 'In words',
    merchant: 'Paid to',
    order: 'Order number',
    invoice: 'Invoice number',
    total: 'Invoice total',
    items: 'Items',
    promo: 'Promo',
    cashback: 'Cashback',
    fee: 'Service fee',
    method: 'Paid with',
    time: 'Time',
    reference: 'Reference number',
    number: 'Payment number',
    sandbox: 'SANDBOX: this is not a real payment',
    made: 'Made by Dasbor. Valid without a signature.',
  },
} as const;

export type CheckoutReceipt = { name: string; bytes: Uint8Array };

type Paid = { checkout: Checkout; payment: CheckoutPayment | null };

/** What the customer keeps: a payment that was completed. The same payment always gives the same bytes. */
export const checkoutReceipt = async (
  { checkout, payment }: Paid,
  language: PageLanguage,
): Promise<CheckoutReceipt | undefined> => {
  if (!payment?.completed_at) return undefined;
  const words = WORDS[language];
  const money = (amount: number): string => formatRupiah(amount, language);
  const bytes = await drawReceipt({
    title: words.title,
    warning: checkout.mode === 'sandbox' ? words.sandbox : null,
    amount: money(payment.amount),
    words: `${words.words}: ${rupiahInWords(rupiah(payment.amount), language)}`,
    lines: [
      ...soldLines(checkout, words, money),
      ...promoLines(payment.promo, words, money),
      [words.fee, money(payment.admin_fee)],
      [words.method, payment.channel_name],
      [words.time, formatDateTime(payment.completed_at, language)],
      [words.reference, payment.retrieval_reference_number ?? '-'],
      [words.number, payment.id],
    ],
    footer: words.made,
    at: new Date(payment.completed_at),
  });
  return { name: `${words.file}-${payment.id}.pdf`, bytes };
};

type Words = (typeof WORDS)[PageLanguage];

/** The items of an invoice are on the invoice, and a receipt may be of a part of it. */
const soldLines = (
  checkout: Checkout,
  words: Words,
  money: (amount: number) => string,
): [string, string][] => {
  const { invoice } = checkout;
  return invoice
    ? [
        [words.merchant, invoice.company_name],
        [words.invoice, invoice.number],
        [words.total, money(checkout.total_amount)],
      ]
    : [
        [words.merchant, checkout.merchant_name],
        [words.order, checkout.order_reference],
        ...itemLines(checkout, words.items),
      ];
};

type Promo = NonNullable<Checkout['payment']>['promo'];

const promoLines = (
  promo: Promo,
  words: { promo: string; cashback: string },
  money: (amount: number) => string,
): [string, string][] => {
  if (!promo) return [];
  const [label, amount] =
    promo.discount > 0 ? [words.promo, promo.discount] : [words.cashback, promo.cashback];
  return [[label, `${promo.name}: ${money(amount)}`]];
};

const itemLines = ({ items }: Checkout, label: string): [string, string][] =>
  items.length === 0 ? [] : [[label, items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')]];
