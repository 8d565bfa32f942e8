export { PROBLEM_CODES, type CheckoutProblemCode } from './problems.ts';
export { CHECKOUT_STATES, checkoutState, type CheckoutState, type OrderAtCheckout } from './state.ts';
export {
  CHECKOUT_METHODS,
  decideChannel,
  type Need,
  needsItems,
  needsOf,
  type ObstacleCode,
  type PayableOrder,
  type Way,
  type WayChannel,
  waysToPay,
} from './ways.ts';
export { type Buyer, type BuyerAddress, type BuyerFieldProblem, buyerProblems } from './buyer.ts';
