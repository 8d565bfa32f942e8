import { err, ok, parseRupiah, type Result, type Rupiah } from '../kernel/index.ts';
import type { Cell } from './read-cell.ts';
import { textOf } from './read-cell.ts';

export type AmountIssue = 'REQUIRED' | 'AMOUNT_INVALID' | 'AMOUNT_HAS_DECIMALS';

// A decimal as stored by a spreadsheet: always with a point, whatever the display.
const STORED_DECIMALS = /^\d+\.\d+$/;
// Written decimals: a comma in Indonesian, a point in English, one or two digits, or grouped digits and then decimals.
const WRITTEN_DECIMALS = /^(?:rp\.?\s*)?(?:\d+[.,]\d{1,2}|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:,\d{3})+\.\d+)$/i;

/**
 * Whole rupiah, exactly as written: `10000`, `10.000`, `Rp 10,000`. Nothing is rounded or guessed: `1,5` has decimals, `0x10` and `1e6`
 * are not amounts, and `10.000,00` must be written without decimals.
 */
export const readAmount = (cell: Cell): Result<Rupiah, AmountIssue> => {
  const text = textOf(cell);
  if (text === '') return err('REQUIRED');
  // A number cell with `10.5` means ten and a half, never grouped thousands.
  if (cell.kind === 'number' && text.includes('.') && STORED_DECIMALS.test(text))
    return err('AMOUNT_HAS_DECIMALS');
  const amount = parseRupiah(text);
  if (amount.ok) return ok(amount.value);
  return err(WRITTEN_DECIMALS.test(text) ? 'AMOUNT_HAS_DECIMALS' : 'AMOUNT_INVALID');
};
