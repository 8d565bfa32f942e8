export { atAcquirer } from './at-acquirer.ts';
export { basicUseOf } from './basic-limit.ts';
export { endOrder } from './end-order.ts';
export { announcePayment } from './announce.ts';
export { paymentFilters } from './filters.ts';
export { chargeOrder, decideCharge, promoObstacle } from './charge.ts';
export type { ChargeBody } from './charging.ts';
export { endIfOverdue, lockOpenPayments, openPaymentsOf, withdrawPayment } from './open-payments.ts';
export { followAcquirer } from './sync.ts';
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
