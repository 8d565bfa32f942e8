import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { dateRangePresets, decideDateRange } from './index.ts';

describe('dateRangePresets', () => {
  it('are six on an ordinary day', () => {
    expect(dateRangePresets('2026-03-31')).toEqual([
      { key: 'today', from: '2026-03-31', to: '2026-03-31' },
      { key: 'yesterday', from: '2026-03-30', to: '2026-03-30' },
      { key: 'last_7_days', from: '2026-03-25', to: '2026-03-31' },
      { key: 'last_30_days', from: '2026-03-02', to: '2026-03-31' },
      { key: 'this_month', from: '2026-03-01', to: '2026-03-31' },
      { key: 'last_month', from: '2026-02-01', to: '2026-02-28' },
    ]);
  });

  it('reach into the year before on 1 January', () => {
    expect(dateRangePresets('2026-01-01').at(-1)).toEqual({
      key: 'last_month',
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it('leave out what lies before the first day of data', () => {
    expect(dateRangePresets('2020-01-01').map(({ key }) => key)).toEqual([
      'today',
      'last_7_days',
      'last_30_days',
      'this_month',
    ]);
  });

  it('are always ranges that a list takes', () => {
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
