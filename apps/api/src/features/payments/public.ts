export { announcePayment } from './announce.ts';
export { lockOpenPayments, openPaymentsOf, withdrawPayment } from './open-payments.ts';
export {
  type ChannelSums,
  countPayments,
  findByVirtualAccount,
  findPayment,
  insertPayments,
  newestPaymentOf,
  type NewPayment,
  paymentsOfOrders,
  paymentsWhere,
  selectPayments,
  sumByChannel,
} from './repository.ts';
export { type MethodDetails, type Payment, type PaymentRow, toPayment, virtualAccountOf } from './rows.ts';
export { contributionOf, EXPIRED, moneyInOf, movePayment, orderToFollow } from './state.ts';
