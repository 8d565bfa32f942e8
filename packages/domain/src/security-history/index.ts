export {
  actionPrefixes,
  categoryOf,
  SECURITY_CATEGORIES,
  type SecurityCategory,
  SECURITY_CATEGORY_KEYS,
} from './categories.ts';
