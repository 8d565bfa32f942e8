// Crockford's Base32 has no letters that look like digits.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 12;

/** Sixty random bits in three groups: `7K2M-9QXT-4WBD`. Takes one random byte for each letter. */
export const newRecoveryCode = (randomBytes: Uint8Array): string => {
  if (randomBytes.length < LETTERS) throw new RangeError(`A recovery code needs ${LETTERS} random bytes`);
  const letters = [...randomBytes.subarray(0, LETTERS)].map((byte) => ALPHABET.charAt(byte & 31)).join('');
  return letters.replace(/(.{4})(.{4})/, '$1-$2-');
};

/** The code without what people add or confuse when they copy it; undefined for anything else. */
export const normalizeRecoveryCode = (text: string): string | undefined => {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return letters.length === LETTERS && [...letters].every((letter) => ALPHABET.includes(letter))
    ? letters
    : undefined;
};
