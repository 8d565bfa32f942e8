/** Used by the overview of settings. */
export { useSignInRules } from './api/use-sign-in-rules.ts';
