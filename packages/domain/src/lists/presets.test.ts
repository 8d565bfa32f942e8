import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { dateRangePresets, decideDateRange } from './index.ts';

describe('dateRangePresets', () => {
  it('are eight on an ordinary day', () => {
    expect(dateRangePresets('2026-03-31')).toEqual([
      { key: 'today', from: '2026-03-31', to: '2026-03-31' },
      { key: 'yesterday', from: '2026-03-30', to: '2026-03-30' },
      { key: 'this_week', from: '2026-03-30', to: '2026-03-31' },
      { key: 'last_week', from: '2026-03-23', to: '2026-03-29' },
      { key: 'last_7_days', from: '2026-03-25', to: '2026-03-31' },
      { key: 'last_30_days', from: '2026-03-02', to: '2026-03-31' },
      { key: 'this_month', from: '2026-03-01', to: '2026-03-31' },
      { key: 'last_month', from: '2026-02-01', to: '2026-02-28' },
    ]);
  });

  it.each([
    ['a Monday', '2026-11-23', ['2026-11-23', '2026-11-23'], ['2026-11-16', '2026-11-22']],
    ['a Sunday', '2026-11-22', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
  ])('have weeks that begin on Monday: %s', (_, today, thisWeek, lastWeek) => {
    const days = (wanted: string) =>
      dateRangePresets(today).flatMap(({ key, from, to }) => (key === wanted ? [from, to] : []));

    expect([days('this_week'), days('last_week')]).toEqual([thisWeek, lastWeek]);
  });

  it('reach into the year before on 1 January', () => {
    expect(dateRangePresets('2026-01-01').at(-1)).toEqual({
      key: 'last_month',
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it('leave out days before the first day of data', () => {
    expect(dateRangePresets('2020-01-01').map(({ key }) => key)).toEqual([
      'today',
      'last_7_days',
      'last_30_days',
      'this_month',
    ]);
  });

  it('are always ranges that a list accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (days) => {
        const today = addDays('2020-01-01', days);
        for (const { from, to } of dateRangePresets(today)) {
          expect(decideDateRange({ from, to }, today)).toEqual({ ok: true, value: { from, to } });
        }
      }),
    );
  });
});
