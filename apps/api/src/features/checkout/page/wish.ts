import { parseRupiah } from '@dasbor/domain/kernel';
import type { Checkout } from '../rows.ts';
import { isCleanText } from '../../../spec/input/plain.ts';

/** What the address of a page says. A form sends `part` too: its amount counts only if it is `other`. */
export type PageQuery = {
  lang?: string;
  payment?: string;
  promo_code?: string;
  part?: string;
  amount?: string;
};

const LONGEST_CODE = 25;

export const typedCode = ({ promo_code: code }: PageQuery): string | undefined => {
  if (typeof code !== 'string' || code.trim() === '' || code.length > LONGEST_CODE) return undefined;
  return isCleanText(code) ? code.trim() : undefined;
};

/** What cannot be read is too little, and the page says how much can be paid. */
export const typedAmount = (
  { part, amount }: PageQuery,
  { remaining_payment: remaining }: Pick<Checkout, 'remaining_payment'>,
): number | undefined => {
  if (part === 'all') return remaining;
  if (part === undefined && (amount === undefined || amount === '')) return undefined;
  const read = typeof amount === 'string' ? parseRupiah(amount) : undefined;
  return read?.ok ? read.value : 0;
};
