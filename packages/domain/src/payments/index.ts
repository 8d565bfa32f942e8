export { PROBLEM_CODES, type PaymentProblemCode, WISH_OF_PROBLEM } from './problems.ts';
export {
  FAILURE_CODES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  SETTLEMENT_STATUSES,
  SETTLEMENT_TYPES,
  type SettlementStatus,
  type SettlementType,
} from './status.ts';
export { paymentTransitions } from './transitions.ts';
export { PAYMENT_METHODS, type PaymentMethod } from './methods.ts';
export { type AmountLimits, type Channel, CHANNEL_LIMITS, CHANNELS } from './channels.ts';
export { hasComparison } from './comparable.ts';
export { type Charge, decideCharge, withinLimits } from './amount.ts';
export { type DisplayablePayment, displayedPaymentStatus, type DisplayedPaymentStatus } from './displayed.ts';
export {
  type FollowedPayment,
  orderStatusAfter,
  type OrderToFollow,
  remainingAfter,
} from './order-status.ts';
export {
  CHANNEL_MDR_RATES,
  FEE_PAYERS,
  type FeePayer,
  feePayerOf,
  type FeeRate,
  type Fees,
  feesOf,
  MDR_RATES,
  mdrRateOf,
  METHODS_WITH_FEE_WARNING,
  PPN_BASIS_POINTS,
} from './fees.ts';
export { type FeePreview, previewFees, rateWithPpn } from './fee-preview.ts';
export {
  dueDayFrom,
  movedDueDays,
  settledFrom,
  settledUpTo,
  SETTLEMENT_HOUR,
  SETTLEMENT_WORKING_DAYS,
  settlementDueDate,
  type WaitingPayments,
} from './settlement/due-date.ts';
export { type Holiday, type Holidays, INDONESIAN_HOLIDAYS } from './settlement/holidays.ts';
export { netArriving, settlesByItself } from './settlement/arriving.ts';
export {
  type Arriving,
  CALENDAR_DAYS,
  type CalendarDay,
  type DuePayments,
  type ExplainedPayments,
  type SettlementCalendar,
  settlementCalendar,
} from './settlement/calendar.ts';
export {
  decideSimulation,
  type SimulatedPayment,
  type Simulation,
  SIMULATIONS,
  simulationsFor,
} from './simulation.ts';
export {
  decideVirtualAccountPayment,
  type PayableVirtualAccount,
  type VirtualAccountRefusal,
  virtualAccountRefusal,
} from './va/virtual-account.ts';
export {
  type ChargeableOrder,
  decideNewPayment,
  decidePaymentExpiry,
  type NewCharge,
  PAYMENT_EXPIRY_MINUTES,
  REDIRECT_METHODS,
  retryOf,
  type WantedPayment,
} from './new-payment.ts';
export { partProblem, SMALLEST_REST, smallestPart } from './part.ts';
export { crc16, type QrisBill, qrisContent, readQris } from './qris.ts';
export { checkReturnUrl } from './return-url.ts';
export {
  retailPaymentCode,
  VIRTUAL_ACCOUNT_FORMS,
  type VirtualAccountForm,
  virtualAccountNumber,
} from './va/va-number.ts';
