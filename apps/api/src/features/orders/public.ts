export { toItem, keepImagesOf } from './items.ts';
export { type Buyer, makeOrder, makeOrders } from './make.ts';
export { customerNameOf } from './names.ts';
export {
  findOrder,
  insertOrders,
  type NewOrder,
  ordersByIds,
  selectOrders,
  tradeBegan,
} from './repository.ts';
export { netAmountOf, type Order, type OrderRow, toOrder, toWholeOrder } from './rows.ts';
export { announceOrder, type Moving, moveOrder, reopenOrder } from './state.ts';
