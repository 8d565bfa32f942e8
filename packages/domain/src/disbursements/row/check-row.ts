import { emailProblem, normalizePhone } from '../../auth/index.ts';
import type { Rupiah } from '../../kernel/index.ts';
import { type BankFacts, findBank, readAccountNumber } from '../../payouts/index.ts';
import { isBlocking, type Issue, type IssueCode } from './issues.ts';
import { DISBURSEMENT_POLICY, PAYOUT_COLUMNS, type PayoutField, USUAL_DIGITS } from '../policy.ts';
import {
  type Cell,
  EMPTY,
  hasHidden,
  isScientific,
  lookAlikesIn,
  readAmount,
  type Row,
  textOf,
  UNREADABLE,
  unreadableCode,
} from '../../sheets/index.ts';

/** A destination with its limits: a row of the list of banks. */
export type PayoutBank = {
  readonly account_length_min: number | null;
  readonly account_length_max: number | null;
  readonly maximum: number;
} & BankFacts;

export type Payout = {
  readonly account_owner_name: string;
  readonly bank_code: string;
  readonly account_number: string;
  readonly amount: Rupiah;
  readonly email_recipient: string | null;
  readonly phone_number: string | null;
  readonly notes: string | null;
};

export type CheckedRow = {
  /** The payout; null while an error is among the issues. */
  readonly payout: Payout | null;
  /** The parsed cells; null if empty or invalid. */
  readonly values: { readonly [Field in keyof Payout]: Payout[Field] | null };
  /** All issues of the row, in column order. */
  readonly issues: readonly Issue[];
};

/** The single row check: in the browser while a file is read and edited, and on the server before the row is stored. */
export const checkRow = (row: Row, findPayoutBank: BankFinder): CheckedRow => {
  const issues: Issue[] = [];
  const report = (field: PayoutField, code: IssueCode, params?: Issue['params']): null => {
    issues.push(params ? { field, code, params } : { field, code });
    return null;
  };
  const readable = (field: PayoutField, cell: Cell = EMPTY): Cell | null => {
    const code = unreadable(field, cell);
    if (code) return report(field, code);
    const hides = hasHidden(cell.text, field) && hasHidden(spaced(field, cell), field);
    return hides ? report(field, 'HIDDEN_CHARACTERS') : cell;
  };

  const name = readName(readable('account_owner_name', row['account_owner_name']), report);
  const bank = readBank(readable('bank_code', row['bank_code']), report, findPayoutBank);
  const account = readable('account_number', row['account_number']);
  const amount = readable('amount', row['amount']);
  const values = {
    account_owner_name: name,
    bank_code: bank?.code ?? null,
    account_number: account && readAccount(account, bank, report),
    amount: amount && readWithinLimits(amount, bank, report),
    email_recipient: readEmail(readable('email_recipient', row['email_recipient']), report),
    phone_number: readPhone(readable('phone_number', row['phone_number']), report),
    notes: readText('notes', readable('notes', row['notes']), report, DISBURSEMENT_POLICY.longestNotes),
  };
  if (issues.length === 0) return { payout: values as Payout, values, issues };
  issues.sort((a, b) => placeOf(a.field) - placeOf(b.field));
  return { payout: issues.some(isBlocking) ? null : (values as Payout), values, issues };
};

export type BankFinder = (text: string) => PayoutBank | undefined;

/** Caches each spelling, because a file repeats a few banks many times. */
export const bankFinder = (banks: readonly PayoutBank[]): BankFinder => {
  const known = new Map<string, PayoutBank | undefined>();
  return (text) => {
    const bank = known.get(text);
    if (bank || known.has(text)) return bank;
    const found = findBank(banks, text);
    known.set(text, found.ok ? found.value : undefined);
    return known.get(text);
  };
};

type Report = (field: PayoutField, code: IssueCode, params?: Issue['params']) => null;

// A note may be a date.
const unreadable = (field: PayoutField, cell: Cell): IssueCode | undefined =>
  field === 'notes' && cell.kind === 'date' ? undefined : unreadableCode(cell);

/**
 * The cell kind implied by an issue code, because the server stores only an item's texts and issues. Retyping the same text confirms
 * the value.
 */
export const kindSaidBy = (code: string): Cell['kind'] | undefined => {
  if (OF_NUMBERS.has(code)) return 'number';
  if (code === ('AMOUNT_BESIDE_DIGITS' satisfies IssueCode)) return 'parted';
  return (Object.keys(UNREADABLE) as (keyof typeof UNREADABLE)[]).find((kind) => UNREADABLE[kind] === code);
};

const OF_NUMBERS: ReadonlySet<string> = new Set([
  'LEADING_ZEROS_LOST',
  'LEADING_ZEROS_POSSIBLE',
  'ACCOUNT_DIGITS_LOST',
  'ACCOUNT_NUMBER_SCIENTIFIC',
] satisfies IssueCode[]);

const readText = (field: PayoutField, cell: Cell | null, report: Report, longest: number): string | null => {
  const text = cell ? textOf(cell) : '';
  if (cell && text === '' && REQUIRED.has(field)) return report(field, 'REQUIRED');
  if (text.length > longest) return report(field, 'TOO_LONG', { maximum: longest });
  return text === '' ? null : text;
};

/** Spaces around a value are ignored, except in an amount, which is read digit by digit. */
const spaced = (field: PayoutField, cell: Cell): string => {
  const text = textOf(cell);
  return field === 'amount' && text !== '' ? cell.text.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '') : text;
};

const readName = (cell: Cell | null, report: Report): string | null => {
  const name = readText('account_owner_name', cell, report, DISBURSEMENT_POLICY.longestName);
  const letters = name === null ? [] : lookAlikesIn(name);
  if (letters.length > 0) report('account_owner_name', 'NAME_MIXED_SCRIPTS', { letters: letters.join(' ') });
  return name;
};

const readBank = (cell: Cell | null, report: Report, findPayoutBank: BankFinder): PayoutBank | undefined => {
  const text = readText('bank_code', cell, report, DISBURSEMENT_POLICY.longestName);
  if (text === null) return undefined;
  const bank = findPayoutBank(text);
  if (!bank) report('bank_code', 'BANK_UNKNOWN', { bank: text });
  return bank;
};

/** The precision of a spreadsheet number: later digits are stored as zeros. */
const EXACT_DIGITS = 15;

const readAccount = (cell: Cell, bank: PayoutBank | undefined, report: Report): string | null => {
  const text = textOf(cell);
  if (text === '') return report('account_number', 'REQUIRED');
  const digits = cell.kind === 'number' ? digitsStored(text) : 0;
  if (digits > EXACT_DIGITS)
    return report('account_number', 'ACCOUNT_DIGITS_LOST', { digits, exact: EXACT_DIGITS });
  // Without a bank, apply only the general rule; the number is checked again once the bank is corrected.
  const number = readAccountNumber(bank ?? { type: 'conventional' }, text);
  if (!number.ok)
    return report(
      'account_number',
      isScientific(cell) ? 'ACCOUNT_NUMBER_SCIENTIFIC' : 'ACCOUNT_NUMBER_INVALID',
    );
  return bank ? unlessUnusual(number.value, cell, bank, report) : number.value;
};

/** Digits of the integer part: the format may show leading zeros, and a program may add a decimal zero. */
const digitsStored = (text: string): number => /^0*(\d*)(?:\.0+)?$/.exec(text)?.[1]?.length ?? 0;

const unlessUnusual = (number: string, { kind }: Cell, bank: PayoutBank, report: Report): string | null => {
  const { account_length_min: least, account_length_max: most } = bank;
  if (bank.type === 'ewallet' || least === null || most === null) return number;
  // A number cell has lost its leading zeros. A shorter number may be another person's account.
  if (kind === 'number' && number.length < least) {
    return report('account_number', 'LEADING_ZEROS_LOST', { digits: number.length, least });
  }
  const usual = kind === 'number' ? USUAL_DIGITS[bank.code] : undefined;
  if (number.length < least || number.length > most) {
    report('account_number', 'ACCOUNT_NUMBER_UNUSUAL', { digits: number.length, least, most });
  } else if (usual !== undefined && number.length < usual) {
    report('account_number', 'LEADING_ZEROS_POSSIBLE', { digits: number.length, usual });
  }
  return number;
};

const readWithinLimits = (cell: Cell, bank: PayoutBank | undefined, report: Report): Rupiah | null => {
  const amount = readAmount(cell);
  if (!amount.ok) return report('amount', amount.problem.code);
  const { smallestItem: minimum } = DISBURSEMENT_POLICY;
  if (amount.value < minimum) return report('amount', 'AMOUNT_BELOW_LIMIT', { minimum });
  if (bank && amount.value > bank.maximum) {
    return report('amount', 'AMOUNT_EXCEEDED', { maximum: bank.maximum });
  }
  if (cell.kind === 'parted') report('amount', 'AMOUNT_BESIDE_DIGITS');
  return amount.value;
};

const readEmail = (cell: Cell | null, report: Report): string | null => {
  const text = cell ? textOf(cell) : '';
  if (text === '') return null;
  return emailProblem(text) ? report('email_recipient', 'EMAIL_INVALID') : text;
};

const readPhone = (cell: Cell | null, report: Report): string | null => {
  const text = cell ? textOf(cell) : '';
  if (text === '') return null;
  const phone = normalizePhone(text);
  return phone.ok ? phone.value : report('phone_number', 'PHONE_INVALID');
};

const REQUIRED: ReadonlySet<PayoutField> = new Set(
  PAYOUT_COLUMNS.filter(({ required }) => required).map(({ field }) => field),
);

const placeOf = (field: PayoutField): number => PAYOUT_COLUMNS.findIndex((column) => column.field === field);
