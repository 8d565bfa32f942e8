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

describe('a cell that was typed and typed back to what it said', () => {
  const amount = valid.cells.amount ?? '';

  test('was not typed where nothing was wrong with it', () => {
    expect(meant(typing(valid, `${amount}0`))).toEqual({ amount: `${amount}0` });
    expect(meant(typing(valid, `${amount}0`, amount))).toEqual({});
  });

  test('was not typed either where a colleague changed it meanwhile', () => {
    const theirs = { ...valid, cells: { ...valid.cells, amount: '80000' } };
    const typed = typing(valid, `${amount}0`);

    expect(meant(withTyped(typed, theirs, { field: 'amount', text: amount }))).toEqual({});
  });

  test('was typed where the text of a colleague stood there when it was begun', () => {
    const theirs = { ...valid, cells: { ...valid.cells, amount: '80000' } };

    expect(meant(typing(theirs, amount))).toEqual({ amount });
  });

  test.each(['CELL_SHOWN_OTHERWISE', 'CELLS_BEYOND_HEADER', 'FORMULA', 'AMOUNT_BESIDE_DIGITS'] as const)(
    'is meant as it stands where it was read with %s',
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

  test('was not typed where it was empty and is so again', () => {
    const empty = { ...valid, cells: { ...valid.cells, amount: '' } };

    expect(meant(typing(empty, '1', ''))).toEqual({});
  });
});

describe('once what was typed is saved', () => {
  const typing = (texts: Readonly<Record<string, string>>, before: TypedCells = {}): TypedCells =>
    Object.entries(texts).reduce(
      (typed, [field, text]) => withTyped(typed, valid, { field: field as keyof TypedCells, text }),
      before,
    );
  const sent = typing({ amount: '75.000', notes: 'Gaji' });
  const saved = { ...valid, cells: { ...valid.cells, amount: '75000', notes: 'Gaji' } };
  const left = (since: Readonly<Record<string, string>>) =>
    textsOf(meantCells(leftCells(typing(since, sent), sent, saved)));

  test('nothing of it is left, however the server writes it', () => {
    expect(left({})).toEqual({});
  });

  test('what was typed since is left, and alone', () => {
    expect(left({ account_number: '8422647099' })).toEqual({ account_number: '8422647099' });
    expect(left({ notes: 'Gaji November' })).toEqual({ notes: 'Gaji November' });
  });

  test('so is what was typed back to what the cell said before', () => {
    expect(left({ amount: valid.cells.amount ?? '' })).toEqual({ amount: valid.cells.amount });
  });

  test('and all of it where something else was sent', () => {
    expect(textsOf(leftCells(sent, {}, saved))).toEqual({ amount: '75.000', notes: 'Gaji' });
  });
});
