export { findRules } from './repository.ts';
