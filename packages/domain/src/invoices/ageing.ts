import { type CalendarDate, daysBetween } from '../kernel/index.ts';

/** Days after the due date, as receivables are reported. */
export const AGE_GROUPS = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** The last day of each group; the last group has none. */
export const AGE_LIMITS: Readonly<Record<Exclude<AgeGroup, 'over_90'>, number>> = {
  not_due: 0,
  days_1_30: 30,
  days_31_60: 60,
  days_61_90: 90,
};

export const ageGroupOf = (dueDate: CalendarDate, today: CalendarDate): AgeGroup => {
  const days = daysBetween(dueDate, today);
  return AGE_GROUPS.find((group) => group === 'over_90' || days <= AGE_LIMITS[group]) as AgeGroup;
};
