export { PROBLEM_CODES, type ListProblemCode } from './problems.ts';
export { LIST_POLICY } from './policy.ts';
export { type AmountRange, decideAmountRange } from './amount-range.ts';
export {
  type DateRange,
  type DateRangeProblem,
  type DateRangeRequest,
  daysIn,
  decideDateRange,
  defaultDateRange,
} from './date-range.ts';
export { type DateRangePreset, type DateRangePresetKey, dateRangePresets } from './presets.ts';
