import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import type { Bank, WithdrawalSchedule } from '../api/types.ts';
import { SCHEDULE_FIELDS, schedulePlan, scheduleProblems, scheduleValuesOf } from './schedule-values.ts';

interface Surroundings {
  banks: readonly Bank[];
  now: Date;
}

/** The form without its looks, and what will hold when it is saved. */
export function useScheduleForm(
  draftName: string,
  { schedule, banks, now }: Surroundings & { schedule: WithdrawalSchedule | null },
) {
  const form = useCheckedForm(draftName, {
    initial: scheduleValuesOf(schedule),
    fields: SCHEDULE_FIELDS,
    problemsOf: (values) => scheduleProblems(values, banks),
  });
  return {
    ...form,
    /** Null while anything is missing or wrong. */
    plan: schedulePlan(form.values, { banks, now, ranOn: schedule?.runs.map(({ day }) => day) ?? [] }),
  };
}
