import type { Mode } from '../access/index.ts';

/** The secret contains its mode, so that a key used in the wrong mode is recognised without a lookup. */
export const KEY_PREFIXES = { live: 'dp_live_', sandbox: 'dp_test_' } as const satisfies Record<Mode, string>;

const SECRET = /^dp_(live|test)_[0-9A-Za-z]{32}$/;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 32;

/** The mode of a text in the form of a secret; undefined for any other text. */
export const modeOfSecret = (text: string): Mode | undefined => {
  if (!SECRET.test(text)) return undefined;
  return text.startsWith(KEY_PREFIXES.live) ? 'live' : 'sandbox';
};

/** 32 characters out of 62, about 190 bits. `pick` returns a random integer below its argument. */
export const newSecret = (mode: Mode, pick: (below: number) => number): string => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(pick(LETTERS.length)));
  return KEY_PREFIXES[mode] + letters.join('');
};

/** Shown so that people can tell secrets apart. */
export const lastFour = (secret: string): string => secret.slice(-4);
