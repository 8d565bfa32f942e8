export { PROBLEM_CODES, type OrderProblemCode } from './problems.ts';
export { ORDER_STATUSES, type OrderStatus } from './status.ts';
export { orderTransitions } from './transitions.ts';
export { type DisplayableOrder, displayedOrderStatus, isOrderPastExpiry } from './displayed.ts';
export { ORDER_FILTER_KEYS, ORDER_FILTERS, type OrderFilter, type OrderFilterMeaning } from './filters.ts';
export { type CancellableOrder, decideCancel } from './cancel.ts';
export { ORDER_EXPIRY, orderFormProblems, standardOrderExpiry, type WantedOrder } from './new-order.ts';
export { itemsTotal, type OrderFieldProblem, type OrderItem, shownProblems } from './items.ts';
export { type SentContact, sentDifferently } from './sent-customer.ts';
