export { err, ok, problem, type Problem, type ProblemParams, type Result } from './result.ts';
export { hasHiddenCharacter, hasHiddenInLines, HIDDEN_CHARACTER } from './hidden-character.ts';
export { labelProblem, notesProblem, referenceProblem } from './written.ts';
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
export { type Percentage, percentOf } from './percent.ts';
export {
  addDays,
  type CalendarDate,
  type DailyWindow,
  daysBetween,
  endOfDailyWindow,
  type Instant,
  isCalendarDate,
  isInDailyWindow,
  jakartaDate,
  jakartaDayBounds,
} from './time.ts';
export { rupiahInWords } from './amount-words.ts';
export { formatCount, formatPercent, formatRupiah, formatRupiahShort } from './format-number.ts';
export { type CsvSeparator, csvSeparator } from './csv-separator.ts';
export { formatParam, NAMING_PARAMS } from './format-param.ts';
export { formatDate, formatDateTime, formatExact, formatMonth, type TimePrecision } from './format-time.ts';
export type { Language } from './language.ts';
export { type AddressBlock, isWithin, parseIpv4, parseIpv6 } from './ip-address.ts';
export { parseDate } from './parse-date.ts';
export { addWorkingDays } from './working-days.ts';
export { type Id, ID_PREFIXES, type IdKind, isId, newId } from './id.ts';
export { IDEMPOTENCY_KEY_HOURS } from './idempotency.ts';
