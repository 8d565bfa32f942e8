import balanceFile from '../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import completedFile from '../../../../../../openapi/features/top-ups/examples/top-up-completed.json' with { type: 'json' };
import expiredFile from '../../../../../../openapi/features/top-ups/examples/top-up-expired.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/top-ups/examples/top-up-failed.json' with { type: 'json' };
import instructionsFile from '../../../../../../openapi/features/top-ups/examples/top-up-instructions.json' with { type: 'json' };
import processingFile from '../../../../../../openapi/features/top-ups/examples/top-up-processing.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { TopUp } from '../api/types.ts';

const one = (file: { value: unknown }): TopUp => example<'getTopUp'>(file).data;

/** Top ups of the contract; the open one is valid beyond the noon of the stories. */
export const topUpExamples = {
  processing: { ...one(processingFile), expires_at: '2026-11-21T10:10:00.000Z' },
  completed: one(completedFile),
  failed: one(failedFile),
  expired: one(expiredFile),
} satisfies Record<string, TopUp>;

const balanceAnswer = example<'getBalance'>(balanceFile);

export const topUpList = listStates('listTopUps', {
  page: onePage(
    Object.values(topUpExamples).map((topUp, index) => ({
      ...topUp,
      id: `top_01KAJ80000000000000000000${index}`,
    })),
  ),
  permission: 'topup.view',
});

const guide = { getTopUpInstructions: ok(example<'getTopUpInstructions'>(instructionsFile)) };

export const topUpDetail = (topUp: TopUp): Scenario => ({ getTopUp: ok({ data: topUp }), ...guide });

export const topUpStates = {
  ...recordStates('getTopUp', {
    notFound: problem(404, 'DPAY_TOP_UP_NOT_FOUND'),
    permission: 'topup.view',
  }),
  withoutGuide: { getTopUp: ok({ data: topUpExamples.processing }), getTopUpInstructions: failed },
  paidInSandbox: {
    getTopUp: [ok({ data: topUpExamples.processing }), ok({ data: topUpExamples.completed })],
    simulateTopUp: ok({ data: topUpExamples.completed }),
    ...guide,
  },
  simulationRefused: {
    getTopUp: ok({ data: topUpExamples.processing }),
    simulateTopUp: problem(409, 'DPAY_TRANSITION_NOT_ALLOWED', { from: 'completed', to: 'failed' }),
    ...guide,
  },
} satisfies Record<string, Scenario>;

export const topUpCreation = {
  succeeds: {
    getBalance: ok(balanceAnswer),
    createTopUp: ok({ data: topUpExamples.processing }, { status: 201 }),
    ...topUpDetail(topUpExamples.processing),
  },
  /** The server's clock decides: 23:50 in Jakarta. */
  cutOff: { getBalance: ok({ data: { ...balanceAnswer.data, as_of: '2026-11-20T16:50:00.000Z' } }) },
  unreachable: {
    getBalance: ok(balanceAnswer),
    createTopUp: problem(503, 'DPAY_ACQUIRER_UNREACHABLE'),
  },
  offline: { getBalance: ok(balanceAnswer), createTopUp: offline() },
} satisfies Record<string, Scenario>;
