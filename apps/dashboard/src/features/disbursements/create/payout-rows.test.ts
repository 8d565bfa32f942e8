import type { PayoutField } from '@dasbor/domain/disbursements';
import { describe, expect, it } from 'vitest';
import {
  fixAlike,
  plainFixes,
  rowsWithText,
  suggester,
  valueUnderMerge,
} from '../../../shared/intake/rows/fixes.ts';
import { gridReducer } from '../../../shared/intake/rows/grid.ts';
import { rowEditsOf } from '../../../shared/intake/rows/row-edits.ts';
import { gridOf, intake } from '../testing/create/grids.ts';

const suggest = suggester(intake);

describe('fixes for all rows at once', () => {
  it('only change the notation', () => {
    const grid = gridOf(
      { amount: '10.000,00', account_number: '842-264-7001' },
      { bank_code: 'Mandri' },
      { amount: { text: '150000', kind: 'formula' } },
      { account_number: { text: '12345678', kind: 'number' } },
    );

    expect(plainFixes(intake, grid, suggest)).toEqual([
      { row: 2, field: 'account_number', text: '8422647001' },
      { row: 2, field: 'amount', text: '10.000' },
    ]);
  });
});

it('never change an account, phone or amount', () => {
  const grid = gridOf(
    { account_number: '8422640010.0', amount: '775000.0' },
    { bank_code: 'gopay', account_number: '81234567890.0', amount: '50000.0' },
    { account_number: '8422640010/12', amount: '10 000.000', phone_number: '81234567890.0' },
  );

  expect(plainFixes(intake, grid, suggest)).toEqual([
    { row: 2, field: 'amount', text: '775000' },
    { row: 3, field: 'amount', text: '50000' },
    { row: 4, field: 'phone_number', text: '+6281234567890' },
  ]);
});

it('never turn a date into an account, an amount or a name', () => {
  const date = { text: '2034-10-05', kind: 'date' } as const;
  const grid = gridOf(
    { account_owner_name: date, account_number: date, amount: date, phone_number: date },
    { account_number: '12-05-2024', amount: '12.05.2024' },
    { account_number: '2034-10-05' },
  );

  expect(new Set(grid.rows[0]?.issues.map(({ code }) => code))).toEqual(new Set(['CELL_IS_DATE']));
  expect(plainFixes(intake, grid, suggest)).toEqual([]);
});

it('a non-standard space is fixed according to its column', () => {
  const [row] = gridOf({ amount: '842\u200b\u00a0264', account_number: '842\u200b\u00a02647001' }).rows;

  expect(row?.issues.map((issue) => suggest(row, issue))).toEqual(['8422647001', '842.264']);
});

describe('a fix', () => {
  it.each([
    { text: '842-264-7001', kind: 'text' },
    { text: '8422647001', kind: 'formula' },
    { text: '8422647001', kind: 'covered' },
  ] as const)('of an account, $text of a $kind, applies only to rows of its bank', (account_number) => {
    const rows = ['bca', 'mandiri', 'bca', 'bri', ''];
    const written = gridOf(...rows.map((bank_code) => ({ bank_code, account_number })));

    const edits = fixAlike(intake, written, { row: 2, field: 'account_number', text: '8422647001' });

    expect(edits.map(({ row }) => row)).toEqual([2, 4]);
    expect(rowsWithText(intake, written, { row: 2, field: 'account_number' }, account_number.text)).toEqual([
      2, 4,
    ]);
    for (const row of written.rows)
      expect(
        row.issues.flatMap((issue) => (issue.field === 'account_number' ? suggest(row, issue) : [])),
      ).toEqual([row.cells.bank_code?.text === 'bca' ? '8422647001' : undefined]);
  });
});

describe('the value of a merged cell over an empty one', () => {
  const over = (different: Parameters<typeof gridOf>[0], field: PayoutField, bank_code = 'bca') => {
    const { rows } = gridOf(different, { bank_code, account_number: '', amount: '' });
    const [first, second] = rows;
    return first && second && valueUnderMerge(second, field, { over: first, suggest });
  };

  it('is suggested', () => {
    expect(over({ account_number: '8422647001' }, 'account_number')).toBe('8422647001');
    expect(over({ amount: { text: '150000', kind: 'number' } }, 'amount')).toBe('150000');
  });

  it("is not suggested if it has a problem or may lack digits at the row's bank", () => {
    expect(over({ account_number: { text: '12345678', kind: 'number' } }, 'account_number')).toBeUndefined();
    expect(over({ amount: { text: '2034-10-05', kind: 'date' } }, 'amount')).toBeUndefined();
    expect(over({ account_number: '8422647001' }, 'account_number', 'bri')).toBeUndefined();
  });
});

describe('retyping the same text', () => {
  const retyped = (grid: ReturnType<typeof gridOf>, field: PayoutField, text: string) =>
    gridReducer(intake)(grid, { kind: 'set', edits: [{ row: 2, field, text }] });
  const codes = (grid: ReturnType<typeof gridOf>) => grid.rows[0]?.issues.map(({ code }) => code);

  it('turns a number into text: no zeros are missing', () => {
    const short = gridOf({ account_number: { text: '12345678', kind: 'number' } });

    const meant = retyped(short, 'account_number', '12345678');

    expect(codes(short)).toEqual(['LEADING_ZEROS_LOST']);
    expect(codes(meant)).toEqual(['ACCOUNT_NUMBER_UNUSUAL']);
    expect(rowEditsOf(meant.rows)).toEqual([{ row: 2, cells: { account_number: '12345678' } }]);
  });

  it('accepts the value of a formula', () => {
    const meant = retyped(gridOf({ amount: { text: '150000', kind: 'formula' } }), 'amount', '150000');

    expect(codes(meant)).toEqual([]);
    expect(rowEditsOf(meant.rows)).toEqual([{ row: 2, cells: { amount: '150000' } }]);
  });
});
