import { describe, expect, it } from 'vitest';
import { findBank, readAccountNumber, readTypedAccountNumber } from './index.ts';

const BANKS = [
  { code: 'bca', name: 'Bank Central Asia (BCA)', aliases: ['014'], type: 'conventional', active: true },
  { code: 'bsm', name: 'Bank Syariah', aliases: ['bsi', '451'], type: 'syariah', active: true },
  { code: 'old', name: 'Bank Commonwealth', aliases: ['950'], type: 'conventional', active: false },
  // Another bank's old name is this bank's code: the code wins.
  { code: 'bsi', name: 'Bank Satu', aliases: [], type: 'conventional', active: true },
  { code: 'cimb', name: 'CIMB Niaga (incl. UUS)', aliases: ['cimb_niaga', '022'], type: 'x', active: true },
  { code: 'sulawesi', name: 'Bank Sulteng', aliases: [], type: 'bpd', active: true },
  { code: 'sulawesi_tenggara', name: 'Bank Sultra', aliases: [], type: 'bpd', active: true },
  { code: 'dana', name: 'DANA', aliases: ['e_dana'], type: 'ewallet', active: true },
  { code: 'danamon', name: 'Bank Danamon (incl. UUS)', aliases: [], type: 'x', active: true },
  { code: 'east', name: 'Bank Kembar', aliases: [], type: 'bpd', active: true },
  { code: 'west', name: 'Kembar (West)', aliases: [], type: 'bpd', active: true },
];
const found = (text: string) => {
  const bank = findBank(BANKS, text);
  return bank.ok ? bank.value.code : bank.problem.code;
};

describe('a bank is found by', () => {
  it.each([
    ['its code', 'bca', 'bca'],
    ['its code in capitals, with spaces around it', ' BCA ', 'bca'],
    ['the digits of Bank Indonesia', '014', 'bca'],
    ['a code before an alias of the same spelling', 'bsi', 'bsi'],
    ['those digits without the zeros that a spreadsheet takes away', '14', 'bca'],
    ['its name as the screens print it', 'Bank Central Asia (BCA)', 'bca'],
    ['its name without what stands in brackets', 'bank central  asia', 'bca'],
    ['its name as a firm', 'PT. Bank Central Asia, Tbk.', 'bca'],
    ['its code behind the word bank', 'Bank BCA', 'bca'],
    ['another spelling, written as people do', 'CIMB Niaga', 'cimb'],
    ['a code of which another’s begins, to the letter', 'SULAWESI', 'sulawesi'],
    ['the longer of two such codes', 'Bank Sulawesi Tenggara', 'sulawesi_tenggara'],
    ['the name of a wallet', 'Dana', 'dana'],
    ['the name of a bank that begins with a wallet’s', 'Bank Danamon', 'danamon'],
  ])('%s', (_, text, want) => {
    expect(found(text)).toBe(want);
  });

  it.each([
    // Four banks share this name, and one has the word as its code.
    'Bank Sulawesi',
    // A wallet is not a bank.
    'Bank Dana',
    'PT Bank Dana',
    '',
    'bc',
    'bank',
    'PT Tbk',
    '4',
    '0014',
    '51',
    'central',
    'BCA (Bank Lain)',
    'Bank Commonwealth',
    'old',
    '950',
    'Kembar',
    'bank bca \u0430',
  ])('does not match %j', (text) => {
    expect(found(text)).toBe('DPAY_BANK_UNKNOWN');
  });
});

describe('an account number', () => {
  const read = (type: string, text: string) => {
    const number = readAccountNumber({ type }, text);
    return number.ok ? number.value : number.problem.code;
  };

  it.each([
    ['12345', '12345'],
    ['0012345678', '0012345678'],
    [' 8422647001 ', '8422647001'],
    ['12345678901234567890', '12345678901234567890'],
  ])('of a bank: %j is %s', (text, want) => {
    expect(read('conventional', text)).toBe(want);
  });

  it.each(['1234', '123456789012345678901', '842-264', '1.23E+15', '8422647001a', '８４２２６', ''])(
    'of a bank cannot be %j',
    (text) => {
      expect(read('conventional', text)).toBe('DPAY_ACCOUNT_NUMBER_INVALID');
    },
  );

  it.each(['081234567890', '81234567890', '+6281234567890', '6281234567890', '+62 812-3456-7890'])(
    'of a wallet: %j is its mobile number',
    (text) => {
      expect(read('ewallet', text)).toBe('081234567890');
    },
  );

  it.each([
    '0215550123',
    '0812345',
    '08123456789012',
    '1234567890',
    '0812345678 - 2',
    '8 0812345678',
    '0812345678\n90',
    '(0812) 34567890',
    '81234567890.0',
  ])('of a wallet cannot be %j', (text) => {
    expect(read('ewallet', text)).toBe('DPAY_ACCOUNT_NUMBER_INVALID');
  });
});

describe('an account number as typed', () => {
  const read = (type: string, text: string) => {
    const number = readTypedAccountNumber({ type }, text);
    return number.ok ? number.value : number.problem.code;
  };

  it.each([
    ['842-264-7002', '8422647002'],
    ['842 264 7002', '8422647002'],
    [' 842\u2013264\u20137002 ', '8422647002'],
    ['842\u00a0264\u00a07002', '8422647002'],
    ['0123-01-012345-50-9', '012301012345509'],
    ['8422647002', '8422647002'],
  ])('of a bank: %j is %s', (text, want) => {
    expect(read('conventional', text)).toBe(want);
  });

  it.each([
    '842-264 7002',
    '842--264',
    '-8422647',
    '84226470-',
    '842.264.7002',
    '842\t264\t70',
    '12-34',
    '842-264-70O2',
  ])('of a bank cannot be %j', (text) => {
    expect(read('conventional', text)).toBe('DPAY_ACCOUNT_NUMBER_INVALID');
  });

  it('of a wallet is its mobile number, by the rules of mobile numbers', () => {
    expect(read('ewallet', '+62 812-3456-7890')).toBe('081234567890');
    expect(read('ewallet', '0812345678 - 2')).toBe('DPAY_ACCOUNT_NUMBER_INVALID');
  });
});
