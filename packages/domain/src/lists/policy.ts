/** Product spec §5 and §9: 10 rows, dates from 1 January 2020 up to today, at most 31 days, the last 7 by default. */
export const LIST_POLICY = {
  limits: [10, 25, 50, 100],
  defaultLimit: 10,
  maxDays: 31,
  earliest: '2020-01-01',
  defaultDays: 7,
} as const;
