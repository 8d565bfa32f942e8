import { describe, expect, it } from 'vitest';
import { type PayoutBank, bankFinder, changesBetween, type PayoutField } from './index.ts';
import { type Cell, type Row } from '../sheets/index.ts';

const BANK: PayoutBank = {
  code: 'bca',
  name: 'Bank Central Asia (BCA)',
  aliases: [],
  type: 'conventional',
  active: true,
  account_length_min: null,
  account_length_max: null,
  maximum: 100_000_000,
};
const BANKS: readonly PayoutBank[] = [
  BANK,
  { ...BANK, code: 'bni', name: 'Bank Negara Indonesia (BNI)' },
  { ...BANK, code: 'dana', name: 'DANA', type: 'ewallet', maximum: 1_000_000 },
];

const text = (written: string, kind: Cell['kind'] = 'text'): Cell => ({ text: written, kind });
const UPLOADED: Row = {
  account_owner_name: text('Ketut Suardana'),
  bank_code: text('bca'),
  account_number: text('8422647020'),
  amount: text('Rp 1.250.000,-'),
  email_recipient: text('p5@contoh.co.id'),
  phone_number: text('0812 3456 7890'),
  notes: text('Honor'),
};
const READABLE: Row = { ...UPLOADED, amount: text('1250000', 'number') };
const changes = (before: Row, now: Row) => changesBetween(before, now, bankFinder(BANKS));
const fields = (before: Row, now: Row) => changes(before, now).map(({ field }) => field);

describe('the changes of a row', () => {
  it('are the one cell with a new meaning, not the rest of the row', () => {
    expect(changes(READABLE, { ...READABLE, amount: text('1500000') })).toEqual([
      { field: 'amount', before: '1250000', after: '1500000' },
    ]);
  });

  it.each<[PayoutField, Cell, Cell]>([
    ['bank_code', text('bca'), text('Bank Central Asia (BCA)')],
    ['bank_code', text('bca'), text(' BCA ')],
    ['amount', text('1250000', 'number'), text('Rp 1.250.000')],
    ['account_number', text('8422647020', 'number'), text('8422647020')],
    ['account_number', text(' 8422647020 '), text('8422647020')],
    ['phone_number', text('0812 3456 7890'), text('+6281234567890')],
    ['account_owner_name', text('Ketut Suardana '), text('Ketut Suardana')],
    ['notes', text(' '), text('', 'empty')],
  ])('are none if %s is spelled differently but reads the same', (field, before, now) => {
    expect(fields({ ...READABLE, [field]: before }, { ...READABLE, [field]: now })).toEqual([]);
  });

  it.each<[PayoutField, Cell, Cell, string]>([
    ['account_owner_name', text('Ketut Suardana'), text('Ketut Suardani'), 'Ketut Suardani'],
    ['bank_code', text('bca'), text('BNI'), 'bni'],
    ['bank_code', text('Bank Entah'), text('BCA'), 'bca'],
    ['account_number', text('8422647020'), text('8422647021'), '8422647021'],
    ['amount', text('1,5'), text('Rp 15.000'), '15000'],
    ['amount', text('1250000', 'formula'), text('1250000'), '1250000'],
    ['email_recipient', text('p5@contoh.co.id'), text('p6@contoh.co.id'), 'p6@contoh.co.id'],
    ['phone_number', text('081234567890'), text('081234567899'), '+6281234567899'],
    ['notes', text('Honor'), text('', 'empty'), ''],
    ['notes', text('', 'empty'), text('Honor'), 'Honor'],
  ])('are %s if it reads differently or could not be read', (field, before, now, after) => {
    expect(changes({ ...READABLE, [field]: before }, { ...READABLE, [field]: now })).toEqual([
      { field, before: before.text, after },
    ]);
  });

  it('show an unreadable cell as it is now written', () => {
    expect(changes(READABLE, { ...READABLE, amount: text('1,5') })).toEqual([
      { field: 'amount', before: '1250000', after: '1,5' },
    ]);
  });

  it('are only the bank if the number and amount read differently because of it', () => {
    const wallet = { ...READABLE, account_number: text('081234567890') };

    expect(fields(wallet, { ...wallet, bank_code: text('DANA') })).toEqual(['bank_code']);
  });

  it('follow the order of the columns', () => {
    expect(
      fields(UPLOADED, { ...UPLOADED, notes: text('Lain'), amount: text('1500000'), bank_code: text('bni') }),
    ).toEqual(['bank_code', 'amount', 'notes']);
  });
});
