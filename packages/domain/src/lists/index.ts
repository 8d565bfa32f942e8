export { PROBLEM_CODES, type ListProblemCode } from './problems.ts';
export { LIST_POLICY } from './policy.ts';
export { type AmountRange, decideAmountRange } from './amount-range.ts';
export { type DateRange, daysIn, defaultDateRange, lastDays } from './date-range.ts';
export { decideDateRange, laterRange } from './decide-date-range.ts';
export { amountOf } from './search-amount.ts';
export { digitsOf, searchTerms } from './search-terms.ts';
export { type DateRangePreset, type DateRangePresetKey, dateRangePresets } from './presets.ts';
