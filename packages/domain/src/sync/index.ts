export { SYNC_OUTCOMES, type SyncOutcome, syncTone, type SyncTone } from './outcomes.ts';
export { nextSyncStep, SYNC_POLICY, type SyncAttempt, type SyncStep } from './stepper.ts';
export { type AcquirerReport, decidePaymentSync, type PaymentSync, type PaymentToSync } from './payment.ts';
export { decideOrderSync, type OrderSync, type OrderSyncFacts } from './order.ts';
