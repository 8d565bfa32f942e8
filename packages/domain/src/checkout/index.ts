export { PROBLEM_CODES, type CheckoutProblemCode } from './problems.ts';
export { decidePart, type Part, type PartOfOrder, smallestOnPage } from './part.ts';
export { CHECKOUT_STATES, checkoutState, type CheckoutState, type OrderAtCheckout } from './state.ts';
export {
  CHECKOUT_METHODS,
  decideChannel,
  type Need,
  needsItems,
  needsOf,
  type ObstacleCode,
  type Offers,
  type PayableOrder,
  type Way,
  type WayChannel,
  type WayPromo,
  waysToPay,
} from './ways.ts';
export { type Buyer, type BuyerAddress, type BuyerFieldProblem, buyerProblems } from './buyer.ts';
