import sweepsFile from '../../../../../../openapi/features/balance/examples/settings.json' with { type: 'json' };
import sweepsNoneFile from '../../../../../../openapi/features/balance/examples/settings-none.json' with { type: 'json' };
import noneFile from '../../../../../../openapi/features/withdrawals/examples/schedule-none.json' with { type: 'json' };
import dailyFile from '../../../../../../openapi/features/withdrawals/examples/schedule.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { destinations } from '../../../shared/testing/destinations.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import type { WithdrawalSchedule } from '../api/types.ts';
import { banks, withdrawalDetail, withdrawalExamples } from './scenarios.ts';

const daily = example<'getWithdrawalSchedule'>(dailyFile);
if (!daily.data) throw new Error('the example has a schedule');
export const scheduleAnswer: WithdrawalSchedule = daily.data;

const shown = {
  listBanks: ok({ data: banks }),
  ...destinations,
  getBalanceSettings: ok(example<'getBalanceSettings'>(sweepsNoneFile)),
  ...withdrawalDetail(withdrawalExamples.done),
};

export const schedules = {
  daily: { ...shown, getWithdrawalSchedule: ok(daily) },
  withSweeps: {
    ...shown,
    getWithdrawalSchedule: ok(daily),
    getBalanceSettings: ok(example<'getBalanceSettings'>(sweepsFile)),
  },
  none: { ...shown, getWithdrawalSchedule: ok(example<'getWithdrawalSchedule'>(noneFile)) },
  off: {
    ...shown,
    getWithdrawalSchedule: ok({
      data: { ...scheduleAnswer, enabled: false, next_run_at: null, today: null },
    }),
  },
  removed: {
    ...shown,
    getWithdrawalSchedule: ok({
      data: {
        ...scheduleAnswer,
        destination_account_id: 'dac_01KAJ800000000000000000099',
        destination_removed_at: '2026-11-19T09:30:00.000Z',
        enabled: false,
        next_run_at: null,
        today: null,
      },
    }),
  },
  ran: {
    ...shown,
    getWithdrawalSchedule: ok({
      data: { ...scheduleAnswer, today: 'ran', next_run_at: '2026-11-21T07:00:00.000Z' },
    }),
  },
  saves: { ...shown, ...codeTaken, getWithdrawalSchedule: ok(daily), setWithdrawalSchedule: ok(daily) },
  pending: { getWithdrawalSchedule: 'pending', listBanks: 'pending', listDestinationAccounts: 'pending' },
  failed: {
    ...shown,
    getWithdrawalSchedule: failed,
  },
  forbidden: {
    ...shown,
    getWithdrawalSchedule: problem(403, 'DPAY_FORBIDDEN', { permission: 'withdrawal.view' }),
  },
} satisfies Record<string, Scenario>;
