export { findSubaccount } from './repository.ts';
