export { insertPromo } from './repository.ts';
export { type Asked, offeredPromo, paidLess, type Reserved, reservePromo } from './reserve.ts';
export { settlePromoOf } from './settle.ts';
