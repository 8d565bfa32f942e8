import { effectiveFlags } from '@dasbor/domain/access';
import { expect, test } from 'vitest';
import { sessionAs, type RoleName } from '../../../shared/testing/sessions.ts';
import { whoOf } from '../../../shared/state/session.ts';
import { batchExamples } from '../testing/scenarios.ts';
import { editRefusal, mayApproveLater, nextStep, rejectRefusal } from './next-step.ts';

const viewer = (role: RoleName, userId = 'usr_other', mode: 'live' | 'sandbox' = 'live') => ({
  ...whoOf(sessionAs(role, { mode })),
  flags: effectiveFlags({ disbursement: true }, mode),
  userId,
});
const { validating, invalid, needApproval, needRevision, processing, partly, failed, success, cancelled } =
  batchExamples;

test.each([
  ['an invalid row is fixed', invalid, viewer('Uploader'), { kind: 'fix' }],
  [
    'a rejected batch whose rows are valid is submitted again',
    needRevision,
    viewer('Uploader'),
    { kind: 'submit' },
  ],
  ['an approver waits for its maker', invalid, viewer('Approver'), { kind: 'none' }],
  ['an approver approves', needApproval, viewer('Approver'), { kind: 'approve' }],
  ['an uploader waits for an approver', needApproval, viewer('Uploader'), { kind: 'none' }],
  ['what failed for a provider is sent again', partly, viewer('Uploader'), { kind: 'retrigger' }],
  ['also where all failed', failed, viewer('Owner'), { kind: 'retrigger' }],
  ['an approver sends nothing again', partly, viewer('Approver'), { kind: 'none' }],
  ['nothing is left after a success', success, viewer('Owner'), { kind: 'none' }],
  ['nor after it was cancelled', cancelled, viewer('Owner'), { kind: 'none' }],
  [
    'what failed is sent again only when the rest has ended',
    { ...partly, status: 'processing' as const, counts: { ...partly.counts, processing: 1 } },
    viewer('Owner'),
    { kind: 'none' },
  ],
  ['in live one waits for the bank', processing, viewer('Owner'), { kind: 'none' }],
  [
    'in sandbox one plays the bank',
    processing,
    viewer('Owner', 'usr_other', 'sandbox'),
    { kind: 'simulate' },
  ],
])('%s', (_, batch, who, want) => {
  expect(nextStep(batch, who)).toEqual(want);
});

test('cannot be submitted during bank checks, and shows how many checks remain', () => {
  expect(nextStep(validating, viewer('Uploader'))).toEqual({
    kind: 'submit',
    refused: { code: 'DPAY_DISBURSEMENT_VALIDATING', params: { count: 2 } },
  });
});

test('its maker cannot approve it, whatever their role', () => {
  expect(nextStep(needApproval, viewer('Owner', needApproval.maker.id))).toMatchObject({
    kind: 'approve',
    refused: { code: 'DPAY_MAKER_IS_APPROVER' },
  });
});

test('payouts that failed only because of the account are not retried', () => {
  const hopeless = { ...failed, counts: { ...failed.counts, retriggerable: 0 } };

  expect(nextStep(hopeless, viewer('Owner'))).toEqual({ kind: 'none' });
});

test.each([
  ['who rejected it may approve it later', needRevision, viewer('Owner', needRevision.approver?.id), true],
  ['so may who had no hand in a draft', invalid, viewer('Owner'), true],
  ['who had a hand in it may not', needRevision, viewer('Owner', needRevision.maker.id), false],
  ['nor who approves nothing', needRevision, viewer('Uploader'), false],
  ['who cannot change it has nothing to lose', needRevision, viewer('Approver'), false],
  ['nor is there once it waits', needApproval, viewer('Owner'), false],
])('%s', (_, batch, who, want) => {
  expect(mayApproveLater(batch, who)).toBe(want);
});

test('an unknown status from a newer server needs no action', () => {
  const newer = { ...success, status: 'on_hold' } as unknown as typeof success;

  expect(nextStep(newer, viewer('Owner'))).toEqual({ kind: 'none' });
});

test('explains why a batch can no longer be changed or sent back', () => {
  expect(editRefusal(invalid, viewer('Uploader'))).toBeNull();
  expect(editRefusal(needApproval, viewer('Uploader'))).toEqual({
    code: 'DPAY_DISBURSEMENT_NOT_EDITABLE',
    params: { status: 'need_approval' },
  });
  expect(editRefusal(invalid, viewer('Approver'))).toMatchObject({ code: 'DPAY_FORBIDDEN' });
  expect(rejectRefusal(needApproval, viewer('Approver'))).toBeNull();
  expect(rejectRefusal(processing, viewer('Approver'))).toEqual({
    code: 'DPAY_TRANSITION_NOT_ALLOWED',
    params: { from: 'processing', to: 'need_revision' },
  });
});
