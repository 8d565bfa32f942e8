import type { BankLine } from './types.ts';

/**
 * A short name for the content of a statement: the same lines have the same key, whatever the file is called. Only for finding notes again
 * on this device; it protects nothing.
 */
export const contentKey = (lines: readonly BankLine[]): string =>
  `${lines.length}-${shortHash(
    lines.map(
      ({ row, date, direction, amount, sen, description }) =>
        `${row} ${date} ${direction} ${amount}.${sen} ${description}\n`,
    ),
  )}`;

/** cyrb53: two 32-bit hashes side by side. */
export const shortHash = (texts: readonly string[]): string => {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, 2_654_435_761);
      b = Math.imul(b ^ code, 1_597_334_677);
    }
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
};
