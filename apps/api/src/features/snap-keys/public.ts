export { insertSnapKey, setPublicKey } from './repository.ts';
export { issueSnapSecret, openSnapSecret, snapSecretPlace } from './secrets.ts';
export { findSnapKey } from './repository.ts';
