import { describe, expect, it } from 'vitest';
import { type Cell, type IssueCode, suggestionFor } from './index.ts';

const BANKS = [
  { code: 'bca', name: 'Bank Central Asia (BCA)', aliases: ['014'] },
  { code: 'mandiri', name: 'Bank Mandiri', aliases: ['008'] },
  { code: 'bsi', name: 'Bank Syariah Indonesia (BSI)', aliases: ['451'] },
  { code: 'mega', name: 'Bank Mega', aliases: [] },
  { code: 'mega_syariah', name: 'Bank Mega Syariah', aliases: [] },
  { code: 'sulawesi', name: 'Bank Sulteng', aliases: [] },
  { code: 'sulawesi_tenggara', name: 'Bank Sultra', aliases: [] },
  { code: 'sinarmas', name: 'Bank Sinarmas', aliases: [] },
  { code: 'sinarmaz', name: 'Bank Sinarmaz', aliases: [] },
];
const suggest = (code: IssueCode, text: string, kind: Cell['kind'] = 'text') =>
  suggestionFor({ code }, { text, kind }, BANKS);

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
    ['HIDDEN_CHARACTERS', 'Budi\u202eotnas', 'Budiotnas'],
    ['BANK_UNKNOWN', 'Bank BCA', 'bca'],
    ['BANK_UNKNOWN', 'B.C.A.', 'bca'],
    ['BANK_UNKNOWN', 'PT. Bank Mandiri (Persero) Tbk', 'mandiri'],
    ['BANK_UNKNOWN', 'Mandri', 'mandiri'],
    ['BANK_UNKNOWN', 'Manidri', 'mandiri'],
    ['BANK_UNKNOWN', 'Bank Syariah Indonesia', 'bsi'],
  ])('for %s in %j is %j', (code, text, want) => {
    expect(suggest(code, text)).toBe(want);
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
