export { insertSnapKey, setPublicKey } from './repository.ts';
export { issueSnapSecret, openSnapSecret } from './secrets.ts';
export { findSnapKey } from './repository.ts';
