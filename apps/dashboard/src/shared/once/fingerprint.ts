import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Compares texts without storing them, because personal and account data must not outlive a sign-out. `crypto.subtle` is not an
 * option: it exists only in secure contexts.
 */
export const fingerprint = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
