/** What other features may use of payments: its words, its addresses, and how a payment is named and marked. */
export { paymentsLocale } from './locales/index.ts';
export { paymentPaths } from './paths.ts';
export { PaymentStatusBadge, RawPaymentStatusBadge } from './components/payment-status-badge.tsx';
export { channelName, usePaymentMethodWords } from './presentation/method-words.ts';
export { groupDigits } from './presentation/va-number.ts';
export { paymentKeys } from './api/keys.ts';
export type { Payment } from './api/types.ts';
