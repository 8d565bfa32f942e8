import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankFinder, checkRow, type PayoutBank, type PayoutField } from '../index.ts';
import { type Cell, type Row } from '../../sheets/index.ts';

const bank = (code: string, different: Partial<PayoutBank> = {}): PayoutBank => ({
  code,
  name: `Bank ${code}`,
  aliases: [],
  type: 'conventional',
  active: true,
  account_length_min: 10,
  account_length_max: 10,
  maximum: 9_999_999_999,
  ...different,
});
const finder = bankFinder([
  bank('bca', { aliases: ['014'] }),
  bank('mandiri', { account_length_min: 12, account_length_max: 17 }),
  bank('bri', { account_length_min: 13, account_length_max: 17 }),
  bank('bni', { account_length_min: 7, account_length_max: 11 }),
  bank('permata', { account_length_min: 7, account_length_max: 16 }),
  bank('ovo', { type: 'ewallet', account_length_min: null, account_length_max: null, maximum: 20_000_000 }),
  bank('closed', { active: false }),
]);

const text = (value: string): Cell => ({ text: value, kind: value === '' ? 'empty' : 'text' });
const number = (value: string): Cell => ({ text: value, kind: 'number' });
const row = (different: Partial<Record<PayoutField, Cell>> = {}): Row => ({
  account_owner_name: text('Budi Santoso'),
  bank_code: text('bca'),
  account_number: text('8422647001'),
  amount: number('150000'),
  email_recipient: text('budi@contoh.id'),
  phone_number: text('0812-3456-7890'),
  notes: text('Gaji November'),
  ...different,
});
const issuesOf = (different: Partial<Record<PayoutField, Cell>>) =>
  checkRow(row(different), finder).issues.map(({ field, code }) => `${field} ${code}`);

describe('a valid row', () => {
  it('is read as it will be paid', () => {
    expect(checkRow(row(), finder)).toMatchObject({
      issues: [],
      payout: {
        account_owner_name: 'Budi Santoso',
        bank_code: 'bca',
        account_number: '8422647001',
        amount: 150_000,
        email_recipient: 'budi@contoh.id',
        phone_number: '+6281234567890',
        notes: 'Gaji November',
      },
    });
  });

  it('needs no email, phone or notes', () => {
    const bare = { email_recipient: text(''), phone_number: text(''), notes: text('  ') };

    expect(checkRow(row(bare), finder).payout).toMatchObject({
      email_recipient: null,
      phone_number: null,
      notes: null,
    });
  });

  it.each(['014', 'BCA', ' bca '])('names its bank as %j', (name) => {
    expect(checkRow(row({ bank_code: text(name) }), finder).payout?.bank_code).toBe('bca');
  });

  it('keeps the leading zeros of an account number that is text', () => {
    expect(checkRow(row({ account_number: text('0012345678') }), finder).payout?.account_number).toBe(
      '0012345678',
    );
  });

  it('for a wallet has its mobile number, even if Excel stored it as a number', () => {
    const wallet = row({ bank_code: text('ovo'), account_number: number('81234567890') });

    expect(checkRow(wallet, finder)).toMatchObject({
      issues: [],
      payout: { account_number: '081234567890' },
    });
  });
});

describe('an issue with a cell', () => {
  it.each<[string, Partial<Record<PayoutField, Cell>>, string]>([
    // spec 5.60
    ['no name', { account_owner_name: text(' ') }, 'account_owner_name REQUIRED'],
    ['a name that is too long', { account_owner_name: text('x'.repeat(129)) }, 'account_owner_name TOO_LONG'],
    // spec 5.60
    ['no bank', { bank_code: text('') }, 'bank_code REQUIRED'],
    // spec 5.61
    ['an unknown bank', { bank_code: text('bank budi') }, 'bank_code BANK_UNKNOWN'],
    ['a bank that is closed', { bank_code: text('closed') }, 'bank_code BANK_UNKNOWN'],
    // spec 5.60
    ['no account number', { account_number: text('') }, 'account_number REQUIRED'],
    // spec 5.62
    ['letters in it', { account_number: text('84226A7001') }, 'account_number ACCOUNT_NUMBER_INVALID'],
    [
      'digits lost to Excel',
      { account_number: number('1.2345678901234E+15') },
      'account_number ACCOUNT_NUMBER_SCIENTIFIC',
    ],
    [
      'the same, pasted as text',
      { account_number: text('1,23E+15') },
      'account_number ACCOUNT_NUMBER_SCIENTIFIC',
    ],
    ['zeros lost to Excel', { account_number: number('12345678') }, 'account_number LEADING_ZEROS_LOST'],
    [
      'digits that no spreadsheet keeps',
      { account_number: number('1234567890123450') },
      'account_number ACCOUNT_DIGITS_LOST',
    ],
    [
      'a number shown as another',
      { amount: { text: '50000', kind: 'altered' } },
      'amount CELL_SHOWN_OTHERWISE',
    ],
    ['an unusual length', { account_number: text('12345678') }, 'account_number ACCOUNT_NUMBER_UNUSUAL'],
    [
      'a wallet that is no mobile number',
      { bank_code: text('ovo'), account_number: text('0215550123') },
      'account_number ACCOUNT_NUMBER_INVALID',
    ],
    // spec 5.60
    ['no amount', { amount: text('') }, 'amount REQUIRED'],
    // spec 4.41, 5.63, 8.83
    ['words', { amount: text('seratus ribu') }, 'amount AMOUNT_INVALID'],
    // spec 8.82
    ['one rupiah below the limit', { amount: number('9999') }, 'amount AMOUNT_BELOW_LIMIT'],
    // spec 8.81
    [
      'one above a wallet',
      { bank_code: text('ovo'), account_number: text('081234567890'), amount: number('20000001') },
      'amount AMOUNT_EXCEEDED',
    ],
    // spec 5.65
    ['an e-mail without a host', { email_recipient: text('budi@') }, 'email_recipient EMAIL_INVALID'],
    // spec 5.64
    ['a phone of words', { phone_number: text('telepon') }, 'phone_number PHONE_INVALID'],
    ['notes that are too long', { notes: text('x'.repeat(201)) }, 'notes TOO_LONG'],
    ['more cells than titles', { amount: { text: '12000', kind: 'spilled' } }, 'amount CELLS_BEYOND_HEADER'],
    ['the same without an amount', { amount: { text: '', kind: 'spilled' } }, 'amount CELLS_BEYOND_HEADER'],
    ['what a merged cell hides', { amount: { text: '175000', kind: 'covered' } }, 'amount CELL_UNDER_MERGE'],
    [
      'digits beside the amount',
      { amount: { text: '25.000', kind: 'parted' } },
      'amount AMOUNT_BESIDE_DIGITS',
    ],
    ['a formula', { amount: { text: '150000', kind: 'formula' } }, 'amount FORMULA'],
    ...(['account_owner_name', 'bank_code', 'account_number', 'amount', 'phone_number'] as const).map(
      (field): [string, Partial<Record<PayoutField, Cell>>, string] => [
        `a date in ${field}`,
        { [field]: { text: '2034-10-05', kind: 'date' } },
        `${field} CELL_IS_DATE`,
      ],
    ),
    [
      'an error of the spreadsheet',
      { account_number: { text: '#REF!', kind: 'error' } },
      'account_number CELL_ERROR',
    ],
  ])('%s', (_, different, want) => {
    expect(issuesOf(different)).toEqual([want]);
  });

  it('is reported together with all others, in column order', () => {
    const bad = {
      notes: text('x'.repeat(201)),
      amount: text('1,5'),
      bank_code: text('?'),
      account_owner_name: text(''),
    };

    expect(issuesOf(bad)).toEqual([
      'account_owner_name REQUIRED',
      'bank_code BANK_UNKNOWN',
      'amount AMOUNT_HAS_DECIMALS',
      'notes TOO_LONG',
    ]);
  });

  it('is not raised for a date in the notes', () => {
    expect(issuesOf({ notes: { text: '2034-10-05', kind: 'date' } })).toEqual([]);
  });

  it('of a missing column is that it is required', () => {
    expect(checkRow({}, finder).issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'account_owner_name REQUIRED',
      'bank_code REQUIRED',
      'account_number REQUIRED',
      'amount REQUIRED',
    ]);
  });
});

it.each([
  ['1234567890123456', 16],
  ['1234567890123456.0', 16],
  ['12345678901234567', 17],
])('for the number %s counts digits without decimals', (written, digits) => {
  const { issues } = checkRow(row({ account_number: number(written) }), finder);

  expect(issues).toEqual([
    { field: 'account_number', code: 'ACCOUNT_DIGITS_LOST', params: { digits, exact: 15 } },
  ]);
});

it('does not report lost digits if the number format shows leading zeros', () => {
  expect(issuesOf({ bank_code: text('mandiri'), account_number: number('0000012345678901') })).toEqual([]);
});

it.each(['12345678901234.5', '0.12345678901234567', '-123456789012345'])(
  'does not report lost digits for %s, which is not an account',
  (written) => {
    expect(issuesOf({ account_number: number(written) })).toEqual(['account_number ACCOUNT_NUMBER_INVALID']);
  },
);

it('for an unusual length is a warning: the row may still be paid', () => {
  const checked = checkRow(row({ account_number: text('12345678') }), finder);

  expect(checked.payout?.account_number).toBe('12345678');
});

it.each([
  ['bri', '33601001234568', 15],
  ['bni', '123456788', 10],
  ['mandiri', '123456789012', 13],
])(
  'for %s and the number %s says that it is shorter than usual: zeros may be missing',
  (bank_code, account, usual) => {
    const { payout, issues } = checkRow(
      row({ bank_code: text(bank_code), account_number: number(account) }),
      finder,
    );

    expect(payout?.account_number).toBe(account);
    expect(issues).toEqual([
      { field: 'account_number', code: 'LEADING_ZEROS_POSSIBLE', params: { digits: account.length, usual } },
    ]);
  },
);

it.each([
  ['bri', text('33601001234568')],
  ['bri', number('336010012345680')],
  ['bni', number('12345678801')],
  ['permata', number('12345678')],
])('for %s is not raised for %j', (bank_code, account_number) => {
  expect(issuesOf({ bank_code: text(bank_code), account_number })).toEqual([]);
});

it('a row has either a payout or an error, never both or neither', () => {
  const anyCell = fc.record({
    text: fc.oneof(fc.string(), fc.constantFrom('bca', '8422647001', '150000', '1.2E+15', '1,5', '0x10')),
    kind: fc.constantFrom<Cell['kind']>(
      'text',
      'number',
      'formula',
      'error',
      'boolean',
      'date',
      'covered',
      'spilled',
      'parted',
      'empty',
    ),
  });
  const columns = [
    'account_owner_name',
    'bank_code',
    'account_number',
    'amount',
    'email_recipient',
    'phone_number',
    'notes',
  ];
  const anyRow = fc.record(Object.fromEntries(columns.map((column) => [column, anyCell])), {
    requiredKeys: [],
  });

  fc.assert(
    fc.property(anyRow, (cells) => {
      const { payout, issues } = checkRow(cells, finder);
      const blocking = issues.filter(({ code }) => code !== 'ACCOUNT_NUMBER_UNUSUAL');
      expect(payout === null).toBe(blocking.length > 0);
      if (payout === null) return;
      expect(payout.account_number).toMatch(/^\d{5,20}$/);
      expect(payout.amount).toBeGreaterThanOrEqual(10_000);
      expect(payout.account_owner_name.trim()).not.toBe('');
    }),
  );
});

describe('hidden characters', () => {
  it.each([
    ['a mark that turns writing around', '\u202eBudi'],
    ['another such mark', 'Budi\u200f Santoso'],
    ['an isolate', 'Budi \u2067Santoso'],
    ['a zero-width space', 'Bu\u200bdi'],
    ['a zero-width joiner', 'Bu\u200ddi'],
    ['a byte order mark before it', '\uFEFFBudi'],
    ['a soft hyphen', 'Bu\u00addi'],
    ['a filling letter', 'Bu\u3164di'],
    ['a control character', 'Bu\u0007di'],
    ['a line within it', 'Budi\nSantoso'],
  ])('in a name are an error: %s', (_, name) => {
    expect(issuesOf({ account_owner_name: text(name) })).toEqual(['account_owner_name HIDDEN_CHARACTERS']);
  });

  it.each([
    ['a zero-width space', '150\u200b000'],
    ['a word joiner', '150\u2060000'],
    ['a byte order mark', '\uFEFF150000'],
    ['a non-breaking space after it', '150000\u00a0'],
    ['a non-breaking space within it', '150\u00a0000'],
    ['a narrow one', '150\u202f000'],
  ])('in an amount are an error, and no digits are read: %s', (_, amount) => {
    const { values, issues } = checkRow(row({ amount: text(amount) }), finder);

    expect(values.amount).toBeNull();
    expect(issues).toEqual([{ field: 'amount', code: 'HIDDEN_CHARACTERS' }]);
  });

  it.each(['bank_code', 'account_number', 'email_recipient', 'phone_number', 'notes'] as const)(
    'in %s are an error',
    (field) => {
      const { text: written = '' } = row()[field] ?? {};

      expect(issuesOf({ [field]: text(`${written.slice(0, 2)}\u202e${written.slice(2)}`) })).toEqual([
        `${field} HIDDEN_CHARACTERS`,
      ]);
    },
  );

  it('are allowed as spaces around a value, and as line breaks and emoji joiners in notes', () => {
    expect(issuesOf({ account_owner_name: text('\u00a0Budi Santoso\n') })).toEqual([]);
    expect(issuesOf({ amount: text(' Rp\u00a0150.000 ') })).toEqual([]);
    expect(issuesOf({ notes: text('Gaji\nbulan ini \u{1F468}\u200D\u{1F469}') })).toEqual([]);
  });

  it('with nothing else in a cell make it an empty cell', () => {
    expect(issuesOf({ notes: text('\u200b'), amount: text('\uFEFF') })).toEqual(['amount REQUIRED']);
  });
});

describe('a name in two scripts', () => {
  it.each([
    ['Вudi Santоso', 'В о'],
    ['Budi Ѕantoso', 'Ѕ'],
    ['Βudi', 'Β'],
    ['Ｂudi', 'Ｂ'],
  ])('%j is a warning that lists the letters', (name, letters) => {
    const { payout, issues } = checkRow(row({ account_owner_name: text(name) }), finder);

    expect(issues).toEqual([
      { field: 'account_owner_name', code: 'NAME_MIXED_SCRIPTS', params: { letters } },
    ]);
    expect(payout).not.toBeNull();
  });

  it.each(['José Ångström', 'Иван Петров', "M. Nu'man, S.H.", '王 Budi'])('%j is no warning', (name) => {
    expect(issuesOf({ account_owner_name: text(name) })).toEqual([]);
  });
});
