import { checkRow } from '@dasbor/domain/disbursements';
import type { BankFinder, PayoutField } from '@dasbor/domain/disbursements';
import type { Cell, Row } from '@dasbor/domain/sheets';
import { PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { splitByBankLimit } from '@dasbor/domain/payouts';
import { searchText } from '../../../platform/list/find.ts';
import { limitOf, nameOfBank } from './banks.ts';
import type { ItemRow } from './rows.ts';

/** A checked row as stored. */
export type ReadRow = Pick<
  ItemRow,
  | 'cells'
  | 'issues'
  | 'account_owner_name'
  | 'bank_code'
  | 'account_number'
  | 'email_recipient'
  | 'phone_number'
  | 'notes'
  | 'parts'
> & { status: 'need_validation' | 'invalid'; amount: number | null; search_text: string };

/** A readable row goes to its bank; any other waits for its maker to fix it. */
export const readRow = (id: string, cells: Row, findBank: BankFinder): ReadRow => {
  const { payout, values, issues } = checkRow(cells, findBank);
  const { account_owner_name: name, bank_code: code, account_number: number, notes } = values;
  return {
    ...values,
    cells: keptCells(cells),
    issues: [...issues],
    parts: payout && splitByBankLimit(payout.amount, limitOf(code)).length,
    status: payout ? 'need_validation' : 'invalid',
    search_text: searchText(id, name, number, code, code && nameOfBank(code), notes),
  };
};

/** The template's columns; text beyond the longest valid value is truncated. */
export const keptCells = (cells: Row): Record<string, Cell> =>
  Object.fromEntries(
    PAYOUT_COLUMNS.flatMap(({ field }): [PayoutField, Cell][] => {
      const cell = cells[field];
      if (!cell) return [];
      const { text, kind } = cell;
      return [
        [field, { text: text.length > MOST_KEPT ? text.slice(0, MOST_KEPT).toWellFormed() : text, kind }],
      ];
    }),
  );

// The contract's maximum for a written cell, and longer than every valid value.
const MOST_KEPT = 400;
