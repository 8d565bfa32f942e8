/** The parts of payments that other features use: words, addresses, the list, names and status badges. */
export { paymentRecordLocale } from './payment-record/locales/index.ts';
export type { Payment } from './api/types.ts';
export { paymentList } from './list.tsx';
export { PaymentRecord } from './components/payment-record.tsx';
export { usePayment } from './api/use-payment.ts';
