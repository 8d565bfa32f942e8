export {
  actionPrefixes,
  categoryOf,
  SECURITY_CATEGORIES,
  type SecurityCategory,
  SECURITY_CATEGORY_KEYS,
  TRADE,
} from './categories.ts';
