import type { Payout } from '@dasbor/domain/disbursements';
import { xlsxOf } from '@dasbor/spreadsheet/testing';
import { describe, expect, it } from 'vitest';
import { errorFileOf } from '../../../../shared/intake/doctor/error-file.ts';
import { readRows } from '../../../../shared/intake/doctor/read-rows.ts';
import { type GridRow, rowsWith } from '../../../../shared/intake/rows/grid.ts';
import type { RowEdit } from '../../../../shared/intake/rows/grid.ts';
import { createBanks } from '../../testing/create/scenarios.ts';
import { payoutIntake } from '../payout-intake.ts';

const FORMATS = ['General', '"1"#,##0', '0%', '#,##0," rb"', ';;;', '@', '0000000', 'dd/mm/yyyy'];
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const row = (account: string, amount: string) =>
  `<row>${text('Siti Aminah')}${text('bca')}${account}${amount}</row>`;
const HEADER = `<row>${['Nama', 'Bank', 'Rekening', 'Nominal'].map(text).join('')}</row>`;
const ACCOUNT = text('8422647010');

const fileOf = (rows: string, merged: readonly string[] = []) => {
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const sheet = `<worksheet><sheetData>${HEADER}${rows}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
  const formats = FORMATS.map((code) => code.replaceAll('"', '&quot;'));
  return new File([new Uint8Array(xlsxOf({ sheet, formats }))], 'gaji.xlsx');
};

const read = async (file: Blob) => {
  const handed: GridRow<Payout>[] = [];
  const result = await readRows(file, payoutIntake(createBanks), (portion) => handed.push(...portion));
  if (!result.ok) throw new Error(result.problem.code);
  return { rows: rowsWith(handed, result.facts.covered), facts: result.facts };
};

/** Uploaded again as it is given back. */
const again = async (file: Blob, edits: readonly RowEdit[] = []) => {
  const { rows, facts } = await read(file);
  const errors = new Map(rows.map(({ number }) => [number, 'salah']));
  return read(await errorFileOf({ file, facts, edits, errors, header: 'error' }));
};

const codes = (rows: readonly GridRow[]) =>
  rows.map(({ issues }) => issues.map(({ code }) => code).join(' '));

describe('a row that cannot be paid stays so in the file with the errors', () => {
  it.each([
    ['shown with a digit before it', row(ACCOUNT, number('150000', 1)), 'CELL_SHOWN_OTHERWISE'],
    ['shown as a percentage', row(ACCOUNT, number('15000', 2)), 'CELL_SHOWN_OTHERWISE'],
    ['shown in thousands', row(ACCOUNT, number('15000', 3)), 'CELL_SHOWN_OTHERWISE'],
    ['not shown at all', row(ACCOUNT, number('15000', 4)), 'CELL_SHOWN_OTHERWISE'],
    ['shown as ########', row(ACCOUNT, number('15000000', 7)), 'CELL_SHOWN_OTHERWISE'],
    ['the same as Java stores it', row(ACCOUNT, number('1.5E7', 7)), 'CELL_SHOWN_OTHERWISE'],
    ['a date', row(number('49222', 7), number('50000')), 'CELL_IS_DATE'],
    ['worked out', row(ACCOUNT, '<c><f>A1</f><v>15000</v></c>'), 'FORMULA'],
    ['an error', row(text('8422647010'), '<c t="e"><v>50000</v></c>'), 'CELL_ERROR'],
    ['an account without its zeros', row(number('12345678'), number('50000')), 'LEADING_ZEROS_LOST'],
    ['the same in a column of text', row(number('12345678', 5), number('50000')), 'LEADING_ZEROS_LOST'],
    ['the same with a few zeros', row(number('12345', 6), number('50000')), 'LEADING_ZEROS_LOST'],
    ['lost digits', row(number('1234567890123456'), number('50000')), 'ACCOUNT_DIGITS_LOST'],
  ])('%s', async (_, rows, code) => {
    const file = fileOf(rows);

    expect(codes((await read(file)).rows)).toEqual([code]);
    const [returned] = (await again(file)).rows;
    expect(returned?.value).toBeNull();
    const edits = [{ row: 2, cells: { account_number: '8422647010', amount: '15000' } }];
    expect(codes((await again(file, edits)).rows)).toEqual(['']);
  });
});

describe('a number as Java writes it, with an exponent or a decimal zero', () => {
  it.each([
    ['an amount from ten million on', ACCOUNT, '1.5E7', { amount: 15_000_000 }],
    ['a smaller amount', ACCOUNT, '50000.0', { amount: 50_000 }],
    ['an account', number('8.42264001E9'), '50000.0', { account_number: '8422640010', amount: 50_000 }],
  ])('is the one that the sheet shows, also after a round trip: %s', async (_, account, amount, payout) => {
    const file = fileOf(row(account, number(amount)));

    for (const { rows } of [await read(file), await again(file)])
      expect(rows).toMatchObject([{ issues: [], value: payout }]);
  });

  it.each([
    ['half a rupiah', ACCOUNT, number('50000.5'), 'AMOUNT_HAS_DECIMALS'],
    ['more than there is', ACCOUNT, number('1.5E15'), 'AMOUNT_INVALID'],
    ['thousands', ACCOUNT, number('1.5E7', 3), 'CELL_SHOWN_OTHERWISE'],
    ['a text', ACCOUNT, text('1.5E7'), 'AMOUNT_INVALID'],
    ['lost digits', number('1.23456789012345E15'), number('50000.0'), 'ACCOUNT_NUMBER_SCIENTIFIC'],
    ['lost zeros', number('1.2345678E7'), number('50000.0'), 'LEADING_ZEROS_LOST'],
    ['an account of text', text('8.42264001E9'), number('50000.0'), 'ACCOUNT_NUMBER_SCIENTIFIC'],
    ['an account of text with a decimal', text('8422640010.0'), number('5E4'), 'ACCOUNT_NUMBER_INVALID'],
  ])('is none where it is %s', async (_, account, amount, code) => {
    expect(codes((await read(fileOf(row(account, amount)))).rows)).toEqual([code]);
  });
});

describe('under merged cells', () => {
  const two = `${row(ACCOUNT, number('150000'))}${row(text('8422647012'), number('175000'))}`;

  it.each([
    ['amounts', ['D2:D3'], ['', 'CELL_UNDER_MERGE'], ['', 'FORMULA']],
    ['accounts', ['C2:C3'], ['', 'CELL_UNDER_MERGE'], ['', 'FORMULA']],
    ['an amount beside its account', ['C2:D2'], ['CELL_UNDER_MERGE', ''], ['FORMULA', '']],
  ])('hidden %s are not paid, also after a round trip', async (_, merged, first, second) => {
    const file = fileOf(two, merged);
    const { rows, facts } = await read(file);

    expect(codes(rows)).toEqual(first);
    expect(rows.map(({ value }) => value === null)).toEqual(first.map((code) => code !== ''));
    expect(facts.notes).toEqual([{ code: 'MERGED_CELLS', params: { many: 1, ranges: merged[0] } }]);
    expect(codes((await again(file)).rows)).toEqual(second);
  });

  it('typed values are paid, also after a round trip', async () => {
    const edits = [{ row: 3, cells: { amount: '175000' } }];

    expect(codes((await again(fileOf(two, ['D2:D3']), edits)).rows)).toEqual(['', '']);
  });

  it('empty cells are reported too', async () => {
    const { rows, facts } = await read(
      fileOf(`${row(ACCOUNT, number('150000'))}${row(text('8422647012'), '')}`, ['D2:D3']),
    );

    expect(codes(rows)).toEqual(['', 'REQUIRED']);
    expect(facts.notes).toMatchObject([{ code: 'MERGED_CELLS', params: { ranges: 'D2:D3' } }]);
  });
});

it('warns about an amount whose decimals ended up in the notes of a csv', async () => {
  const lines = 'name,bank,account,amount,notes\nSiti Aminah,bca,8422647010,25.000,75\n';
  const { rows } = await read(new File([lines], 'gaji.csv'));

  expect(codes(rows)).toEqual(['AMOUNT_BESIDE_DIGITS']);
  expect(rows[0]?.value).toMatchObject({ amount: 25_000, notes: '75' });
});
