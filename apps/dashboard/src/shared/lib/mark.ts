import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Tells one text from another without keeping it: what it says of people and accounts lies in no storage, which outlives a sign-out. Not by
 * the browser's own digest, which is there on secure origins only.
 */
export const mark = (text: string): string => markOfBytes(utf8ToBytes(text));

/** The same of what a file holds. */
export const markOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
