import {
  REMINDER_CHANNELS,
  type ReminderChannel,
  type ReminderStep,
  type ReminderStepProblem,
  reminderStepsProblems,
} from '@dasbor/domain/invoice-reminders';
import { array, mixed, object } from 'yup';
import { type Beside, decided, decides, type FormSchema } from '../../../shared/forms/schema.ts';
import type { FormState } from '../../../shared/forms/use-form.tsx';

export const WHENS = ['before', 'on', 'after'] as const;
export type When = (typeof WHENS)[number];

/** A step as people say it: a number of days before or after the due date. */
export type StepValues = { when: When; days: string; channel: ReminderChannel };
export type StepsValues = { steps: readonly StepValues[] };
export type OwnScheduleValues = { whose: 'merchant' | 'own' } & StepsValues;
export type ScheduleValues = { enabled: boolean } & StepsValues;

/** What the fields of steps need of the form that they are in. */
export type StepsForm = Pick<FormState<StepsValues>, 'list' | 'field' | 'values' | 'errorOf'>;

export const EMPTY_STEP: StepValues = { when: 'after', days: '14', channel: REMINDER_CHANNELS[0] };

export const valuesOf = ({ days, channel }: ReminderStep): StepValues => ({
  when: whenOf(days),
  days: String(Math.abs(days)),
  channel,
});

export const whenOf = (days: number): When => {
  if (days === 0) return 'on';
  return days < 0 ? 'before' : 'after';
};

/** Days that are no number are none; `0 days after` is the due date. */
export const stepOf = ({ when, days, channel }: StepValues): ReminderStep => {
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : NaN;
  if (when === 'on') return { days: 0, channel };
  return { days: when === 'before' && count > 0 ? -count : count, channel };
};

type Around = undefined;
type Of<Parent = StepsValues> = Beside<StepsValues, Around, Parent>;

const problemAt = ({ steps }: StepsValues, field: string): ReminderStepProblem | undefined =>
  reminderStepsProblems(steps.map(stepOf)).find((one) => one.field === field);

const steps = array(
  object({
    when: mixed(),
    channel: mixed(),
    days: decided((_: unknown, { values, parent }: Of<StepValues>) =>
      problemAt(values, `steps.${values.steps.indexOf(parent)}.days`),
    ),
  }),
).test(decides((_: unknown, { values }: Of) => problemAt(values, 'steps')));

export const ownScheduleSchema: FormSchema<OwnScheduleValues, Around> = object({ steps });
export const scheduleSchema: FormSchema<ScheduleValues, Around> = object({ steps });
