export { PROBLEM_CODES, type RecurringInvoiceProblemCode } from './problems.ts';
export {
  firstRun,
  isOverBefore,
  lastRunDay,
  nextRuns,
  RECURRING_ENDS,
  type RecurringEnd,
  type RecurringRule,
  RUN_HOUR,
  runAfter,
  runOnOrAfter,
} from './dates.ts';
export {
  decidePause,
  decideResume,
  decideStop,
  PAUSE_REASONS,
  type PauseReason,
  RECURRING_STATUSES,
  type RecurringStatus,
} from './status.ts';
export {
  invoiceOfRun,
  RECURRING,
  type RecurringContent,
  type RecurringFieldProblem,
  recurringFormProblems,
  type WantedRecurring,
} from './form.ts';
