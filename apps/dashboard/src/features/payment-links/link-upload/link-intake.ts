import {
  checkLinkRow,
  isBlockingLink,
  LINK_COLUMNS,
  LINK_FILE,
  linkCellProblem,
  type LinkField,
  linkFileNotes,
  type LinkIssueCode,
  type LinkOfRow,
  linkSheetReader,
  linkSuggestion,
  twinIssues,
  typedLinkRow,
} from '@dasbor/domain/payment-links';
import type { Row } from '@dasbor/domain/sheets';
import { defineIntake, type Intake, type IntakeColumn } from '../../../shared/intake/intake.ts';

/** A file of links: its columns, and the rules of the domain. */
export const linkIntake = (): Intake<LinkOfRow> =>
  defineIntake<LinkOfRow, LinkField>({
    columns: LINK_COLUMNS.map(({ field }) => ({ field, ...LOOKS[field] })),
    limits: {
      fileBytes: LINK_FILE.maxFileBytes,
      rows: LINK_FILE.mostRows,
      cell: LINK_FILE.longestCell,
    },
    reader: linkSheetReader,
    notes: linkFileNotes,
    checkRow: (cells: Row) => {
      const { link, issues } = checkLinkRow(cells);
      return { value: link, issues };
    },
    isBlocking: isBlockingLink,
    relations: twinIssues,
    // A reference may be typed that any other row has.
    relationKey: () => '',
    retyped: typedLinkRow,
    cellProblem: linkCellProblem,
    suggest: ({ field, code }, cells: Row) =>
      linkSuggestion({ field: field as LinkField, code: code as LinkIssueCode }, cells),
    candidates: ({ code }) => (code === 'FEE_PAYER_UNKNOWN' ? ['merchant', 'customer'] : []),
    plainFixes: ONLY_NOTATION,
    confirmable: new Set(),
  });

const ONLY_NOTATION: ReadonlySet<LinkIssueCode> = new Set([
  'AMOUNT_HAS_DECIMALS',
  'AMOUNT_INVALID',
  'DPAY_EMAIL_INVALID',
  'DPAY_PHONE_INVALID',
]);

const amount = (width: string): Omit<IntakeColumn<LinkField>, 'field'> => ({
  width,
  align: 'end',
  inputMode: 'numeric',
  template: { kind: 'number', width: 16 },
});

/** Digits that are no numbers are text in the template so that Excel keeps leading zeros. */
const LOOKS: Readonly<Record<LinkField, Omit<IntakeColumn<LinkField>, 'field'>>> = {
  reference_id: { width: '10rem', template: { kind: 'digits', width: 20 } },
  amount: amount('9.5rem'),
  customer_name: { width: '12rem', template: { width: 26 } },
  customer_email: { width: '13rem', inputMode: 'email', template: { width: 28 } },
  customer_mobile: { width: '10.5rem', inputMode: 'tel', template: { kind: 'digits', width: 18 } },
  notes: { width: '13rem', template: { width: 30 } },
  expiry_days: amount('7rem'),
  admin_fee_method: { width: '10rem', template: { width: 18 } },
  item_name: { width: '12rem', template: { width: 26 } },
  item_quantity: amount('7rem'),
  item_price: amount('9.5rem'),
  customer_address: { width: '14rem', template: { width: 34 } },
  customer_city: { width: '9rem', template: { width: 18 } },
  customer_state: { width: '9rem', template: { width: 18 } },
  customer_postal_code: { width: '7.5rem', inputMode: 'numeric', template: { kind: 'digits', width: 12 } },
};
