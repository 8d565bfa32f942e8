import { addDays, type CalendarDate } from '../kernel/index.ts';
import { type DateRange, lastDays } from './date-range.ts';
import { LIST_POLICY } from './policy.ts';

export type DateRangePresetKey =
  | 'today'
  | 'yesterday'
  | 'this_week'
  | 'last_week'
  | 'last_7_days'
  | 'last_30_days'
  | 'this_month'
  | 'last_month';

export type DateRangePreset = {
  readonly key: DateRangePresetKey;
} & DateRange;

/** Predefined filter ranges, each within a list's limits. */
export const dateRangePresets = (today: CalendarDate): readonly DateRangePreset[] => {
  const yesterday = addDays(today, -1);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastOfPreviousMonth = addDays(firstOfMonth, -1);

  // Weeks begin on Monday.
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));

  const presets: readonly DateRangePreset[] = [
    { key: 'today', from: today, to: today },
    { key: 'yesterday', from: yesterday, to: yesterday },
    { key: 'this_week', from: monday, to: today },
    { key: 'last_week', from: addDays(monday, -7), to: addDays(monday, -1) },
    { key: 'last_7_days', ...lastDays(7, today) },
    { key: 'last_30_days', ...lastDays(30, today) },
    { key: 'this_month', from: firstOfMonth, to: today },
    { key: 'last_month', from: `${lastOfPreviousMonth.slice(0, 8)}01`, to: lastOfPreviousMonth },
  ];
  return presets.filter(({ from }) => from >= LIST_POLICY.earliest);
};
