import { MAX_RUPIAH, parseRupiah, rupiah } from '@dasbor/domain/kernel';
import { POLICIES } from '@dasbor/domain/policy';
import {
  decideRuns,
  decideScheduleAmount,
  runTimeOf,
  type ScheduledRuns,
  type TimeOfDay,
} from '@dasbor/domain/withdrawals';
import { object } from 'yup';
import { type Beside, decided, type FormSchema, isFine, readAmount } from '../../../shared/forms/schema.ts';
import {
  type ChosenValues,
  chosenRule,
  chosenWithBank,
  type WithAccounts,
} from '../../../shared/destination/chosen.ts';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import type { SetSchedule, WithdrawalSchedule } from '../api/types.ts';

/** Field values as entered. */
export type ScheduleValues = ChosenValues & {
  enabled: boolean;
  hour: string;
  minute: string;
  /** The whole balance, or the amount. */
  take: 'all' | 'amount';
  amount: string;
};

/** In the evening, after most of the day's settlements and well before withdrawals pause. */
const NEW: ScheduleValues = {
  enabled: true,
  hour: '18',
  minute: '00',
  take: 'all',
  amount: '',
  destination_account_id: '',
};

export const scheduleValuesOf = (schedule: WithdrawalSchedule | null): ScheduleValues => {
  if (!schedule) return NEW;
  const { enabled, hour, minute, amount, destination_account_id } = schedule;
  return {
    enabled,
    hour: twoDigits(hour),
    minute: twoDigits(minute),
    take: amount === null ? 'all' : 'amount',
    amount: amount === null ? '' : String(amount),
    destination_account_id,
  };
};

const amountVerdict = (text: string, { values, around }: Beside<ScheduleValues, WithAccounts>) => {
  const amount = readAmount(text);
  const bank = chosenWithBank(values, around)?.bank;
  return amount.ok
    ? decideScheduleAmount(amount.value, { maximum: bank ? rupiah(bank.maximum) : MAX_RUPIAH })
    : amount;
};

export const scheduleSchema: FormSchema<ScheduleValues, WithAccounts> = object({
  amount: decided((text: string, beside: Beside<ScheduleValues, WithAccounts>) =>
    beside.values.take === 'all' ? undefined : amountVerdict(text, beside),
  ),
  destination_account_id: chosenRule(),
});

/** The new schedule. */
export type SchedulePlan = {
  body: SetSchedule;
  account: DestinationAccount;
  runs: Pick<ScheduledRuns, 'next' | 'today'>;
};

/** Null while the form is incomplete or invalid. */
export const schedulePlan = (
  values: ScheduleValues,
  { now, ranOn, ...around }: WithAccounts & { now: Date; ranOn: readonly string[] },
): SchedulePlan | null => {
  const chosen = chosenWithBank(values, around);
  if (!chosen || !isFine(scheduleSchema, values, around)) return null;
  const parsed = parseRupiah(values.amount);
  const body: SetSchedule = {
    enabled: values.enabled,
    hour: Number(values.hour),
    minute: Number(values.minute),
    amount: values.take === 'amount' && parsed.ok ? parsed.value : null,
    destination_account_id: chosen.account.id,
  };
  const amount = body.amount === null ? null : rupiah(body.amount);
  return {
    body,
    account: chosen.account,
    runs: decideRuns({ ...body, amount, changedAt: now }, { now, ranOn }),
  };
};

/** For a time in the pause: its start, and when the schedule runs instead. */
export const pauseOf = (time: TimeOfDay): { from: string; to: string } | null => {
  const { hour, minute } = runTimeOf(time);
  const { pause } = POLICIES.withdraw;
  return pause && (hour !== time.hour || minute !== time.minute) ? { from: pause.from, to: pause.to } : null;
};

export const twoDigits = (number: number): string => String(number).padStart(2, '0');
