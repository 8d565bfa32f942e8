import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn } from '../lists/index.ts';
import { nextReportAt, REPORT_PERIODS, reportDays, type ReportPeriod } from './index.ts';

describe('the next report', () => {
  it.each<[ReportPeriod, string, string]>([
    ['day', '2026-11-29T05:59:59+07:00', '2026-11-29T06:00:00+07:00'],
    ['day', '2026-11-29T06:00:00+07:00', '2026-11-30T06:00:00+07:00'],
    ['week', '2026-11-29T12:00:00+07:00', '2026-11-30T06:00:00+07:00'],
    ['week', '2026-11-30T06:00:00+07:00', '2026-12-07T06:00:00+07:00'],
    ['month', '2026-11-29T12:00:00+07:00', '2026-12-01T06:00:00+07:00'],
    ['month', '2026-12-01T05:00:00+07:00', '2026-12-01T06:00:00+07:00'],
    ['month', '2026-12-31T23:00:00+07:00', '2027-01-01T06:00:00+07:00'],
    ['month', '2028-02-01T06:00:00+07:00', '2028-03-01T06:00:00+07:00'],
    // Still the day before in UTC.
    ['day', '2026-11-30T01:00:00+07:00', '2026-11-30T06:00:00+07:00'],
  ])('of each %s after %s is at %s', (period, now, want) => {
    expect(nextReportAt(period, new Date(now))).toEqual(new Date(want));
  });
});

describe('its days', () => {
  it.each<[ReportPeriod, string, object]>([
    ['day', '2026-11-30T06:00:00+07:00', { from: '2026-11-29', to: '2026-11-29' }],
    ['week', '2026-11-30T06:00:00+07:00', { from: '2026-11-23', to: '2026-11-29' }],
    ['month', '2026-12-01T06:00:00+07:00', { from: '2026-11-01', to: '2026-11-30' }],
    ['month', '2028-03-01T06:00:00+07:00', { from: '2028-02-01', to: '2028-02-29' }],
    // Made late: the server was down.
    ['week', '2026-12-02T09:00:00+07:00', { from: '2026-11-23', to: '2026-11-29' }],
    ['month', '2026-12-05T09:00:00+07:00', { from: '2026-11-01', to: '2026-11-30' }],
  ])('of each %s, made at %s', (period, now, want) => {
    expect(reportDays(period, new Date(now))).toEqual(want);
  });

  it('follow each other without a gap or an overlap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REPORT_PERIODS),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (period, now) => {
          const first = nextReportAt(period, now);
          const second = nextReportAt(period, first);
          const [before, after] = [reportDays(period, first), reportDays(period, second)];

          expect(first > now).toBe(true);
          expect(daysIn({ from: before.to, to: after.from })).toBe(2);
        },
      ),
    );
  });
});
