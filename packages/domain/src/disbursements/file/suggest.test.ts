import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankFinder,
  checkRow,
  isBlocking,
  type IssueCode,
  PAYOUT_COLUMNS,
  type PayoutBank,
  type PayoutField,
  suggestionFor,
} from '../index.ts';
import { type Cell } from '../../sheets/index.ts';

const bank = (code: string, name: string, aliases: readonly string[] = []): PayoutBank => ({
  code,
  name,
  aliases,
  type: 'conventional',
  active: true,
  account_length_min: 10,
  account_length_max: 16,
  maximum: 1_000_000_000,
});
const BANKS = [
  { ...bank('bca', 'Bank Central Asia (BCA)', ['014']), account_length_max: 10 },
  { ...bank('bni', 'Bank Negara Indonesia (BNI)', ['009']), account_length_min: 7 },
  bank('bri', 'Bank Rakyat Indonesia (BRI)', ['002']),
  { ...bank('ocbc', 'OCBC Indonesia'), account_length_min: 12, account_length_max: 12 },
  { ...bank('commonwealth', 'Bank Commonwealth'), active: false },
  { ...bank('bri_syr', 'BRI Syariah'), active: false },
  bank('brk', 'BRK Syariah (Bank Riau Kepri)'),
  bank('danamon', 'Bank Danamon'),
  bank('mandiri', 'Bank Mandiri', ['008']),
  bank('bsi', 'Bank Syariah Indonesia (BSI)', ['451']),
  bank('mega', 'Bank Mega'),
  bank('mega_syariah', 'Bank Mega Syariah'),
  bank('sulawesi', 'Bank Sulteng'),
  bank('sulawesi_tenggara', 'Bank Sultra'),
  bank('sinarmas', 'Bank Sinarmas'),
  bank('sinarmaz', 'Bank Sinarmaz'),
  { ...bank('dki', 'Bank DKI'), account_length_min: null, account_length_max: null },
  { ...bank('dana', 'DANA'), type: 'ewallet', account_length_min: null, account_length_max: null },
  { ...bank('linkaja', 'LinkAja'), type: 'ewallet', account_length_min: null, account_length_max: null },
  { ...bank('gopay', 'GoPay'), type: 'ewallet', account_length_min: null, account_length_max: null },
];
const BCA: Cell = { text: 'bca', kind: 'text' };
const KINDS = [
  'text',
  'number',
  'altered',
  'date',
  'boolean',
  'formula',
  'error',
  'covered',
  'spilled',
] as const;
const FIELD_OF: readonly (readonly [RegExp, PayoutField])[] = [
  [/^ACCOUNT|^LEADING/, 'account_number'],
  [/^BANK/, 'bank_code'],
  [/^EMAIL/, 'email_recipient'],
  [/^PHONE/, 'phone_number'],
];
const fieldOf = (code: IssueCode): PayoutField =>
  FIELD_OF.find(([pattern]) => pattern.test(code))?.[1] ?? 'amount';
const suggest = (code: IssueCode, text: string, kind: Cell['kind'] = 'text', field = fieldOf(code)) =>
  suggestionFor({ field, code }, { bank_code: BCA, [field]: { text, kind } }, BANKS);

describe('a suggestion', () => {
  it.each<[IssueCode, string, string]>([
    ['AMOUNT_HAS_DECIMALS', '10.000,00', '10.000'],
    ['AMOUNT_HAS_DECIMALS', 'Rp 1,500,000.00', 'Rp 1,500,000'],
    ['AMOUNT_INVALID', 'Rp 1.500.000,-', 'Rp 1.500.000'],
    ['AMOUNT_INVALID', 'IDR 250.000', '250.000'],
    ['AMOUNT_INVALID', '1 500 000', '1.500.000'],
    ['AMOUNT_INVALID', "12'500'000", '12.500.000'],
    ['AMOUNT_INVALID', '10 000,00', '10.000'],
    ['AMOUNT_INVALID', 'Rp. 1 500 000,-', 'Rp. 1.500.000'],
    ['PHONE_INVALID', '0062 812-3456-7890', '+6281234567890'],
    ['PHONE_INVALID', 'WA: 0812 3456 7890', '+6281234567890'],
    ['PHONE_INVALID', '081234567890 (kantor)', '+6281234567890'],
    ['PHONE_INVALID', 'HP/WA (0812) 3456.7890', '+6281234567890'],
    ['PHONE_INVALID', '81234567890.0', '+6281234567890'],
    ['PHONE_INVALID', '081234567890 (2 anak)', '+6281234567890'],
    ['PHONE_INVALID', '0812-3456-789 (3 orang)', '+628123456789'],
    ['PHONE_INVALID', '081234567890;', '+6281234567890'],
    ['PHONE_INVALID', 'No. HP kantor: 0812-3456-7890 (Bu Ola)', '+6281234567890'],
    ['PHONE_INVALID', 'WA081234567890.', '+6281234567890'],
    ['PHONE_INVALID', 'Budi (WA 0812 3456 7890)', '+6281234567890'],
    ['PHONE_INVALID', 'WA +62 (812) 3456-7890', '+6281234567890'],
    ['EMAIL_INVALID', 'budi @contoh.id', 'budi@contoh.id'],
    ['EMAIL_INVALID', 'Budi Santoso <budi@contoh.id>', 'budi@contoh.id'],
    ['EMAIL_INVALID', 'mailto:budi@contoh.id ;', 'budi@contoh.id'],
    ['ACCOUNT_NUMBER_INVALID', '842-264-7001', '8422647001'],
    ['ACCOUNT_NUMBER_INVALID', '8422 6470 01', '8422647001'],
    ['ACCOUNT_NUMBER_INVALID', '8422\u00a06470\u00a000', '8422647000'],
    ['ACCOUNT_NUMBER_INVALID', '842–2647001', '8422647001'],
    ['ACCOUNT_NUMBER_INVALID', '842.264.7001', '8422647001'],
    ['ACCOUNT_NUMBER_INVALID', "'0012345678", '0012345678'],
    ['HIDDEN_CHARACTERS', '\uFEFF150\u200b000', '150000'],
    ['HIDDEN_CHARACTERS', '150000\u00a0', '150000'],
    ['HIDDEN_CHARACTERS', '103\u00a0000', '103.000'],
    ['HIDDEN_CHARACTERS', 'Rp\u00a01\u202f500\u202f000,00', 'Rp 1.500.000'],
    ['HIDDEN_CHARACTERS', 'IDR\u00a0250.000,-', '250.000'],
    ['BANK_UNKNOWN', 'PT. Bank Mandri (Persero) Tbk', 'mandiri'],
    ['BANK_UNKNOWN', 'Mandri', 'mandiri'],
    ['BANK_UNKNOWN', 'Manidri', 'mandiri'],
    ['BANK_UNKNOWN', 'Bank Danmon', 'danamon'],
  ])('for %s in %j is %j', (code, text, want) => {
    expect(suggest(code, text)).toBe(want);
  });

  it.each<[PayoutField, string, string]>([
    ['account_owner_name', 'Budi\u202eotnas', 'Budiotnas'],
    ['account_number', '8422\u200b-6470-01', '8422647001'],
    ['bank_code', 'Mandri\u200b', 'mandiri'],
    ['bank_code', '14\u200b', '14'],
    ['phone_number', 'WA: 0812\u200b 3456 7890', '+6281234567890'],
    ['email_recipient', 'budi\u200b @contoh.id', 'budi@contoh.id'],
    ['notes', 'Gaji\u200b', 'Gaji'],
    ['account_owner_name', 'Budi\r\nSantoso', 'Budi Santoso'],
    ['amount', '\u200b\n150000\u200b', '150000'],
    ['account_number', '8422647001\u200b\n\u200b', '8422647001'],
  ])('for hidden characters in %s in %j removes only these: %j', (field, text, want) => {
    expect(suggest('HIDDEN_CHARACTERS', text, 'text', field)).toBe(want);
  });

  it.each<[PayoutField, string]>([
    ['amount', '5\u00a0000'],
    ['amount', '150\u200brb'],
    ['phone_number', '0812\u200b'],
    ['account_number', '8.42265E+14\u200b'],
    ['account_number', '8422640010.0\u200b'],
    ['account_number', '8422640010\n8422640012'],
    ['amount', '50000\n75000'],
    ['amount', '150\n200'],
    ['amount', '150\r\n000'],
    ['amount', '150\t200'],
    ['amount', '150\u2028200'],
    ['amount', '150\u200b\n\u200b200'],
    ['account_number', '84\u00a0226\u00a0400'],
    ['account_number', '8422\u200b-8430'],
    ['account_number', '014\u00a0842\u00a06400'],
    ['account_number', '842264\n7001'],
    ['account_number', '842\t264\t7001'],
    ['phone_number', '0812\n3456\n7890'],
    ['phone_number', '081234567890\n081298765432'],
  ])('is not made for hidden characters in %s in %j if the rest is invalid too', (field, text) => {
    expect(suggest('HIDDEN_CHARACTERS', text, 'text', field)).toBeUndefined();
  });

  it('is final: once taken, no further suggestion follows', () => {
    const piece = fc.constantFrom(
      ...'0|1|5|000|842264|.|,| |-|\u00a0|\u200b|\u202e|Rp|IDR |,-|00|+62|0812'.split('|'),
      ...'@|contoh.id|budi|BCA|mandri|bank |E+9|mailto:|:|/'.split('|'),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
    const kind = fc.constantFrom<Cell['kind']>(...KINDS);
    const field = fc.constantFrom(...PAYOUT_COLUMNS.map((column) => column.field));
    const issuesOf = (of: PayoutField, cell: Cell) =>
      checkRow({ [of]: cell }, bankFinder(BANKS)).issues.filter((issue) => issue.field === of);
    let taken = 0;
    fc.assert(
      fc.property(field, text, kind, (of, written, as) => {
        const cell = { text: written, kind: as };
        const suggestions = issuesOf(of, cell).flatMap(
          (issue) => suggestionFor(issue, { bank_code: BCA, [of]: cell }, BANKS) ?? [],
        );

        for (const suggestion of suggestions) {
          const now: Cell = { text: suggestion, kind: 'text' };
          const left = issuesOf(of, now).filter(isBlocking);
          expect(left.filter(({ code }) => code !== 'ACCOUNT_NUMBER_INVALID')).toEqual([]);
          expect(left.map((issue) => suggestionFor(issue, { [of]: now }, BANKS))).toEqual(
            left.map(() => undefined),
          );
          taken += 1;
        }
      }),
      { numRuns: 10_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });

  it('is the last value of a formula', () => {
    expect(suggest('FORMULA', '150000', 'formula')).toBe('150000');
  });

  it.each<[string, IssueCode, string]>([
    ['zeros that were lost', 'LEADING_ZEROS_LOST', '12345678'],
    ['digits behind an exponent', 'ACCOUNT_NUMBER_SCIENTIFIC', '8.42265E+14'],
    ['half a rupiah', 'AMOUNT_HAS_DECIMALS', '10.000,50'],
    ['an amount below the smallest', 'AMOUNT_HAS_DECIMALS', '10.00'],
    ['an amount that may lack a zero', 'AMOUNT_INVALID', '150.000.00'],
    ['an amount in words', 'AMOUNT_INVALID', '150rb'],
    ['an amount of two signs', 'AMOUNT_INVALID', '10 000.000'],
    ['an amount of an apostrophe and a point', 'AMOUNT_INVALID', "12'500.500"],
    ['an amount of two spaces and a point', 'AMOUNT_INVALID', '10 000 000.000'],
    ['an amount of a point and a space', 'AMOUNT_INVALID', '50.000 100'],
    ['an amount of a comma and a space', 'AMOUNT_INVALID', '10,000 000'],
    ['an amount of a space and an apostrophe', 'AMOUNT_INVALID', "10 000'000"],
    ['an amount of two signs that ends without decimals', 'AMOUNT_INVALID', '15,000.000,-'],
    ['two phone numbers', 'PHONE_INVALID', '081234567890 / 081298765432'],
    ['two phone numbers, one of which is short', 'PHONE_INVALID', '021 5550123 / 24'],
    ['a phone number and an extension', 'PHONE_INVALID', '021 555 0123 ext 12'],
    ['a phone number and a digit behind a dash', 'PHONE_INVALID', '0812345678 - 2 WA'],
    ['a phone number and a digit in brackets', 'PHONE_INVALID', '0812345678 (2)'],
    ['a phone number behind the number of its row', 'PHONE_INVALID', 'No 8. 0812345678'],
    ['a phone number of which letters are a part', 'PHONE_INVALID', '0812abc3456789'],
    ['a phone number that has the zero before it and a decimal', 'PHONE_INVALID', '0812345678.0'],
    ['a phone number that ends in a letter O', 'PHONE_INVALID', '0812345678O'],
    ['a phone number whose last digits are hidden', 'PHONE_INVALID', '0812345678***'],
    ['the same by letters', 'PHONE_INVALID', '08123456789xx'],
    ['the same by points', 'PHONE_INVALID', '0812345678...'],
    ['a phone number with a doubt', 'PHONE_INVALID', '0812-3456-789?'],
    ['a phone number whose first digits are hidden', 'PHONE_INVALID', '***812345678'],
    ['hidden digits behind a space', 'PHONE_INVALID', '0812 345 678 **'],
    ['hidden digits before a space', 'PHONE_INVALID', '** 812345678'],
    ['hidden digits in brackets', 'PHONE_INVALID', '0812 345 678 (**)'],
    ['hidden digits behind a comma', 'PHONE_INVALID', '0812345678, **'],
    ['points behind a space', 'PHONE_INVALID', '0812 345 678 \u2026'],
    ['letters for hidden digits behind a space', 'PHONE_INVALID', '0812345678 xx'],
    ['letters for hidden digits behind a dash', 'PHONE_INVALID', '0812345678 - XX'],
    ['a letter for a hidden digit before a space', 'PHONE_INVALID', 'x 812345678'],
    ['a letter O behind a space', 'PHONE_INVALID', '0812345678 O'],
    ['letters O in brackets', 'PHONE_INVALID', '0812345678 (OO)'],
    ['a name before an address', 'EMAIL_INVALID', 'Budi budi@contoh.id'],
    ['a title before an address', 'EMAIL_INVALID', 'dr. budi@contoh.id'],
    ['two addresses', 'EMAIL_INVALID', 'Budi <budi@contoh.id>, Ani <ani@contoh.id>'],
    ['an address without a domain', 'EMAIL_INVALID', 'budi'],
    // A program stored it as a number: leading zeros may be missing.
    ['an account with a decimal', 'ACCOUNT_NUMBER_INVALID', '8422640010.0'],
    ['an account with two decimals', 'ACCOUNT_NUMBER_INVALID', '8422640010,00'],
    ['a short account with a decimal', 'ACCOUNT_NUMBER_INVALID', '842264.0'],
    ['an account of a group behind its only point', 'ACCOUNT_NUMBER_INVALID', '84226400.10'],
    ['an account written as an amount', 'ACCOUNT_NUMBER_INVALID', '84.226.400'],
    ['an account written as an amount with decimals', 'ACCOUNT_NUMBER_INVALID', '8.422.640.00'],
    ['an account with zeros behind it', 'ACCOUNT_NUMBER_INVALID', '842264 00'],
    ['two accounts', 'ACCOUNT_NUMBER_INVALID', '8422640010/8422640012'],
    ['two accounts, one of which is short', 'ACCOUNT_NUMBER_INVALID', '8422640010 / 12'],
    ['the same behind a dash', 'ACCOUNT_NUMBER_INVALID', '8422640010-12'],
    ['two accounts in groups', 'ACCOUNT_NUMBER_INVALID', '8422 6400 10 8422 6400 12'],
    ['the code of a bank before an account', 'ACCOUNT_NUMBER_INVALID', '014-8422640010'],
    ['an account of two signs', 'ACCOUNT_NUMBER_INVALID', '842-264 7001'],
    ['letters in an account', 'ACCOUNT_NUMBER_INVALID', '84226O7001'],
    ['a day in place of an account', 'ACCOUNT_NUMBER_INVALID', '12-05-2024'],
    ['a day with points', 'ACCOUNT_NUMBER_INVALID', '12.05.2024'],
    ['a day with spaces', 'ACCOUNT_NUMBER_INVALID', '12 05 2024'],
    ['a day as the file of a batch has it', 'ACCOUNT_NUMBER_INVALID', '2034-10-05'],
    ['a day of a far year', 'ACCOUNT_NUMBER_INVALID', '5280-02-15'],
    ['a day of a short year', 'ACCOUNT_NUMBER_INVALID', '05-10-34'],
    ['a month', 'ACCOUNT_NUMBER_INVALID', '10-2034'],
    ['a month behind its year', 'ACCOUNT_NUMBER_INVALID', '2034-10'],
    ['a day that a formula showed, as a name', 'FORMULA', '2034-10-05'],
    ['a day and a time', 'FORMULA', '2034-10-05T12:00:00'],
    ['an account and a digit more', 'ACCOUNT_NUMBER_INVALID', '842-264-7001-2'],
    ['a code and a short account', 'ACCOUNT_NUMBER_INVALID', '014-842-6400'],
    ['a code that lost its zero', 'ACCOUNT_NUMBER_INVALID', '14-8422-6400'],
    ['a code of another bank', 'ACCOUNT_NUMBER_INVALID', '009-842-6400'],
    ['a short account', 'ACCOUNT_NUMBER_INVALID', '842-264'],
    ['two short accounts', 'ACCOUNT_NUMBER_INVALID', '8422-8430'],
    ['a bank that two are close to', 'BANK_UNKNOWN', 'sinarmax'],
    ['a bank that is no longer', 'BANK_UNKNOWN', 'BRI Syariah'],
    ['the same in one word', 'BANK_UNKNOWN', 'PT Bank BRISyariah Tbk'],
    ['a bank that is no longer, but for a letter', 'BANK_UNKNOWN', 'Bank Commonwelth'],
    ['an acronym of another letter', 'BANK_UNKNOWN', 'BRIS'],
    ['a bank that the list has not', 'BANK_UNKNOWN', 'BTN Syariah'],
    ['what names of banks have in common', 'BANK_UNKNOWN', 'Bank Negara'],
    ['the same but for a letter', 'BANK_UNKNOWN', 'Bank Syaria Indonesia'],
    ['a wallet behind the word bank', 'BANK_UNKNOWN', 'PT Bank Dana'],
    ['the begin of a bank that a wallet is as well', 'BANK_UNKNOWN', 'Bank Danam'],
    ['a wallet', 'BANK_UNKNOWN', 'LinkAjaa'],
    ['a bank with a number', 'BANK_UNKNOWN', 'mandiri2'],
    ['one letter', 'BANK_UNKNOWN', 'm'],
    ['nothing', 'REQUIRED', ''],
  ])('is not made for %s', (_, code, text) => {
    expect(suggest(code, text)).toBeUndefined();
  });
});

it.each<[Cell['kind'], string]>([
  ['number', '8422640010.0'],
  ['text', '81234567890.0'],
  ['text', '1370012345678.0'],
])(
  'no account is suggested for the %s %s, because one more digit would make another account',
  (kind, text) => {
    expect(suggest('ACCOUNT_NUMBER_INVALID', text, kind)).toBeUndefined();
  },
);

it.each([
  ['mandiri', '141-00-1234567-0', '1410012345670'],
  ['mandiri', '1370.0123.45678', '1370012345678'],
  ['bri', '0336-01-001234-56-8', '033601001234568'],
  ['bni', '0842-264-700', '0842264700'],
  ['ocbc', '842-264-700-100', undefined],
  ['ocbc', '842 264 700 100', undefined],
  ['ocbc', '8422 6470 0100', '842264700100'],
  ['mandiri', '842-264-7001', undefined],
  ['mandiri', '141-00-1234567-0-2', undefined],
  ['mandiri', '014-842-264-7001', undefined],
  ['bni', '842 264 000', undefined],
  ['bni', '84 226 400', undefined],
  ['bni', '842-264-7001-2', undefined],
  // A bank with accounts of any length.
  ['mega', '8422-6470-01', undefined],
  ['dki', '8422-6470-01', undefined],
  // A wallet number is a mobile number.
  ['gopay', '0812.3456.7890', '081234567890'],
  ['dana', '(0812) 3456-7890', '081234567890'],
  ['dana', '+62 (812) 3456 7890', '081234567890'],
  ['dana', '(021) 555 0123', undefined],
  ['dana', '(08) 0812345678', undefined],
  ['bca', '(0812) 3456-7890', undefined],
])(
  'at %s, the suggestion for the grouped number %s has the digits of its accounts: %s',
  (bank_code, text, want) => {
    const row = {
      bank_code: { text: bank_code, kind: 'text' },
      account_number: { text, kind: 'text' },
    } as const;
    for (const code of ['ACCOUNT_NUMBER_INVALID', 'FORMULA'] as const)
      expect(suggestionFor({ field: 'account_number', code }, row, BANKS)).toBe(want);
  },
);

it.each([
  ['gopay', '+62\u200b812-3456-7890', '+62812-3456-7890'],
  ['no bank that is known', '+62\u200b812-3456-7890', '+62812-3456-7890'],
  ['bca', '+62\u200b812-3456-7890', undefined],
  ['gopay', '1422\u200b-6470-01', undefined],
  ['gopay', '0812\u200b345.67890', undefined],
  ['bca', '8422\u200b-6470-01', '8422647001'],
])('for an account at %s is a valid account', (bank_code, text, want) => {
  const row = {
    bank_code: { text: bank_code, kind: 'text' },
    account_number: { text, kind: 'text' },
  } as const;

  expect(suggestionFor({ field: 'account_number', code: 'HIDDEN_CHARACTERS' }, row, BANKS)).toBe(want);
});

it.each<[PayoutField, string]>([
  ['amount', '150\n200'],
  ['account_number', '842\n264\n7001'],
])('lines of %s from a formula are not joined', (field, text) => {
  expect(suggest('FORMULA', text, 'formula', field)).toBeUndefined();
});

it.each<[IssueCode, string]>([
  ['AMOUNT_INVALID', '150\n200'],
  ['ACCOUNT_NUMBER_INVALID', '842\n264\n7001'],
  ['PHONE_INVALID', '0812\n34567890'],
  ['PHONE_INVALID', 'WA 08123456789\n2 anak'],
])('two lines are never joined, whatever the issue: %s of %j', (code, text) => {
  expect(suggest(code, text)).toBeUndefined();
});

describe('for an account from a formula or with hidden characters', () => {
  const codes = ['FORMULA', 'CELL_UNDER_MERGE'] as const;
  const suggestOf = (account: string, bank_code: string) =>
    codes.map((code) =>
      suggestionFor(
        { field: 'account_number', code },
        {
          bank_code: { text: bank_code, kind: 'text' },
          account_number: { text: account, kind: code === 'FORMULA' ? 'formula' : 'covered' },
        },
        BANKS,
      ),
    );

  it.each([
    ['0012345678', 'bca'],
    ['8422647001', 'bca'],
    ['123456789012345', 'mega'],
  ])('with all its digits, %s at %s, is the account', (account, bank) => {
    expect(suggestOf(account, bank)).toEqual([account, account]);
  });

  it.each([
    ['zeros lost', '12345678', 'bca'],
    ['zeros that may be lost', '123456789012', 'mandiri'],
    ['digits lost behind the fifteenth', '1234567890123450', 'mega'],
    ['a bank of whose accounts nobody knows the length', '12345678', 'dki'],
    ['a bank that nobody knows', '8422647001', 'Bank Budi'],
    ['no bank', '8422647001', ''],
    ['a date', '2034-10-05', 'bca'],
  ])('is not made for %s', (_, account, bank) => {
    expect(suggestOf(account, bank)).toEqual([undefined, undefined]);
  });
});

it.each([
  ['150000', '150000'],
  ['1.500.000', '1.500.000'],
  ['150000.00', '150000'],
  // As a number 150 and an eighth, as text 150 thousand.
  ['150.125', undefined],
  ['25.000', undefined],
  ['25000.5', undefined],
])('for the amount %s from a formula or with hidden characters is %s', (text, want) => {
  expect(suggest('FORMULA', text, 'formula')).toBe(want);
  expect(suggest('CELL_UNDER_MERGE', text, 'covered')).toBe(want);
});

it('nothing is suggested for a number that the file displays as another', () => {
  for (const field of ['account_number', 'amount'] as const)
    expect(suggest('CELL_SHOWN_OTHERWISE', '8422647001', 'altered', field)).toBeUndefined();
});

it('nothing is suggested for a date, even if its text would be an account', () => {
  for (const code of ['CELL_IS_DATE', 'ACCOUNT_NUMBER_INVALID'] as const)
    expect(suggest(code, '2034-10-05', 'date', 'account_number')).toBeUndefined();
});

it("no bank is suggested if its code is part of other banks' names", () => {
  expect(suggest('BANK_UNKNOWN', 'Bank Sulawesi')).toBeUndefined();
});
