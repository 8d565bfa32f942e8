import { expect, it } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import type { Bank } from '../../../shared/destination/types.ts';
import { bcaAccount } from '../../../shared/testing/destinations.ts';
import type { WithdrawalSchedule } from '../api/types.ts';
import {
  pauseOf,
  schedulePlan,
  scheduleSchema,
  scheduleValuesOf,
  type ScheduleValues,
} from './schedule-values.ts';

const banks: readonly Bank[] = [
  {
    code: 'bca',
    name: 'Bank Central Asia (BCA)',
    aliases: ['014'],
    type: 'conventional',
    account_length_min: 10,
    account_length_max: 10,
    split_limit: 1_000_000_000,
    minimum: 10_000,
    maximum: 9_999_999_999,
    active: true,
  },
];
const filled: ScheduleValues = {
  ...scheduleValuesOf(null),
  destination_account_id: bcaAccount.id,
};
const around = { banks, accounts: [bcaAccount] };
const saved: WithdrawalSchedule = {
  enabled: false,
  hour: 7,
  minute: 5,
  period: 'daily',
  amount: 50_000,
  destination_account_id: bcaAccount.id,
  bank_code: 'bca',
  bank_name: 'Bank Central Asia (BCA)',
  account_number: '8422647002',
  account_name: 'PT Kopi',
  bank_account_name: null,
  destination_removed_at: null,
  next_run_at: null,
  today: null,
  changed_by: null,
  changed_at: '2026-11-10T03:00:00.000Z',
  runs: [],
};
const now = new Date('2026-11-20T17:59:00+07:00');
const codes = (changes: Partial<ScheduleValues>) =>
  Object.entries(problemsIn(scheduleSchema, { ...filled, ...changes }, around)).map(([field, { code }]) => [
    field,
    code,
  ]);

it('a first schedule withdraws the whole balance once its account is known', () => {
  expect(schedulePlan(scheduleValuesOf(null), { ...around, accounts: [], now, ranOn: [] })).toBeNull();
  expect(schedulePlan(filled, { ...around, now, ranOn: [] })).toMatchObject({
    body: { enabled: true, hour: 18, minute: 0, amount: null, destination_account_id: bcaAccount.id },
    runs: { next: new Date('2026-11-20T18:00:00+07:00'), today: 'to_run' },
  });
});

it('a schedule that ran today runs next tomorrow, at any time', () => {
  expect(schedulePlan(filled, { ...around, now, ranOn: ['2026-11-20'] })?.runs).toMatchObject({
    next: new Date('2026-11-21T18:00:00+07:00'),
    today: 'ran',
  });
});

it('a time that has passed today means tomorrow', () => {
  expect(
    schedulePlan({ ...filled, hour: '17', minute: '59' }, { ...around, now, ranOn: [] })?.runs.next,
  ).toEqual(new Date('2026-11-21T17:59:00+07:00'));
});

it('a saved schedule loads unchanged', () => {
  const values = scheduleValuesOf(saved);
  expect(values).toMatchObject({ enabled: false, hour: '07', minute: '05', take: 'amount', amount: '50000' });
  expect(schedulePlan(values, { ...around, now, ranOn: [] })).toMatchObject({
    body: { enabled: false, hour: 7, minute: 5, amount: 50_000 },
    runs: { next: null },
  });
});

it.each<[Partial<ScheduleValues>, [string, string][]]>([
  // spec 5.42
  [{ hour: '23', minute: '59' }, []],
  [{ take: 'all', amount: '1' }, []],
  [{ take: 'amount', amount: '' }, [['amount', 'DPAY_REQUIRED']]],
  [{ take: 'amount', amount: '9.999' }, [['amount', 'DPAY_AMOUNT_BELOW_MINIMUM']]],
  [{ take: 'amount', amount: '10.000' }, []],
  [{ take: 'amount', amount: '10.000.000.000' }, [['amount', 'DPAY_AMOUNT_ABOVE_MAXIMUM']]],
  [{ take: 'amount', amount: '1,5' }, [['amount', 'DPAY_AMOUNT_INVALID']]],
])('%j is refused with %j', (changes, want) => {
  expect(codes(changes)).toEqual(want);
});

it.each([
  ['23:44', null],
  ['23:45', { from: '23:45', to: '00:00' }],
  ['23:59', { from: '23:45', to: '00:00' }],
  ['00:00', null],
])('of %s the pause is %j', (text, want) => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);

  expect(pauseOf({ hour, minute })).toEqual(want);
});
