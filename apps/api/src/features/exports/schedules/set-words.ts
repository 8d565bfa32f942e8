import type { ExportSet } from '@dasbor/domain/exports';
import type { Language } from '../../../platform/problems.ts';

/** As the dashboard says it. */
export const SET_WORDS: Readonly<Record<Language, Readonly<Record<ExportSet, string>>>> = {
  id: {
    orders: 'Pesanan',
    payments: 'Pembayaran',
    settlements: 'Settlement per pembayaran',
    refunds: 'Refund',
    customers: 'Pelanggan',
    payment_links: 'Link pembayaran',
    invoices: 'Invoice',
    balance: 'Mutasi saldo',
    transactions: 'Transaksi',
    disbursements: 'Disbursement per batch',
    disbursement_items: 'Disbursement per baris',
    subaccounts: 'Subakun',
    subaccount_settlements: 'Settlement subakun',
    subaccount_disbursements: 'Disbursement subakun',
    subaccount_fund_transfers: 'Transfer dana subakun',
    security_history: 'Riwayat keamanan',
  },
  en: {
    orders: 'Orders',
    payments: 'Payments',
    settlements: 'Settlements by payment',
    refunds: 'Refunds',
    customers: 'Customers',
    payment_links: 'Payment links',
    invoices: 'Invoices',
    balance: 'Balance entries',
    transactions: 'Transactions',
    disbursements: 'Disbursements by batch',
    disbursement_items: 'Disbursements by payout',
    subaccounts: 'Subaccounts',
    subaccount_settlements: 'Subaccount settlements',
    subaccount_disbursements: 'Subaccount disbursements',
    subaccount_fund_transfers: 'Subaccount fund transfers',
    security_history: 'Security history',
  },
};

/** Of a code from the database. */
export const exportSetWords = (set: string, language: Language): string =>
  Object.hasOwn(SET_WORDS[language], set) ? SET_WORDS[language][set as ExportSet] : set;
