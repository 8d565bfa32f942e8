import type { IssueCode } from '@dasbor/domain/disbursements';
import { describe, expect, test } from 'vitest';
import { itemExamples } from '../testing/scenarios.ts';
import { leftCells, meantCells, textsOf, type TypedCells, withTyped } from './typed-cells.ts';

const { valid } = itemExamples;
const said = (code: IssueCode, text: string) => ({
  cells: { ...valid.cells, amount: text },
  issues: [{ field: 'amount', code, level: 'error' } as const],
});
const typing = (item: Parameters<typeof withTyped>[1], ...texts: readonly string[]): TypedCells =>
  texts.reduce((typed, text) => withTyped(typed, item, { field: 'amount', text }), {} as TypedCells);
const meant = (typed: TypedCells) => textsOf(meantCells(typed));

describe('a cell typed back to its original text', () => {
  const amount = valid.cells.amount ?? '';

  test('is unedited if it had no problem', () => {
    expect(meant(typing(valid, `${amount}0`))).toEqual({ amount: `${amount}0` });
    expect(meant(typing(valid, `${amount}0`, amount))).toEqual({});
  });

  test('is unedited if a colleague changed it meanwhile', () => {
    const theirs = { ...valid, cells: { ...valid.cells, amount: '80000' } };
    const typed = typing(valid, `${amount}0`);

    expect(meant(withTyped(typed, theirs, { field: 'amount', text: amount }))).toEqual({});
  });

  test("is edited if it started from a colleague's text", () => {
    const theirs = { ...valid, cells: { ...valid.cells, amount: '80000' } };

    expect(meant(typing(theirs, amount))).toEqual({ amount });
  });

  test.each(['CELL_SHOWN_OTHERWISE', 'CELLS_BEYOND_HEADER', 'FORMULA', 'AMOUNT_BESIDE_DIGITS'] as const)(
    'is confirmed as it is if it was read with %s',
    (code) => {
      expect(meant(typing(said(code, '25.000'), '25.0000', '25.000'))).toEqual({ amount: '25.000' });
    },
  );

  test.each(['AMOUNT_BELOW_LIMIT', 'AMOUNT_INVALID'] as const)(
    'says nothing new of what is wrong with it by %s',
    (code) => {
      expect(meant(typing(said(code, '1,5'), '1,50', '1,5'))).toEqual({});
    },
  );

  test('is unedited if it was empty before', () => {
    const empty = { ...valid, cells: { ...valid.cells, amount: '' } };

    expect(meant(typing(empty, '1', ''))).toEqual({});
  });
});

describe('after a save', () => {
  const typing = (texts: Readonly<Record<string, string>>, before: TypedCells = {}): TypedCells =>
    Object.entries(texts).reduce(
      (typed, [field, text]) => withTyped(typed, valid, { field: field as keyof TypedCells, text }),
      before,
    );
  const sent = typing({ amount: '75.000', notes: 'Gaji' });
  const saved = { ...valid, cells: { ...valid.cells, amount: '75000', notes: 'Gaji' } };
  const left = (since: Readonly<Record<string, string>>) =>
    textsOf(meantCells(leftCells(typing(since, sent), sent, saved)));

  test('no edit is left, however the server formats it', () => {
    expect(left({})).toEqual({});
  });

  test('only later edits are left', () => {
    expect(left({ account_number: '8422647099' })).toEqual({ account_number: '8422647099' });
    expect(left({ notes: 'Gaji November' })).toEqual({ notes: 'Gaji November' });
  });

  test('edits back to the text before the save are left', () => {
    expect(left({ amount: valid.cells.amount ?? '' })).toEqual({ amount: valid.cells.amount });
  });

  test('all edits are left if something else was sent', () => {
    expect(textsOf(leftCells(sent, {}, saved))).toEqual({ amount: '75.000', notes: 'Gaji' });
  });
});
