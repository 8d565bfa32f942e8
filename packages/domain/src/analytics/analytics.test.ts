import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { daysIn } from '../lists/index.ts';
import {
  AMOUNT_BANDS,
  amountBand,
  COHORT_PERIODS,
  COHORT_UNITS,
  decideAnalyticsRange,
  lastPeriods,
  nextPeriod,
  periodStart,
  previousRange,
  shareOf,
} from './index.ts';

const TODAY = '2026-11-29';

describe('decideAnalyticsRange', () => {
  it.each([
    ['nothing', {}, { from: '2026-10-31', to: TODAY }],
    ['only an end', { to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
    ['only a start', { from: '2026-11-29' }, { from: TODAY, to: TODAY }],
    ['366 days', { from: '2025-11-29', to: TODAY }, { from: '2025-11-29', to: TODAY }],
  ])('accepts %s', (_, request, want) => {
    expect(decideAnalyticsRange(request, TODAY)).toEqual({ ok: true, value: want });
  });

  it.each([
    ['367 days', { from: '2025-11-28', to: TODAY }, 'to', 'DPAY_DATE_RANGE_TOO_LONG'],
    ['tomorrow', { to: '2026-11-30' }, 'to', 'DPAY_DATE_IN_FUTURE'],
    ['an end before its start', { from: '2026-11-20', to: '2026-11-19' }, 'to', 'DPAY_DATE_ORDER'],
    ['a day before 2020', { from: '2019-12-31', to: '2020-01-02' }, 'from', 'DPAY_DATE_TOO_EARLY'],
    ['31 November', { to: '2026-11-31' }, 'to', 'DPAY_DATE_INVALID'],
  ])('refuses %s', (_, request, field, code) => {
    expect(decideAnalyticsRange(request, TODAY)).toMatchObject({ ok: false, problem: { field, code } });
  });
});

test('the previous range has the same length and ends the day before', () => {
  expect(previousRange({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
});

test('the bands of amounts have no gap and no overlap', () => {
  const bands = Array.from({ length: AMOUNT_BANDS.length + 1 }, (_, index) => amountBand(index));

  expect(bands[0]?.from).toBe(0);
  expect(bands.at(-1)?.to).toBeNull();
  for (const [index, band] of bands.slice(1).entries()) expect(band.from).toBe((bands[index]?.to ?? 0) + 1);
});

describe('shareOf', () => {
  it.each([
    [2, 3, 6667],
    [1, 3, 3333],
    [1, 20_000, 1],
    [0, 5, 0],
    [5, 5, 10_000],
    [0, 0, null],
  ])('%d of %d is %j hundredths of a percent', (part, whole, want) => {
    expect(shareOf(part, whole)).toBe(want);
  });
});

describe('periods of cohorts', () => {
  it.each([
    ['week', '2026-11-29', '2026-11-23'],
    ['week', '2026-11-23', '2026-11-23'],
    ['week', '2027-01-01', '2026-12-28'],
    ['month', '2028-02-29', '2028-02-01'],
  ] as const)('the %s of %s starts on %s', (unit, date, want) => {
    expect(periodStart(unit, date)).toBe(want);
  });

  it.each(COHORT_UNITS)('every day is in exactly one %s', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const date = addDays('2020-01-01', days);
        const start = periodStart(unit, date);
        const next = nextPeriod(unit, start);
        expect(start <= date && date < next && periodStart(unit, next) === next).toBe(true);
      }),
    );
  });

  it.each(COHORT_UNITS)('the last %ss are consecutive and end with the current one', (unit) => {
    const starts = lastPeriods(unit, TODAY);

    expect(starts).toHaveLength(COHORT_PERIODS);
    expect(starts.at(-1)).toBe(periodStart(unit, TODAY));
    expect(starts.slice(1)).toEqual(starts.slice(0, -1).map((start) => nextPeriod(unit, start)));
    expect(daysIn({ from: starts[0] as string, to: TODAY })).toBeGreaterThan(11 * 7);
  });
});
