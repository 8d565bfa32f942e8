import { bankFinder } from '@dasbor/domain/disbursements';
import { describe, expect, test } from 'vitest';
import { banks, itemExamples } from '../testing/scenarios.ts';
import { changesOf, issuesNow, mayBeSaved, mayStand, valuesOf } from './fix-values.ts';

const find = bankFinder(banks);
const { invalid, nameMismatch } = itemExamples;
const codes = (item: typeof invalid, changes: object) =>
  issuesNow(item, { ...valuesOf(item), ...changes }, find).map(({ code }) => code);

describe('a cell retyped unchanged', () => {
  const spilled = {
    ...invalid,
    cells: { ...invalid.cells, account_number: '8422647002', amount: '25.000' },
    issues: [{ field: 'amount', code: 'CELLS_BEYOND_HEADER', level: 'error' } as const],
  };
  const values = valuesOf(spilled);

  test('is confirmed and sent', () => {
    expect(mayBeSaved(spilled, values, find)).toBe('unchanged');
    expect(changesOf(spilled, values, new Set(['amount']))).toEqual({ amount: '25.000' });
    expect(mayBeSaved(spilled, values, find, new Set(['amount']))).toBe('yes');
    expect(issuesNow(spilled, values, find, new Set(['amount']))).toEqual([]);
  });

  test('has no effect if the cell was read without problems', () => {
    expect(changesOf(spilled, values, new Set(['account_owner_name', 'notes']))).toEqual({});
  });
});

test('does not confirm a date or a number that lost digits', () => {
  const date = {
    ...invalid,
    cells: { ...invalid.cells, account_number: '2034-10-05' },
    issues: [{ field: 'account_number', code: 'CELL_IS_DATE', level: 'error' } as const],
  };

  expect(date.issues.some(mayStand)).toBe(false);
  expect(changesOf(date, valuesOf(date), new Set(['account_number']))).toEqual({});
  for (const code of ['ACCOUNT_DIGITS_LOST', 'FORMULA', 'CELL_SHOWN_OTHERWISE', 'CELL_UNDER_MERGE'] as const)
    expect(mayStand({ code })).toBe(false);
  expect(mayStand({ code: 'LEADING_ZEROS_LOST' })).toBe(true);
});

describe('the problems of a row during editing', () => {
  test('are those from the server until something changes', () => {
    expect(codes(invalid, {})).toEqual(['ACCOUNT_NUMBER_SCIENTIFIC', 'AMOUNT_HAS_DECIMALS']);
  });

  test.each([
    [{ amount: '1.500.000' }, ['ACCOUNT_NUMBER_SCIENTIFIC']],
    [{ amount: '9.999' }, ['ACCOUNT_NUMBER_SCIENTIFIC', 'AMOUNT_BELOW_LIMIT']],
    [{ amount: '' }, ['ACCOUNT_NUMBER_SCIENTIFIC', 'REQUIRED']],
    [{ amount: '10.000', account_number: '8422647002' }, []],
    [{ phone_number: '12' }, ['ACCOUNT_NUMBER_SCIENTIFIC', 'AMOUNT_HAS_DECIMALS', 'PHONE_INVALID']],
  ])('with %o is %o', (changes, want) => {
    expect(codes(invalid, changes)).toEqual(want);
  });

  test("keep the bank's remark on the name until the name changes", () => {
    expect(codes(nameMismatch, { amount: '20000' })).toEqual(['NAME_MISMATCH']);
    expect(codes(nameMismatch, { account_owner_name: 'Budi Santoso' })).toEqual([]);
  });

  test("drop the bank's remark on an account when the account changes", () => {
    expect(codes(nameMismatch, { account_number: '8422647009' })).toEqual([]);
    expect(codes(nameMismatch, { bank_code: 'bri' })).not.toContain('NAME_MISMATCH');
  });

  test('use the limits of the new bank', () => {
    expect(codes(nameMismatch, { bank_code: 'gopay', amount: '30000000' })).toContain('AMOUNT_EXCEEDED');
  });
});

test('only changed cells are sent', () => {
  const values = { ...valuesOf(invalid), amount: '10.000' };

  expect(changesOf(invalid, values)).toEqual({ amount: '10.000' });
  expect(changesOf(invalid, valuesOf(invalid))).toEqual({});
});

test.each([
  [{}, 'unchanged'],
  [{ amount: '1,5 juta' }, 'wrong'],
  // The account number is still wrong and can be fixed next.
  [{ amount: '10.000' }, 'yes'],
])('whether a row with %o can be saved: %s', (changes, want) => {
  expect(mayBeSaved(invalid, { ...valuesOf(invalid), ...changes }, find)).toBe(want);
});
