export { insertSnapKey, setPublicKey } from './repository.ts';
export { issueSnapSecret } from './secrets.ts';
