import { randomBytes } from 'node:crypto';

// No letters that look like others: no i, l, o, 0 and 1. Thirty-two less one: a slug is typed from paper now and then.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 22;

/** The end of a public address: 22 letters and digits, 108 random bits, so that nobody guesses one. */
export const newSlug = (): string => {
  let slug = '';
  while (slug.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      // Above it, the first letters would come more often.
      if (byte < ALPHABET.length * 8 && slug.length < LENGTH) slug += ALPHABET[byte % ALPHABET.length];
  return slug;
};
