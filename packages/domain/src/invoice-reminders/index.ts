export { PROBLEM_CODES, type InvoiceReminderProblemCode } from './problems.ts';
export {
  inOrder,
  isSameStep,
  REMINDER,
  REMINDER_CHANNELS,
  type ReminderChannel,
  type ReminderStep,
  type ReminderStepProblem,
  reminderStepsProblems,
  STANDARD_STEPS,
} from './steps.ts';
export {
  dueReminders,
  mayRemindAt,
  nextReminders,
  nextReminderTime,
  REMINDER_HOLDS,
  type ReminderFacts,
  type ReminderHold,
  reminderHold,
} from './due.ts';
export { reminderText, type ReminderWords } from './words.ts';
