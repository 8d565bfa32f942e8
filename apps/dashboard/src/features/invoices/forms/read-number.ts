import { readAmount } from '../../../shared/forms/schema.ts';

/** The amount of a text; not a number while it is none. */
export const readNumber = (text: string): number => {
  const amount = readAmount(text);
  return amount.ok ? amount.value : NaN;
};
