import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rupiah } from '../kernel/index.ts';
import {
  APPROVAL_KINDS,
  APPROVALS,
  approvalRulesProblems,
  type ApprovalRules,
  approversNeeded,
  awaitsPerson,
  decideApproval,
  decideRules,
  NO_APPROVAL_RULES,
  RULES_STATUSES,
} from './index.ts';

const from = (one: number | null, two: number | null) => ({
  one_more_from: one as Rupiah | null,
  two_more_from: two as Rupiah | null,
});
const rules = (some: Partial<ApprovalRules>): ApprovalRules => ({ ...NO_APPROVAL_RULES, ...some });

test.each([
  ['disbursement', 1],
  ['refund', 1],
  ['withdrawal', 0],
  ['fund_transfer', 1],
] as const)('without rules, a %s of any amount needs %i', (kind, people) => {
  expect(approversNeeded(NO_APPROVAL_RULES, kind, 1)).toBe(people);
  expect(approversNeeded(NO_APPROVAL_RULES, kind, 999_999_999_999_999)).toBe(people);
});

test.each([
  [99, 1],
  [100, 2],
  [999, 2],
  [1000, 3],
])('a batch of %i needs %i, with one more from 100 and two more from 1000', (amount, people) => {
  expect(approversNeeded(rules({ disbursement: from(100, 1000) }), 'disbursement', amount)).toBe(people);
});

test('two more may be asked without one more', () => {
  expect(approversNeeded(rules({ withdrawal: from(null, 10) }), 'withdrawal', 10)).toBe(2);
});

test('more money never needs fewer people', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      fc.constantFrom(...APPROVAL_KINDS),
      (a, b, one, more, kind) => {
        const asked = rules({ [kind]: from(one, one + more) });
        const [less, greater] = [Math.min(a, b), Math.max(a, b)];
        expect(approversNeeded(asked, kind, less)).toBeLessThanOrEqual(approversNeeded(asked, kind, greater));
      },
    ),
  );
});

describe('new rules', () => {
  const many = { disbursement: 9, refund: 9, withdrawal: 9, fund_transfer: 9 };

  test('are refused if two more are asked from a lower or equal amount than one more', () => {
    expect(approvalRulesProblems(rules({ refund: from(100, 100) }), many)).toEqual({
      refund: { code: 'DPAY_APPROVAL_RULES_ORDER', params: { above: 100 } },
    });
    expect(approvalRulesProblems(rules({ refund: from(100, 101) }), many)).toEqual({});
  });

  test('are refused if too few people could approve when one of them is the maker', () => {
    const asked = rules({ withdrawal: from(100, null) });
    expect(approvalRulesProblems(asked, { ...many, withdrawal: 1 })).toEqual({
      withdrawal: { code: 'DPAY_APPROVERS_TOO_FEW', params: { needed: 2, people: 1 } },
    });
    expect(approvalRulesProblems(asked, { ...many, withdrawal: 2 })).toEqual({});
  });

  test('may be taken back, however few people there are', () => {
    const none = { disbursement: 0, refund: 0, withdrawal: 0, fund_transfer: 0 };
    expect(approvalRulesProblems(NO_APPROVAL_RULES, none)).toEqual({});
  });

  test.each(RULES_STATUSES)('that are %s: who decides what', (status) => {
    const by = (personId: string, verdict: 'approve' | 'reject') =>
      decideRules({ status, proposedById: 'usr_1' }, { personId, verdict });
    const isOpen = status === 'proposed';

    expect(by('usr_2', 'approve').ok).toBe(isOpen);
    expect(by('usr_2', 'reject').ok).toBe(isOpen);
    expect(by('usr_1', 'reject').ok).toBe(isOpen);
    expect(by('usr_1', 'approve')).toMatchObject({
      ok: false,
      problem: { code: isOpen ? 'DPAY_MAKER_IS_APPROVER' : 'DPAY_TRANSITION_NOT_ALLOWED' },
    });
  });
});

describe('an approval', () => {
  test.each([
    ['the only one', { needed: 1, approverIds: [] }, 0],
    ['the first of two', { needed: 2, approverIds: [] }, 1],
    ['the last of two', { needed: 2, approverIds: ['usr_1'] }, 0],
    ['the second of three', { needed: 3, approverIds: ['usr_1'] }, 1],
    ['of a withdrawal that needs none', { needed: 0, approverIds: [] }, 0],
    ['again, after the rules came to ask for fewer', { needed: 1, approverIds: ['usr_9'] }, 0],
  ])('%s', (_, given, missing) => {
    expect(decideApproval(given, 'usr_9')).toEqual({ ok: true, value: { missing } });
  });

  test('does not count twice', () => {
    expect(decideApproval({ needed: 2, approverIds: ['usr_9'] }, 'usr_9')).toMatchObject({
      problem: { code: 'DPAY_ALREADY_APPROVED' },
    });
  });
});

test('every kind is approved by people who may also see it', () => {
  for (const kind of APPROVAL_KINDS)
    expect(APPROVALS[kind].sees.feature).toBe(APPROVALS[kind].approves.feature);
});

test.each([
  ['others made it and nobody has approved', { needed: 1, approverIds: [], makerIds: ['maker'] }, true],
  ['they made it', { needed: 1, approverIds: [], makerIds: ['maker', 'me'] }, false],
  ['they are one of two approvers', { needed: 2, approverIds: ['me'], makerIds: ['maker'] }, false],
  ['somebody else is one of two approvers', { needed: 2, approverIds: ['other'], makerIds: ['maker'] }, true],
  ['the rules now ask for them alone', { needed: 1, approverIds: ['me'], makerIds: ['maker'] }, true],
])('a record waits for a person if %s', (_, record, waits) => {
  expect(awaitsPerson(record, 'me')).toBe(waits);
});
