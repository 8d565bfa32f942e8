export { readNamed, readStanding } from './named.ts';
export { findSubaccount } from './repository.ts';
