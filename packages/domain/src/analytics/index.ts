export { ANALYTICS_POLICY, decideAnalyticsRange, previousRange } from './range.ts';
export { AMOUNT_BANDS, type AmountBand, amountBand } from './amount-bands.ts';
export { shareOf } from './rate.ts';
export {
  COHORT_PERIODS,
  COHORT_UNITS,
  type CohortUnit,
  lastPeriods,
  nextPeriod,
  periodStart,
} from './cohorts.ts';
