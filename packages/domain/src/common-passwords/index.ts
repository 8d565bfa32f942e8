export { type CommonWords, isCommonPassword } from './common-password.ts';
