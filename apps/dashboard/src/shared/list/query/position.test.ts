import { describe, expect, test } from 'vitest';
import { type PageInfo, positionOf, stepsFrom } from './position.ts';

const page = (has: Partial<PageInfo>): PageInfo => ({
  next_cursor: has.has_next ? 'after' : null,
  previous_cursor: has.has_previous ? 'before' : null,
  has_next: false,
  has_previous: false,
  ...has,
});
const only = page({});
const first = page({ has_next: true });
const middle = page({ has_next: true, has_previous: true });
const last = page({ has_previous: true });

describe('the visible rows', () => {
  test.each([
    ['all of a short list', { row: null }, only, 4, { from: 1, total: 4 }],
    ['the first page', { row: null }, first, 10, { from: 1, total: null }],
    ['the third page, reached step by step', { row: 21 }, middle, 10, { from: 21, total: null }],
    ['the end, reached step by step', { row: 21 }, last, 8, { from: 21, total: 28 }],
    ['the end, reached in one jump', { row: null }, last, 8, { from: null, total: null }],
    ['a page before the end, after that jump', { row: null }, middle, 10, { from: null, total: null }],
    ['the beginning, whatever the address says', { row: 7 }, first, 10, { from: 1, total: null }],
    ['a page of a counted list', { row: 11 }, { ...middle, total: 28 }, 10, { from: 11, total: 28 }],
    ['the end of a counted list', { row: null }, { ...last, total: 28 }, 8, { from: 21, total: 28 }],
  ])('%s', (_which, query, info, rows, want) => {
    expect(positionOf(query, info, rows)).toEqual(want);
  });
});

describe('the links to other pages', () => {
  test('continue from the visible rows', () => {
    expect(stepsFrom({ row: 11, limit: 10 }, middle, 10)).toEqual({
      first: { action: 'first', cursor: null, row: null },
      previous: { action: 'previous', cursor: 'before', row: 1 },
      next: { action: 'next', cursor: 'after', row: 21 },
      last: { action: 'last', cursor: null, row: null },
    });
  });

  test('have no row numbers if the page has none', () => {
    const steps = stepsFrom({ row: null, limit: 10 }, middle, 10);

    expect(steps.previous).toMatchObject({ row: null });
    expect(steps.next).toMatchObject({ row: null });
  });

  test('never count below the first row, even if new rows came before it', () => {
    expect(stepsFrom({ row: 8, limit: 10 }, middle, 10).previous).toMatchObject({ row: null });
  });

  test('are missing at the end of the list', () => {
    expect(stepsFrom({ row: null, limit: 10 }, only, 3)).toEqual({
      first: null,
      previous: null,
      next: null,
      last: null,
    });
  });
});
