import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Compares texts without storing them: what they say about people and accounts must not outlive a sign-out. The browser's own digest
 * is no choice, as it exists only on secure origins.
 */
export const fingerprint = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
