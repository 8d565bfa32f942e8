export { PROBLEM_CODES, PROMO_REFUSALS, type PromoProblemCode, type PromoRefusal } from './problems.ts';
export {
  type Promo,
  PROMO_APPLICATIONS,
  PROMO_DISCOUNT_TYPES,
  PROMO_LIMIT_TYPES,
  PROMO_STATUSES,
  PROMO_SUB_TYPES,
  PROMO_TYPES,
  type PromoApplication,
  type PromoDiscountType,
  promoKey,
  type PromoLimitType,
  type PromoState,
  type PromoStatus,
  type PromoSubType,
  type PromoTerms,
  type PromoType,
} from './promo.ts';
export {
  BIN_DIGITS,
  binNumbersIn,
  hasChannels,
  PROMO_LONGEST_DAYS,
  PROMO_MOST_BINS,
  PROMO_NAME,
  PROMO_PERCENTAGE,
  PROMO_RULES,
  type PromoField,
  type PromoFieldProblem,
  promoProblems,
  type PromoTypeWithChannels,
} from './terms.ts';
export {
  type Applied,
  decidePromo,
  discountFor,
  discountOf,
  type PromoOrder,
  type PromosFor,
  promosFor,
} from './discount.ts';
export {
  decidePromoAction,
  decidePromoEdit,
  PROMO_ACTIONS,
  type PromoAction,
  promoStatusOf,
  promoTransitions,
} from './state.ts';
export { BACK_TEST_DAYS, BACK_TEST_PAYMENTS, type BackTest, backTest, type PastSale } from './back-test.ts';
