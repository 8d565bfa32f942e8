import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankFinder,
  type Cell,
  checkRow,
  isBlocking,
  type IssueCode,
  PAYOUT_COLUMNS,
  type PayoutBank,
  type PayoutField,
  suggestionFor,
} from './index.ts';

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
  bank('bca', 'Bank Central Asia (BCA)', ['014']),
  bank('mandiri', 'Bank Mandiri', ['008']),
  bank('bsi', 'Bank Syariah Indonesia (BSI)', ['451']),
  bank('mega', 'Bank Mega'),
  bank('mega_syariah', 'Bank Mega Syariah'),
  bank('sulawesi', 'Bank Sulteng'),
  bank('sulawesi_tenggara', 'Bank Sultra'),
  bank('sinarmas', 'Bank Sinarmas'),
  bank('sinarmaz', 'Bank Sinarmaz'),
];
const FIELD_OF: readonly (readonly [RegExp, PayoutField])[] = [
  [/^ACCOUNT|^LEADING/, 'account_number'],
  [/^BANK/, 'bank_code'],
  [/^EMAIL/, 'email_recipient'],
  [/^PHONE/, 'phone_number'],
];
const fieldOf = (code: IssueCode): PayoutField =>
  FIELD_OF.find(([pattern]) => pattern.test(code))?.[1] ?? 'amount';
const suggest = (code: IssueCode, text: string, kind: Cell['kind'] = 'text', field = fieldOf(code)) =>
  suggestionFor({ field, code }, { text, kind }, BANKS);

describe('a suggestion', () => {
  it.each<[IssueCode, string, string]>([
    ['AMOUNT_HAS_DECIMALS', '10.000,00', '10.000'],
    ['AMOUNT_HAS_DECIMALS', 'Rp 1,500,000.00', 'Rp 1,500,000'],
    ['AMOUNT_INVALID', 'Rp 1.500.000,-', 'Rp 1.500.000'],
    ['AMOUNT_INVALID', 'IDR 250.000', '250.000'],
    ['AMOUNT_INVALID', '1 500 000', '1.500.000'],
    ['PHONE_INVALID', '0062 812-3456-7890', '+6281234567890'],
    ['PHONE_INVALID', 'WA: 0812 3456 7890', '+6281234567890'],
    ['PHONE_INVALID', '081234567890 (kantor)', '+6281234567890'],
    ['EMAIL_INVALID', 'budi @contoh.id', 'budi@contoh.id'],
    ['EMAIL_INVALID', 'mailto:budi@contoh.id;', 'budi@contoh.id'],
    ['ACCOUNT_NUMBER_INVALID', '842-264-7001', '8422647001'],
    ['ACCOUNT_NUMBER_INVALID', '8422 6470 01', '8422647001'],
    ['HIDDEN_CHARACTERS', '\uFEFF150\u200b000', '150000'],
    ['HIDDEN_CHARACTERS', '150000\u00a0', '150000'],
    ['HIDDEN_CHARACTERS', '103\u00a0000', '103.000'],
    ['HIDDEN_CHARACTERS', 'Rp\u00a01\u202f500\u202f000,00', 'Rp 1.500.000'],
    ['HIDDEN_CHARACTERS', 'IDR\u00a0250.000,-', '250.000'],
    ['BANK_UNKNOWN', 'Bank BCA', 'bca'],
    ['BANK_UNKNOWN', 'B.C.A.', 'bca'],
    ['BANK_UNKNOWN', 'PT. Bank Mandiri (Persero) Tbk', 'mandiri'],
    ['BANK_UNKNOWN', 'Mandri', 'mandiri'],
    ['BANK_UNKNOWN', 'Manidri', 'mandiri'],
    ['BANK_UNKNOWN', 'Bank Syariah Indonesia', 'bsi'],
  ])('for %s in %j is %j', (code, text, want) => {
    expect(suggest(code, text)).toBe(want);
  });

  it.each<[PayoutField, string, string]>([
    ['account_owner_name', 'Budi\u202eotnas', 'Budiotnas'],
    ['account_number', '8422\u200b-6470-01', '8422647001'],
    ['account_number', '+62\u200b812-3456-7890', '+62812-3456-7890'],
    ['bank_code', 'Mandri\u200b', 'mandiri'],
    ['bank_code', '14\u200b', '14'],
    ['phone_number', 'WA: 0812\u200b 3456 7890', '+6281234567890'],
    ['email_recipient', 'budi\u200b @contoh.id', 'budi@contoh.id'],
    ['notes', 'Gaji\u200b', 'Gaji'],
  ])('of hidden characters in %s in %j is all that it takes: %j', (field, text, want) => {
    expect(suggest('HIDDEN_CHARACTERS', text, 'text', field)).toBe(want);
  });

  it.each<[PayoutField, string]>([
    ['amount', '5\u00a0000'],
    ['amount', '150\u200brb'],
    ['phone_number', '0812\u200b'],
    ['account_number', '8.42265E+14\u200b'],
  ])('is not made for hidden characters in %s in %j, without which it is refused as well', (field, text) => {
    expect(suggest('HIDDEN_CHARACTERS', text, 'text', field)).toBeUndefined();
  });

  it('once taken leaves nothing that one more could be made for', () => {
    const piece = fc.constantFrom(
      ...'0|1|5|000|842264|.|,| |-|\u00a0|\u200b|\u202e|Rp|IDR |,-|00|+62|0812'.split('|'),
      ...'@|contoh.id|budi|BCA|mandri|bank |E+9|mailto:|:|/'.split('|'),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
    const kind = fc.constantFrom<Cell['kind']>('text', 'number', 'formula', 'altered', 'covered');
    const field = fc.constantFrom(...PAYOUT_COLUMNS.map((column) => column.field));
    const issuesOf = (of: PayoutField, cell: Cell) =>
      checkRow({ [of]: cell }, bankFinder(BANKS)).issues.filter((issue) => issue.field === of);
    let taken = 0;
    fc.assert(
      fc.property(field, text, kind, (of, written, as) => {
        const cell = { text: written, kind: as };
        const suggestions = issuesOf(of, cell).flatMap((issue) => suggestionFor(issue, cell, BANKS) ?? []);

        for (const suggestion of suggestions) {
          const now: Cell = { text: suggestion, kind: 'text' };
          const left = issuesOf(of, now).filter(isBlocking);
          expect(left.filter(({ code }) => code !== 'ACCOUNT_NUMBER_INVALID')).toEqual([]);
          expect(left.map((issue) => suggestionFor(issue, now, BANKS))).toEqual(left.map(() => undefined));
          taken += 1;
        }
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(500);
  });

  it('is the value that a formula showed last', () => {
    expect(suggest('FORMULA', '150000', 'formula')).toBe('150000');
  });

  it.each<[string, IssueCode, string]>([
    ['zeros that were lost', 'LEADING_ZEROS_LOST', '12345678'],
    ['digits behind an exponent', 'ACCOUNT_NUMBER_SCIENTIFIC', '8.42265E+14'],
    ['half a rupiah', 'AMOUNT_HAS_DECIMALS', '10.000,50'],
    ['an amount below the smallest', 'AMOUNT_HAS_DECIMALS', '10.00'],
    ['an amount that may lack a zero', 'AMOUNT_INVALID', '150.000.00'],
    ['an amount in words', 'AMOUNT_INVALID', '150rb'],
    ['two phone numbers', 'PHONE_INVALID', '081234567890 / 081298765432'],
    ['an address without a domain', 'EMAIL_INVALID', 'budi'],
    ['letters in an account', 'ACCOUNT_NUMBER_INVALID', '84226O7001'],
    ['a bank that two are close to', 'BANK_UNKNOWN', 'sinarmax'],
    ['one letter', 'BANK_UNKNOWN', 'm'],
    ['nothing', 'REQUIRED', ''],
  ])('is not made for %s', (_, code, text) => {
    expect(suggest(code, text)).toBeUndefined();
  });
});

it('no bank is suggested because its code is a part of what others are called', () => {
  expect(suggest('BANK_UNKNOWN', 'Bank Sulawesi')).toBeUndefined();
});
