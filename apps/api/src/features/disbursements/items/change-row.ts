import { bankFinder, decideAccount, PAYOUT_COLUMNS, typedRow } from '@dasbor/domain/disbursements';
import type { Row } from '@dasbor/domain/sheets';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { maskName } from '@dasbor/domain/payouts';
import type { Call } from '../../../spec/handlers.ts';
import type { replaceItems } from './repository.ts';
import type { ItemRow } from './rows.ts';
import { PAYOUT_BANKS } from './banks.ts';
import { readRow } from './read-row.ts';

type Change = Call<'updateDisbursementItem'>['body'];
type Mended = Parameters<typeof replaceItems>[1][number];

/**
 * A row with edited cells, checked like a new one. The bank's answer is kept while the account is the same; otherwise the bank is asked
 * again. Undefined if nothing changed.
 */
export const mendRow = (row: ItemRow, change: Change): Result<Mended | undefined, 'DPAY_FIELD_INVALID'> => {
  const { accept_bank_name: accepts, ...texts } = change;
  if (accepts && !canAccept(row, texts)) return err('DPAY_FIELD_INVALID');
  const stated = row.bank_account_name;
  // Masked like any other unknown name, so that accepting a name does not reveal it.
  const written = accepts && stated !== null ? { ...texts, account_owner_name: maskName(stated) } : texts;
  const cells = typedRow(row.cells as Row, written);
  if (!accepts && cells === row.cells) return ok(undefined);
  return ok(withCells(row, cells, { accepts, isNamed: texts.account_owner_name !== undefined }));
};

/**
 * A row with other cells, checked like a new one. The bank's answer is kept while the account is the same. @param isNamed the name was
 * typed, so an earlier accepted name no longer applies
 */
export const withCells = (
  row: ItemRow,
  cells: Row,
  { accepts = false, isNamed }: { accepts?: boolean | undefined; isNamed: boolean },
): Mended => {
  const stated = row.bank_account_name;
  const read = readRow(row.id, cells, bankFinder(PAYOUT_BANKS));
  const sameAccount = read.bank_code === row.bank_code && read.account_number === row.account_number;
  const knownName = sameAccount ? stated : null;
  const acceptedName = accepts ? stated : sameAccount && !isNamed ? row.accepted_name : null;
  const original = row.original_cells ?? row.cells;
  const mended = {
    ...read,
    id: row.id,
    original_cells: areAlike(cells, original) ? null : original,
    bank_account_name: knownName,
    accepted_name: acceptedName,
  };
  if (read.status === 'invalid' || knownName === null) return mended;
  const standing = decideAccount(acceptedName ?? read.account_owner_name ?? '', {
    status: 'found',
    name: knownName,
  });
  return { ...mended, status: standing.status, issues: [...read.issues, ...standing.issues] };
};

/** Requires that the bank stated a different name for this exact account. */
const canAccept = (
  { bank_account_name, issues }: ItemRow,
  texts: Omit<Change, 'accept_bank_name'>,
): boolean =>
  bank_account_name !== null &&
  issues.some(({ code }) => code === 'NAME_MISMATCH') &&
  ['account_owner_name', 'bank_code', 'account_number'].every((field) => !(field in texts));

/** Equal texts, and no text was typed over a cell that displayed another one (such as a formula). */
export const areAlike = (now: Row, before: Row): boolean =>
  PAYOUT_COLUMNS.every(({ field }) => {
    const [a, b] = [now[field], before[field]];
    if ((a?.text ?? '') !== (b?.text ?? '')) return false;
    return a?.kind === b?.kind || typedRow(before, { [field]: a?.text ?? '' }) === before;
  });
