import { checkRow } from '@dasbor/domain/disbursements';
import type { BankFinder, Cell, PayoutField, Row } from '@dasbor/domain/disbursements';
import { PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { splitByBankLimit } from '@dasbor/domain/payouts';
import { searchText } from '../../../platform/list/find.ts';
import { limitOf, nameOfBank } from './banks.ts';
import type { ItemRow } from './rows.ts';

/** A row as it is kept once it was looked at. */
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

/** What can be read is asked about at its bank; the rest is for its maker to mend. */
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

/** The columns of the template; a text that no rule lets through is not kept to its end. */
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

// As long as a written cell may be by the contract, and longer than every value that is right.
const MOST_KEPT = 400;
