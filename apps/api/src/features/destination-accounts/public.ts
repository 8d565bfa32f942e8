export { checkNamedHolder } from './account-holder.ts';
export { findDestination } from './destination.ts';
export type { Destination } from './destination.ts';
export { refuseDestinationAccount } from './another.ts';
export { readAccount } from './read-account.ts';
export { findAccount } from './repository.ts';
