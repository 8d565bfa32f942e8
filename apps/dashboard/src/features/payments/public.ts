/** What other features may use of payments: its words, its addresses, a list of them, and how one is named and marked. */
export { paymentRecordLocale } from './payment-record/locales/index.ts';
export type { Payment } from './api/types.ts';
export { paymentList } from './list.tsx';
export { PaymentRecord } from './components/payment-record.tsx';
export { usePayment } from './api/use-payment.ts';
