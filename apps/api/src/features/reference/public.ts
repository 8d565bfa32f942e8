export { type Bank, BANKS } from './banks.ts';
