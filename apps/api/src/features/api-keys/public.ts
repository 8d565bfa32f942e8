export { findKey, insertKey, insertSecret, type NewKey, selectKeys } from './repository.ts';
export { type KeyRow, previousSecretOf } from './rows.ts';
export { issueSecret, placeOf, replaceSecret } from './secrets.ts';
