export { err, ok, problem, type Problem, type ProblemParams, type Result } from './result.ts';
export { hasHiddenCharacter, hasHiddenInLines, HIDDEN_CHARACTER } from './text/hidden-character.ts';
export { labelProblem, notesProblem, referenceProblem } from './text/written.ts';
export { PROBLEM_CODES, type KernelProblemCode } from './problems.ts';
export { defineTransitions, type Transitions, type TransitionTable } from './transitions.ts';
export {
  addRupiah,
  MAX_RUPIAH,
  MAX_RUPIAH_SUM,
  parseRupiah,
  type Rupiah,
  rupiah,
  subtractRupiah,
  sumRupiah,
  toldSum,
} from './rupiah.ts';
export { type Percentage, percentOf } from './format/percent.ts';
export {
  addDays,
  type CalendarDate,
  type DailyWindow,
  daysBetween,
  endOfDailyWindow,
  type Instant,
  isCalendarDate,
  isInDailyWindow,
  isWeekend,
  jakartaDate,
  jakartaDayBounds,
} from './time/time.ts';
export { rupiahInWords } from './format/amount-words.ts';
export { formatCount, formatPercent, formatRupiah, formatRupiahShort } from './format/format-number.ts';
export { formatRate } from './format/format-rate.ts';
export { csvDecimal, type CsvSeparator, csvSeparator } from './text/csv-separator.ts';
export { formatParam, NAMING_PARAMS } from './format/format-param.ts';
export {
  formatDate,
  formatDateTime,
  formatExact,
  formatMonth,
  type TimePrecision,
} from './format/format-time.ts';
export { formatDay, formatDays, formatWeekday } from './format/format-day.ts';
export type { Language } from './text/language.ts';
export { type AddressBlock, isWithin, parseIpv4, parseIpv6 } from './ip-address.ts';
export { parseDate } from './time/parse-date.ts';
export { addWorkingDays } from './time/working-days.ts';
export { type Id, ID_PREFIXES, type IdKind, isId, newId, newSecretId } from './id.ts';
export { IDEMPOTENCY_KEY_HOURS } from './idempotency.ts';
