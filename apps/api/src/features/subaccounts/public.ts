export { readNamed, readStanding } from './named.ts';
export { findSubaccount, unknownSubaccounts } from './repository.ts';
