import { closestBank, findBank, readAccountNumber } from '../../payouts/index.ts';
import { type BankFinder, checkRow, type PayoutBank } from '../row/check-row.ts';
import { isBlocking, type Issue, type IssueCode } from '../row/issues.ts';
import type { PayoutField } from '../policy.ts';
import {
  addressIn,
  amountInPoints,
  cellOf,
  mayBeDate,
  phoneAmongWords,
  readAmount,
  type Row,
  saysTwoLines,
  textOf,
  typedCell,
  withoutHidden,
} from '../../sheets/index.ts';
import { accountOfGroups, walletOfGroups } from './mend-numbers.ts';

type Banks = readonly PayoutBank[];
type Mend = (text: string, banks: Banks, bank: PayoutBank | undefined) => string | undefined;

/**
 * The most likely intended value of a cell, applied by a person with one click. It fixes everything in the cell and is never refused
 * again. Undefined in doubt: lost digits, lost zeros, scientific notation and dates must be looked up at their source.
 */
export const suggestionFor = (
  { field, code }: Pick<Issue, 'field' | 'code'>,
  row: Row,
  banks: Banks,
): string | undefined => {
  const cell = cellOf(row, field);
  const text = code === 'HIDDEN_CHARACTERS' ? cell.text : textOf(cell);
  if (cell.kind === 'date' || (field !== 'notes' && mayBeDate(text))) return undefined;
  if (NUMBERS.has(field) && saysTwoLines(cell.text)) return undefined;
  const mended = text === '' ? undefined : MENDS[code]?.(text, banks, bankOf(row, banks));
  if (mended === undefined || (mended === text && !AS_IT_STANDS.has(code))) return undefined;
  if (AS_IT_STANDS.has(code) && mayBeAnother({ field, text }, row, banks)) return undefined;
  return mendedWhole({ field, text: mended }, row, banks);
};

/** A value from a formula or with hidden characters may have been a number, which can mean something other than the same text. */
const mayBeAnother = ({ field, text }: Written, row: Row, banks: Banks): boolean => {
  if (field === 'account_number') return !isWhole(row, text, banks);
  // `150.125` is 150 and an eighth, or 150 thousand.
  return (
    field === 'amount' && readAmount({ text, kind: 'number' }).ok !== readAmount({ text, kind: 'text' }).ok
  );
};

type Written = {
  readonly field: PayoutField;
  readonly text: string;
};

const NUMBERS: ReadonlySet<PayoutField> = new Set(['account_number', 'amount', 'phone_number']);

/** Whether the account has all its digits in case it was a number: only a fixed account length of its bank can tell. */
const isWhole = (row: Row, text: string, banks: Banks): boolean => {
  if (!/^\d+$/.test(text)) return true;
  const bank = bankOf(row, banks);
  if (!bank || (bank.type !== WALLET.type && bank.account_length_min === null)) return false;
  const cells: Row = {
    bank_code: { text: bank.code, kind: 'text' },
    account_number: { text, kind: 'number' },
  };
  return !checkRow(cells, finderIn(banks)).issues.some(({ field }) => field === 'account_number');
};

/** Applies fixes until the field, at the account's bank, has no issue left. */
const mendedWhole = ({ field, text }: Written, row: Row, banks: Banks): string | undefined => {
  const code = whatIsWrong({ field, text }, row, banks);
  if (!code) return text;
  const bank = bankOf(row, banks);
  const next = MENDS[code]?.(text, banks, bank);
  if (next !== undefined && next !== text) return mendedWhole({ field, text: next }, row, banks);
  if (code !== 'ACCOUNT_NUMBER_INVALID' || bank) return undefined;
  // Without a bank, the number may be a wallet's.
  return readAccountNumber(WALLET, text).ok ? text : undefined;
};

const whatIsWrong = ({ field, text }: Written, row: Row, banks: Banks): IssueCode | undefined => {
  const bank = field === 'account_number' ? { bank_code: cellOf(row, 'bank_code') } : {};
  const { issues } = checkRow({ ...bank, [field]: typedCell(text) }, finderIn(banks));
  return issues.find((issue) => issue.field === field && isBlocking(issue))?.code;
};

const bankOf = (row: Row, banks: Banks) => finderIn(banks)(textOf(cellOf(row, 'bank_code')));

const finderIn =
  (banks: Banks): BankFinder =>
  (text) => {
    const bank = findBank(banks, text);
    return bank.ok ? bank.value : undefined;
  };

const WALLET = { type: 'ewallet' };

/** Issues that retyping the same text resolves. */
const AS_IT_STANDS: ReadonlySet<IssueCode> = new Set(['FORMULA', 'CELL_UNDER_MERGE']);

const MENDS: Readonly<Partial<Record<IssueCode, Mend>>> = {
  // The formula's last result; the person who accepts it confirms it.
  FORMULA: (text) => text,
  CELL_UNDER_MERGE: (text) => text,
  HIDDEN_CHARACTERS: (text) => withoutHidden(text),
  BANK_UNKNOWN: (text, banks) => closestBank(banks, text)?.code,
  ACCOUNT_NUMBER_INVALID: (text, banks, bank) =>
    bank?.type === WALLET.type ? walletOfGroups(text) : accountOfGroups(text, banks, bank),
  // Three zeros are as likely to be thousands.
  AMOUNT_HAS_DECIMALS: (text) => text.replace(/[.,]0{1,2}$/, ''),
  AMOUNT_INVALID: (text) => amountInPoints(text),
  EMAIL_INVALID: (text) => addressIn(text),
  PHONE_INVALID: (text) => phoneAmongWords(text),
};
