/** What other features may use of payments: its words, its addresses, a list of them, and how one is named and marked. */
export { paymentsLocale } from './locales/index.ts';
export { paymentRecordLocale } from './payment-record/locales/index.ts';
export { PaymentStatusBadge } from './components/payment-status-badge.tsx';
export { channelName, usePaymentMethodWords } from './presentation/method-words.ts';
export { groupDigits } from './presentation/va-number.ts';
export { paymentKeys } from './api/keys.ts';
export type { Payment } from './api/types.ts';
export { paymentList } from './list.tsx';
export { paymentMeanings, settlementMeanings } from './presentation/status-view.ts';
export { PaymentRecord } from './components/payment-record.tsx';
export { usePayment } from './api/use-payment.ts';
