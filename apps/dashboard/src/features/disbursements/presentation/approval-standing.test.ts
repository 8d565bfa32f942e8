import { expect, test } from 'vitest';
import { batchExamples, evidence } from '../testing/scenarios.ts';
import { approvalStanding } from './approval-standing.ts';
import { batchToDecide } from './batch-to-decide.ts';

const { needApproval, success } = batchExamples;
const { version, notice } = needApproval;
const balance = (available: number) => ({
  ...evidence,
  balance: { available, after: available - notice.total },
});
const asked = {
  batch: batchToDecide(needApproval),
  approverId: 'usr_somebody_else',
  seen: { version, total: notice.total },
  evidence: balance(notice.total),
  isFailed: false,
  policy: { allowed: true },
} as const;

test('can approve when the balance is exactly enough and everything was seen', () => {
  expect(approvalStanding(asked)).toEqual({ kind: 'ready' });
});

test('reports how much is missing when the balance is one rupiah short', () => {
  expect(approvalStanding({ ...asked, evidence: balance(notice.total - 1) })).toMatchObject({
    kind: 'short',
    missing: 1,
    problem: { code: 'DPAY_INSUFFICIENT_BALANCE' },
  });
});

test.each([
  ['loading', false],
  ['unknown', true],
] as const)('nobody can approve without the evidence: %s', (kind, isFailed) => {
  expect(approvalStanding({ ...asked, evidence: undefined, isFailed })).toEqual({ kind });
});

test.each([
  ['another version', { version: version - 1, total: notice.total }],
  ['another total', { version, total: notice.total - 1 }],
])('%s than the one seen is looked at first', (_, seen) => {
  expect(approvalStanding({ ...asked, seen })).toEqual({ kind: 'changed' });
});

test('the domain rejects the maker, and a batch that has ended', () => {
  const maker = approvalStanding({ ...asked, approverId: needApproval.maker.id });
  const ended = approvalStanding({ ...asked, batch: { ...asked.batch, status: success.status } });

  expect([maker, ended]).toMatchObject([
    { kind: 'refused', problem: { code: 'DPAY_MAKER_IS_APPROVER' } },
    { kind: 'refused', problem: { code: 'DPAY_TRANSITION_NOT_ALLOWED' } },
  ]);
});

test('the daily pause takes precedence over everything else', () => {
  const decision = {
    allowed: false,
    rule: 'daily_pause',
    reason: { code: 'DPAY_CUT_OFF_TIME' },
    nextAllowedAt: new Date('2026-11-21T17:00:00Z'),
  } as const;

  expect(approvalStanding({ ...asked, evidence: undefined, policy: decision })).toEqual({
    kind: 'policy',
    decision,
  });
});
