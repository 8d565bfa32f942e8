import {
  addDays,
  type CalendarDate,
  endOfDailyWindow,
  isInDailyWindow,
  jakartaDate,
  jakartaDayBounds,
} from '../kernel/index.ts';
import { isSameStep, REMINDER, type ReminderStep } from './steps.ts';

export type ReminderFacts = {
  readonly isIssued: boolean;
  readonly isPaid: boolean;
  /** A customer has begun to pay. */
  readonly hasOpenPayment: boolean;
  readonly isPaused: boolean;
  readonly hasEmail: boolean;
  readonly isUnsubscribed: boolean;
  readonly dueDate: CalendarDate;
  readonly steps: readonly ReminderStep[];
  /** The day on which the schedule was saved. */
  readonly since: CalendarDate;
  readonly isIssuedAfterSchedule: boolean;
  readonly done: readonly ReminderStep[];
};

/** Why an invoice gets no reminders now, the first that is true. */
export const REMINDER_HOLDS = ['draft', 'paid', 'paying', 'paused', 'off'] as const;
export type ReminderHold = (typeof REMINDER_HOLDS)[number];

const HOLDS: Readonly<Record<ReminderHold, (facts: ReminderFacts) => boolean>> = {
  draft: ({ isIssued }) => !isIssued,
  paid: ({ isPaid }) => isPaid,
  paying: ({ hasOpenPayment }) => hasOpenPayment,
  paused: ({ isPaused }) => isPaused,
  off: ({ steps }) => steps.length === 0,
};

export const reminderHold = (facts: ReminderFacts): ReminderHold | undefined =>
  REMINDER_HOLDS.find((hold) => HOLDS[hold](facts));

export const mayRemindAt = (now: Date): boolean => isInDailyWindow(now, REMINDER.window);

/** Now, or 8:00 of the next morning. */
export const nextReminderTime = (now: Date): Date =>
  mayRemindAt(now) ? now : endOfDailyWindow(now, REMINDER.night);

/** The reminders to send now: those of the newest day that has come, without what was sent. */
export const dueReminders = (facts: ReminderFacts, now: Date): ReminderStep[] =>
  mayRemindAt(now) && !reminderHold(facts) ? waitingSteps(facts, jakartaDate(now)) : [];

/** The next reminders and when they are due. */
export const nextReminders = (
  facts: ReminderFacts,
  now: Date,
): { at: Date; steps: ReminderStep[] } | undefined => {
  if (reminderHold(facts)) return undefined;
  const today = jakartaDate(now);
  const at = nextReminderTime(now);
  const waiting = waitingSteps(facts, jakartaDate(at));
  if (waiting.length > 0) return { at, steps: waiting };
  const later = possible(facts).filter(({ days }) => addDays(facts.dueDate, days) > today);
  if (later.length === 0) return undefined;
  const days = Math.min(...later.map((step) => step.days));
  return { at: morningOf(addDays(facts.dueDate, days)), steps: later.filter((step) => step.days === days) };
};

/** An invoice that was issued late, or paused, gets the newest reminder only. */
const waitingSteps = (facts: ReminderFacts, today: CalendarDate): ReminderStep[] => {
  const come = possible(facts).filter(({ days }) => addDays(facts.dueDate, days) <= today);
  const newest = Math.max(...come.map(({ days }) => days));
  if (facts.done.some(({ days }) => days > newest)) return [];
  return come.filter((step) => step.days === newest && !facts.done.some((sent) => isSameStep(sent, step)));
};

/** A schedule starts on the day on which it was saved, so that switching it on does not write to everybody who is late. */
const possible = ({ steps, since, dueDate, ...facts }: ReminderFacts): ReminderStep[] =>
  steps.filter(
    ({ days, channel }) =>
      (channel === 'whatsapp' || (facts.hasEmail && !facts.isUnsubscribed)) &&
      (facts.isIssuedAfterSchedule || addDays(dueDate, days) >= since),
  );

const morningOf = (date: CalendarDate): Date => endOfDailyWindow(jakartaDayBounds(date).from, REMINDER.night);
