import { MAX_RUPIAH, parseRupiah, type Problem, rupiah } from '@dasbor/domain/kernel';
import { POLICIES } from '@dasbor/domain/policy';
import {
  decideRuns,
  decideScheduleAmount,
  runTimeOf,
  type ScheduledRuns,
  type TimeOfDay,
} from '@dasbor/domain/withdrawals';
import type { Account, Bank, SetSchedule, WithdrawalSchedule } from '../api/types.ts';
import {
  DESTINATION_FIELDS,
  destinationOf,
  destinationProblems,
  type DestinationValues,
} from './destination-values.ts';
import { REQUIRED } from './required.ts';

/** As chosen and typed. */
export type ScheduleValues = DestinationValues & {
  enabled: 'on' | 'off';
  hour: string;
  minute: string;
  /** All that is there, or the amount. */
  take: 'all' | 'amount';
  amount: string;
};

export const SCHEDULE_FIELDS = ['amount', ...DESTINATION_FIELDS] as const;
type ScheduleField = (typeof SCHEDULE_FIELDS)[number];

/** In the evening, when most of the day's settlements are there, and well before withdrawals pause. */
const NEW: ScheduleValues = {
  enabled: 'on',
  hour: '18',
  minute: '00',
  take: 'all',
  amount: '',
  bank_code: '',
  account_number: '',
  account_name: '',
};

export function scheduleValuesOf(schedule: WithdrawalSchedule | null): ScheduleValues {
  if (!schedule) return NEW;
  const { enabled, hour, minute, amount, bank_code, account_number, account_name } = schedule;
  return {
    enabled: enabled ? 'on' : 'off',
    hour: twoDigits(hour),
    minute: twoDigits(minute),
    take: amount === null ? 'all' : 'amount',
    amount: amount === null ? '' : String(amount),
    bank_code,
    account_number,
    account_name,
  };
}

export function scheduleProblems(
  values: ScheduleValues,
  banks: readonly Bank[],
): Partial<Record<ScheduleField, Problem>> {
  const amount = values.take === 'all' ? undefined : amountProblem(values, banks);
  return {
    ...(amount ? { amount } : {}),
    ...destinationProblems(values, banks),
  };
}

/** What will hold from now on. */
export interface SchedulePlan {
  body: SetSchedule;
  account: Account;
  bank: Bank;
  runs: Pick<ScheduledRuns, 'next' | 'today'>;
}

/** Null while anything is missing or wrong. */
export function schedulePlan(
  values: ScheduleValues,
  { banks, now, ranOn }: { banks: readonly Bank[]; now: Date; ranOn: readonly string[] },
): SchedulePlan | null {
  const destination = destinationOf(values, banks);
  if (!destination || Object.keys(scheduleProblems(values, banks)).length > 0) return null;
  const parsed = parseRupiah(values.amount);
  const body: SetSchedule = {
    enabled: values.enabled === 'on',
    hour: Number(values.hour),
    minute: Number(values.minute),
    amount: values.take === 'amount' && parsed.ok ? parsed.value : null,
    ...destination.account,
  };
  const amount = body.amount === null ? null : rupiah(body.amount);
  return {
    body,
    account: destination.account,
    bank: destination.bank,
    runs: decideRuns({ ...body, amount, changedAt: now }, { now, ranOn }),
  };
}

/** Of a time in which withdrawals pause: from when, and when the schedule runs instead. */
export function pauseOf(time: TimeOfDay): { from: string; to: string } | null {
  const { hour, minute } = runTimeOf(time);
  const { pause } = POLICIES.withdraw;
  return pause && (hour !== time.hour || minute !== time.minute) ? { from: pause.from, to: pause.to } : null;
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

function amountProblem({ amount, bank_code: code }: ScheduleValues, banks: readonly Bank[]) {
  if (amount.trim() === '') return REQUIRED;
  const parsed = parseRupiah(amount);
  if (!parsed.ok) return parsed.problem;
  const bank = banks.find((one) => one.code === code);
  const decided = decideScheduleAmount(parsed.value, { maximum: bank ? rupiah(bank.maximum) : MAX_RUPIAH });
  return decided.ok ? undefined : decided.problem;
}
