export {
  actionPrefixes,
  categoryOf,
  FAILED_SIGN_INS,
  SECURITY_CATEGORIES,
  type SecurityCategory,
  SECURITY_CATEGORY_KEYS,
  TRADE,
} from './categories.ts';
export { isNoticed, NOTICED_ACTIONS, type NoticedAction, noticedAction } from './notices.ts';
