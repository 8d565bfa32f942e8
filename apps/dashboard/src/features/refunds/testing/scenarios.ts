import approvedCardFile from '../../../../../../openapi/features/refunds/examples/refund-card-approved.json' with { type: 'json' };
import evidenceFile from '../../../../../../openapi/features/refunds/examples/refund-evidence.json' with { type: 'json' };
import firstFile from '../../../../../../openapi/features/refunds/examples/refund-evidence-first.json' with { type: 'json' };
import doneFile from '../../../../../../openapi/features/refunds/examples/refund-done.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/refunds/examples/refund-failed.json' with { type: 'json' };
import processingFile from '../../../../../../openapi/features/refunds/examples/refund-processing.json' with { type: 'json' };
import rejectedFile from '../../../../../../openapi/features/refunds/examples/refund-rejected.json' with { type: 'json' };
import startedFile from '../../../../../../openapi/features/refunds/examples/refund-started.json' with { type: 'json' };
import fullOnlyFile from '../../../../../../openapi/features/refunds/examples/refundable-full-only.json' with { type: 'json' };
import notByMethodFile from '../../../../../../openapi/features/refunds/examples/refundable-not-by-method.json' with { type: 'json' };
import pausedFile from '../../../../../../openapi/features/refunds/examples/refundable-paused.json' with { type: 'json' };
import periodFile from '../../../../../../openapi/features/refunds/examples/refundable-period-exceeded.json' with { type: 'json' };
import refundableFile from '../../../../../../openapi/features/refunds/examples/refundable.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/refunds/examples/refunds-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Refund } from '../api/types.ts';

const one = (file: { value: unknown }): Refund => example<'getRefund'>(file).data;

/** Example refunds of the contract, named by their state. */
export const refundExamples = {
  started: one(startedFile),
  processing: one(processingFile),
  approvedCard: one(approvedCardFile),
  done: one(doneFile),
  failed: one(failedFile),
  rejected: one(rejectedFile),
} satisfies Record<string, Refund>;

export const refundListStates = listStates('listRefunds', {
  page: example<'listRefunds'>(pageFile),
  permission: 'refund.view',
  more: { featureOff: problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'refund' }) },
});

export const refundShown = (refund: Refund): Scenario => ({
  getRefund: ok({ data: refund }),
  getRefundEvidence: ok(example<'getRefundEvidence'>(evidenceFile)),
});

export const refundStates = {
  ...recordStates('getRefund', {
    notFound: problem(404, 'DPAY_REFUND_NOT_FOUND'),
    permission: 'refund.view',
  }),
  approved: {
    ...refundShown(refundExamples.started),
    ...codeTaken,
    approveRefund: ok({ data: refundExamples.processing, link: null }),
  },
  rejected: {
    ...refundShown(refundExamples.started),
    rejectRefund: ok({ data: refundExamples.rejected }),
  },
  evidenceFailed: {
    ...refundShown(refundExamples.started),
    getRefundEvidence: failed,
  },
  nothingUnsettled: {
    ...refundShown(refundExamples.started),
    getRefundEvidence: ok(example<'getRefundEvidence'>(firstFile)),
    requestOtp: problem(409, 'DPAY_REFUND_UNSETTLED_INSUFFICIENT', { available: 50_000, needed: 75_000 }),
  },
} satisfies Record<string, Scenario>;

const asking = (file: { value: unknown }) => ({ getRefundable: ok(example<'getRefundable'>(file)) });
const created = {
  createRefund: ok({ data: refundExamples.started }, { status: 201 }),
  ...refundShown(refundExamples.started),
} satisfies Scenario;

export const refundCreation = {
  partial: { ...asking(refundableFile), ...created },
  fullOnly: { ...asking(fullOnlyFile), ...created },
  notByMethod: asking(notByMethodFile),
  periodExceeded: asking(periodFile),
  paused: asking(pausedFile),
  gone: { getRefundable: problem(404, 'DPAY_PAYMENT_NOT_FOUND') },
  refused: {
    ...asking(refundableFile),
    createRefund: problem(409, 'DPAY_REFUND_ABOVE_REFUNDABLE', { refundable: 20_000 }),
  },
} satisfies Record<string, Scenario>;
