/** Consonants only: no look-alikes, and no words (RFC 8628, section 6.1). Eight of twenty are 34 bits. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const HALF = 4;
const CODE = new RegExp(`^[${LETTERS}]{${2 * HALF}}$`);

/** `WDJB-MJHT`. `pick` returns a random integer below its argument. */
export const newUserCode = (pick: (below: number) => number): string => {
  const half = () => Array.from({ length: HALF }, () => LETTERS.charAt(pick(LETTERS.length))).join('');
  return `${half()}-${half()}`;
};

/** The code as it was shown, from what a person typed; undefined for a text that cannot be one. */
export const readUserCode = (typed: string): string | undefined => {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return CODE.test(letters) ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : undefined;
};
