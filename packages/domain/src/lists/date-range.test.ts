import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { daysIn, decideDateRange, defaultDateRange, laterRange, LIST_POLICY } from './index.ts';

const TODAY = '2026-11-21';

describe('defaultDateRange', () => {
  // spec 9.38
  it('is the last seven days, today included', () => {
    expect(defaultDateRange(TODAY)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  });

  it('does not start before the first day of data', () => {
    expect(defaultDateRange('2020-01-03')).toEqual({ from: '2020-01-01', to: '2020-01-03' });
  });
});

describe('decideDateRange', () => {
  it.each([
    ['nothing asked', {}, { from: '2026-11-15', to: '2026-11-21' }],
    ['a start alone', { from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
    ['an end alone', { to: '2026-11-10' }, { from: '2026-11-04', to: '2026-11-10' }],
    ['one day', { from: '2026-11-21', to: '2026-11-21' }, { from: '2026-11-21', to: '2026-11-21' }],
    // spec 5.21
    ['exactly 31 days', { from: '2026-10-22', to: '2026-11-21' }, { from: '2026-10-22', to: '2026-11-21' }],
    [
      'a month of 31 days',
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-10-01', to: '2026-10-31' },
    ],
    // spec 5.20
    ['1 January 2020', { from: '2020-01-01', to: '2020-01-01' }, { from: '2020-01-01', to: '2020-01-01' }],
    ['an end in the first week of data', { to: '2020-01-02' }, { from: '2020-01-01', to: '2020-01-02' }],
  ])('accepts %s', (_, request, want) => {
    expect(decideDateRange(request, TODAY)).toEqual({ ok: true, value: want });
  });

  const tooLong = { code: 'DPAY_DATE_RANGE_TOO_LONG', params: { max_days: 31 } };
  const tooEarly = { code: 'DPAY_DATE_TOO_EARLY', params: { earliest: '2020-01-01' } };
  const inFuture = { code: 'DPAY_DATE_IN_FUTURE' };
  const invalid = { code: 'DPAY_DATE_INVALID' };

  it.each([
    // spec 5.21, 9.32
    ['32 days', { from: '2026-10-21', to: '2026-11-21' }, 'to', tooLong],
    ['a start too long ago without an end', { from: '2026-10-21' }, 'from', tooLong],
    // spec 5.20
    ['31 December 2019', { from: '2019-12-31', to: '2020-01-02' }, 'from', tooEarly],
    ['an end before all data', { to: '2019-12-31' }, 'to', tooEarly],
    // spec 5.20
    ['tomorrow', { from: '2026-11-21', to: '2026-11-22' }, 'to', inFuture],
    ['a start tomorrow without an end', { from: '2026-11-22' }, 'from', inFuture],
    ['a start tomorrow before an end of today', { from: '2026-11-22', to: '2026-11-21' }, 'from', inFuture],
    ['an end before the start', { from: '2026-11-02', to: '2026-11-01' }, 'to', { code: 'DPAY_DATE_ORDER' }],
    ['a day that no month has', { from: '2026-02-30', to: '2026-03-01' }, 'from', invalid],
    ['words', { from: 'yesterday', to: 'today' }, 'to', invalid],
    ['an empty text', { from: '' }, 'from', invalid],
  ])('refuses %s and names the date: %o, %s', (_, request, field, problem) => {
    expect(decideDateRange(request, TODAY)).toEqual({ ok: false, problem: { ...problem, field } });
  });

  const anyDay = fc.integer({ min: -400, max: 3000 }).map((days) => addDays('2020-01-01', days));
  const anyEnd = fc.option(anyDay, { nil: undefined });

  it('returns only ranges that a list may show', () => {
    fc.assert(
      fc.property(anyEnd, anyEnd, anyDay, (from, to, today) => {
        const decided = decideDateRange({ from, to }, today);
        fc.pre(decided.ok);

        const range = decided.value;
        expect(range.from <= range.to && range.to <= today && range.from >= LIST_POLICY.earliest).toBe(true);
        expect(daysIn(range)).toBeLessThanOrEqual(LIST_POLICY.maxDays);
        expect(from === undefined || range.from === from).toBe(true);
        expect(to === undefined || range.to === to).toBe(true);
      }),
    );
  });

  it('accepts its own output', () => {
    const anyRange = fc
      .tuple(anyEnd, anyEnd)
      .map(([from, to]) => decideDateRange({ from, to }, TODAY))
      .filter((decided) => decided.ok);

    fc.assert(
      fc.property(anyRange, (decided) => {
        expect(decideDateRange(decided.value, TODAY)).toEqual(decided);
      }),
    );
  });
});

describe('laterRange', () => {
  const first = { from: '2026-11-15', to: '2026-11-21' };

  it.each([
    ['nothing', {}],
    ['the first day', { from: first.from }],
    ['the last day', { to: first.to }],
    ['both', first],
  ])("is the first page's range if a request has %s", (_, request) => {
    expect(laterRange(request, first)).toEqual(first);
  });

  it.each([
    ['another first day', { from: '2026-11-16' }],
    ['another last day', { from: first.from, to: '2026-11-22' }],
    ['the days the other way round', { from: first.to, to: first.from }],
    ['an empty text', { from: '' }],
  ])('is undefined if it has %s', (_, request) => {
    expect(laterRange(request, first)).toBeUndefined();
  });
});
