export { makeKey } from './make-key.ts';
export { findKey, insertKey, insertSecret, type NewKey, revokeKey, selectKeys } from './repository.ts';
export { type KeyRow, previousSecretOf } from './rows.ts';
export { issueSecret, legacyKeyPlace, placeOf, replaceSecret, standingOf } from './secrets.ts';
