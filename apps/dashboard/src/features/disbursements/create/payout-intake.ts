import {
  bankFinder,
  cellProblem,
  checkRow,
  DISBURSEMENT_POLICY,
  duplicatesIn,
  fileNotes,
  isBlocking,
  type Issue,
  type IssueCode,
  otherNameIssue,
  otherNamesIn,
  type Payout,
  PAYOUT_COLUMNS,
  type PayoutBank,
  type PayoutField,
  sheetReader,
  suggestionFor,
  typedRow,
} from '@dasbor/domain/disbursements';
import { type Row } from '@dasbor/domain/sheets';
import { nearestBanks } from '@dasbor/domain/payouts';
import { defineIntake, type Intake, type IntakeColumn } from '../../../shared/intake/intake.ts';

/** A file of payouts: its columns, and the rules of the domain. */
export const payoutIntake = (banks: readonly PayoutBank[]): Intake<Payout> => {
  const findBank = bankFinder(banks);
  const options = banks.map(({ code, name }) => ({ text: code, label: name }));
  return defineIntake<Payout, PayoutField>({
    columns: PAYOUT_COLUMNS.map(({ field }) => ({
      field,
      ...LOOKS[field],
      ...(field === 'bank_code' && { options }),
    })),
    limits: {
      fileBytes: DISBURSEMENT_POLICY.maxFileBytes,
      rows: DISBURSEMENT_POLICY.mostItems,
      cell: DISBURSEMENT_POLICY.longestCell,
    },
    reader: sheetReader,
    notes: fileNotes,
    checkRow: (cells: Row) => {
      const { payout, issues } = checkRow(cells, findBank);
      return { value: payout, issues };
    },
    isBlocking: (issue: Issue) => isBlocking(issue),
    relations: relatedPayouts,
    relationKey: (payout) => payout.account_number,
    retyped: typedRow,
    cellProblem,
    suggest: (issue: Issue, cells: Row) => suggestionFor(issue, cells, banks),
    candidates: ({ code }, text) =>
      code === 'BANK_UNKNOWN' ? nearestBanks(banks, text).map((bank) => bank.code) : [],
    plainFixes: ONLY_NOTATION,
    confirmable: new Set<IssueCode>(['LEADING_ZEROS_LOST']),
  });
};

/** Number columns are text in the template so that Excel keeps leading zeros. */
const LOOKS: Readonly<Record<PayoutField, Omit<IntakeColumn<PayoutField>, 'field'>>> = {
  account_owner_name: { width: '13rem', template: { width: 30 } },
  bank_code: { width: '8.5rem', template: { width: 14 } },
  account_number: {
    width: '12rem',
    inputMode: 'numeric',
    // At another bank, the same digits are a different account, and may lack digits.
    within: 'bank_code',
    template: { kind: 'digits', width: 22 },
  },
  amount: { width: '9.5rem', align: 'end', inputMode: 'numeric', template: { kind: 'number', width: 16 } },
  email_recipient: { width: '13rem', inputMode: 'email', template: { width: 28 } },
  phone_number: { width: '10.5rem', inputMode: 'tel', template: { kind: 'digits', width: 18 } },
  notes: { width: '14rem', template: { width: 32 } },
};

// A similar bank name or a formula result needs individual review.
const ONLY_NOTATION: ReadonlySet<IssueCode> = new Set([
  'ACCOUNT_NUMBER_INVALID',
  'AMOUNT_HAS_DECIMALS',
  'AMOUNT_INVALID',
  'EMAIL_INVALID',
  'PHONE_INVALID',
]);

/** A duplicate payout, or a different name for the same account. */
const relatedPayouts = (payouts: readonly (readonly [row: number, payout: Payout])[]) => {
  const related = new Map<number, readonly Issue[]>();
  for (const [row, first] of otherNamesIn(payouts)) related.set(row, [otherNameIssue(first)]);
  for (const [row, first] of duplicatesIn(payouts))
    related.set(row, [...(related.get(row) ?? []), duplicateIssue(first)]);
  return related;
};

const duplicateIssue = (first: number): Issue => ({
  field: 'account_number',
  code: 'DUPLICATE_IN_FILE',
  params: { row: first },
});
