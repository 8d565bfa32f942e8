import { problem, type Problem } from '../kernel/index.ts';
import type { InvoiceReminderProblemCode } from './problems.ts';

/** Mail is sent by us. A WhatsApp message is sent by a person. */
export const REMINDER_CHANNELS = ['email', 'whatsapp'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

export type ReminderStep = {
  /** Days after the due date; negative before it. */
  readonly days: number;
  readonly channel: ReminderChannel;
};

export const REMINDER = {
  /** Nobody is reminded at night. */
  window: { from: '08:00', to: '20:00' },
  night: { from: '20:00', to: '08:00' },
  earliestDays: -30,
  latestDays: 90,
  mostSteps: 8,
} as const;

export const STANDARD_STEPS: readonly ReminderStep[] = [-3, 0, 3, 7].map((days) => ({
  days,
  channel: 'email',
}));

export type ReminderStepProblem = { readonly field: string } & Problem<InvoiceReminderProblemCode>;

/** Every problem of a schedule, one per field. */
export const reminderStepsProblems = (steps: readonly ReminderStep[]): ReminderStepProblem[] => {
  const { mostSteps: max } = REMINDER;
  if (steps.length === 0) return [{ field: 'steps', ...problem('DPAY_FIELD_TOO_FEW', { min: 1 }) }];
  if (steps.length > max) return [{ field: 'steps', ...problem('DPAY_FIELD_TOO_MANY', { max }) }];
  return steps.flatMap((step, index) => {
    const wrong = stepProblem(step, steps.slice(0, index));
    return wrong ? [{ field: `steps.${index}.days`, ...wrong }] : [];
  });
};

const stepProblem = (
  step: ReminderStep,
  before: readonly ReminderStep[],
): Problem<InvoiceReminderProblemCode> | undefined => {
  const { earliestDays: min, latestDays: max } = REMINDER;
  if (!(step.days >= min)) return problem('DPAY_FIELD_TOO_SMALL', { min });
  if (step.days > max) return problem('DPAY_FIELD_TOO_LARGE', { max });
  return before.some((other) => isSameStep(other, step)) ? problem('DPAY_REMINDER_REPEATED') : undefined;
};

export const isSameStep = (one: ReminderStep, other: ReminderStep): boolean =>
  one.days === other.days && one.channel === other.channel;

export const inOrder = (steps: readonly ReminderStep[]): ReminderStep[] =>
  steps.toSorted((one, other) => one.days - other.days || one.channel.localeCompare(other.channel));
