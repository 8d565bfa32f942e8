import type { SignedKind } from '../api/strings-to-sign.ts';

const PARTS = {
  token: ['clientId', 'timestamp'],
  request: ['method', 'path', 'token', 'hash', 'timestamp'],
  callback: ['method', 'path', 'hash', 'timestamp'],
} as const satisfies Record<SignedKind, readonly string[]>;

export type Part = (typeof PARTS)[SignedKind][number];

/** The part of our string that an index is in. The time comes last and contains colons. */
export const partAt = (kind: SignedKind, ours: string, index: number): Part => {
  const parts = PARTS[kind];
  const separators = ours.slice(0, index).split(kind === 'token' ? '|' : ':').length - 1;
  return parts[Math.min(separators, parts.length - 1)] ?? 'timestamp';
};

/** Replaces invisible characters with symbols: `␣`, `↵`, `→`, and a code for the rest. */
export const visible = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, (char) => SIGNS[char] ?? `[U+${code(char)}]`);

const SIGNS: Readonly<Record<string, string>> = { ' ': '␣', '\n': '↵', '\r': '␍', '\t': '→' };

const code = (char: string): string => (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
