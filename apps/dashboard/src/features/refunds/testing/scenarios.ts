import approvedCardFile from '../../../../../../openapi/features/refunds/examples/refund-card-approved.json' with { type: 'json' };
import evidenceFile from '../../../../../../openapi/features/refunds/examples/refund-evidence.json' with { type: 'json' };
import firstFile from '../../../../../../openapi/features/refunds/examples/refund-evidence-first.json' with { type: 'json' };
import doneFile from '../../../../../../openapi/features/refunds/examples/refund-done.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/refunds/examples/refund-failed.json' with { type: 'json' };
import processingFile from '../../../../../../openapi/features/refunds/examples/refund-processing.json' with { type: 'json' };
import rejectedFile from '../../../../../../openapi/features/refunds/examples/refund-rejected.json' with { type: 'json' };
import accountRefusedFile from '../../../../../../openapi/features/refunds/examples/refund-account-refused.json' with { type: 'json' };
import approvedWithLinkFile from '../../../../../../openapi/features/refunds/examples/approved-with-link.json' with { type: 'json' };
import disbursementFailedFile from '../../../../../../openapi/features/refunds/examples/refund-disbursement-failed.json' with { type: 'json' };
import disbursementPendingFile from '../../../../../../openapi/features/refunds/examples/refund-disbursement-pending.json' with { type: 'json' };
import disbursementProcessingFile from '../../../../../../openapi/features/refunds/examples/refund-disbursement-processing.json' with { type: 'json' };
import instantDoneFile from '../../../../../../openapi/features/refunds/examples/refund-instant-done.json' with { type: 'json' };
import instantStartedFile from '../../../../../../openapi/features/refunds/examples/refund-instant-started.json' with { type: 'json' };
import linkExpiredFile from '../../../../../../openapi/features/refunds/examples/refund-link-expired.json' with { type: 'json' };
import linkOpenFile from '../../../../../../openapi/features/refunds/examples/refund-link-open.json' with { type: 'json' };
import linkWithoutContactFile from '../../../../../../openapi/features/refunds/examples/link-without-contact.json' with { type: 'json' };
import reTriggeredFile from '../../../../../../openapi/features/refunds/examples/refund-re-triggered.json' with { type: 'json' };
import cancelledFile from '../../../../../../openapi/features/refunds/examples/refund-cancelled.json' with { type: 'json' };
import withdrawnFile from '../../../../../../openapi/features/refunds/examples/refund-withdrawn.json' with { type: 'json' };
import startedFile from '../../../../../../openapi/features/refunds/examples/refund-started.json' with { type: 'json' };
import fullOnlyFile from '../../../../../../openapi/features/refunds/examples/refundable-full-only.json' with { type: 'json' };
import notByMethodFile from '../../../../../../openapi/features/refunds/examples/refundable-not-by-method.json' with { type: 'json' };
import pausedFile from '../../../../../../openapi/features/refunds/examples/refundable-paused.json' with { type: 'json' };
import periodFile from '../../../../../../openapi/features/refunds/examples/refundable-period-exceeded.json' with { type: 'json' };
import refundableFile from '../../../../../../openapi/features/refunds/examples/refundable.json' with { type: 'json' };
import paymentFile from '../../../../../../openapi/features/payments/examples/ewallet-completed-waiting.json' with { type: 'json' };
import paymentsFile from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import noPaymentsFile from '../../../../../../openapi/features/payments/examples/payments-empty.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/refunds/examples/refunds-page.json' with { type: 'json' };
import itemFile from '../../../../../../openapi/features/disbursements/examples/item-done.json' with { type: 'json' };
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
  instantStarted: one(instantStartedFile),
  linkOpen: one(linkOpenFile),
  linkExpired: one(linkExpiredFile),
  pending: one(disbursementPendingFile),
  transferring: one(disbursementProcessingFile),
  transferFailed: one(disbursementFailedFile),
  accountRefused: one(accountRefusedFile),
  reTriggered: one(reTriggeredFile),
  instantDone: one(instantDoneFile),
  cancelled: one(cancelledFile),
  withdrawn: one(withdrawnFile),
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
  withdrawn: {
    ...refundShown(refundExamples.started),
    cancelRefund: ok({ data: refundExamples.withdrawn }),
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

const withLink = example<'approveRefund'>(approvedWithLinkFile);
const withoutContact = example<'resendRefundLink'>(linkWithoutContactFile);

export const instantStates = {
  approved: {
    ...refundShown(refundExamples.instantStarted),
    ...codeTaken,
    approveRefund: ok(withLink),
  },
  balanceShort: {
    ...refundShown(refundExamples.instantStarted),
    requestOtp: problem(409, 'DPAY_REFUND_BALANCE_INSUFFICIENT', { available: 50_000, needed: 123_330 }),
  },
  resent: { ...refundShown(refundExamples.linkExpired), resendRefundLink: ok(withLink) },
  resentWithoutContact: { ...refundShown(refundExamples.linkExpired), resendRefundLink: ok(withoutContact) },
  /** 20 seconds before the time of all stories. */
  resentJustNow: refundShown({
    ...refundExamples.linkOpen,
    link: refundExamples.linkOpen.link && {
      ...refundExamples.linkOpen.link,
      created_at: '2026-11-21T04:59:40.000Z',
      resend_at: '2026-11-21T05:00:40.000Z',
    },
  }),
  /** A colleague sent it in another tab. */
  resentTooSoon: {
    ...refundShown(refundExamples.linkOpen),
    resendRefundLink: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 40 }),
  },
  cancelled: {
    ...refundShown(refundExamples.linkExpired),
    rejectRefund: ok({ data: refundExamples.cancelled }),
  },
  sentAgain: {
    ...refundShown(refundExamples.transferFailed),
    retriggerRefund: ok({ data: refundExamples.reTriggered, link: null }),
  },
  newLink: { ...refundShown(refundExamples.accountRefused), retriggerRefund: ok(withLink) },
  retriggerShort: {
    ...refundShown(refundExamples.transferFailed),
    retriggerRefund: problem(409, 'DPAY_REFUND_RETRIGGER_BALANCE_INSUFFICIENT', {
      available: 50_000,
      needed: 123_330,
    }),
  },
} satisfies Record<string, Scenario>;

const asking = (file: { value: unknown }) => ({ getRefundable: ok(example<'getRefundable'>(file)) });
const created = {
  createRefund: ok({ data: refundExamples.started }, { status: 201 }),
  ...refundShown(refundExamples.started),
} satisfies Scenario;

const notByMethod = example<'getRefundable'>(notByMethodFile).data;
const partial = example<'getRefundable'>(refundableFile).data;
const returnedBy = ok({
  data: [example<'getDisbursementItem'>(itemFile).data],
  page: { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false },
});

export const refundCreation = {
  partial: { ...asking(refundableFile), ...created },
  fullOnly: { ...asking(fullOnlyFile), ...created },
  byLink: {
    ...asking(fullOnlyFile),
    createRefund: ok({ data: refundExamples.instantStarted }, { status: 201 }),
    ...refundShown(refundExamples.instantStarted),
  },
  notByMethod: asking(notByMethodFile),
  periodExceeded: asking(periodFile),
  paused: asking(pausedFile),
  returned: {
    getRefundable: ok({
      data: { ...notByMethod, returned_amount: notByMethod.paid_amount },
    }),
    searchDisbursementItems: returnedBy,
  },
  returnedInPart: {
    ...created,
    getRefundable: ok({
      data: { ...partial, returned_amount: 50_000, refundable_amount: partial.refundable_amount - 50_000 },
    }),
    searchDisbursementItems: returnedBy,
  },
  gone: { getRefundable: problem(404, 'DPAY_PAYMENT_NOT_FOUND') },
  refused: {
    ...asking(refundableFile),
    createRefund: problem(409, 'DPAY_REFUND_ABOVE_REFUNDABLE', { refundable: 20_000 }),
  },
} satisfies Record<string, Scenario>;

const payments = ok(example<'listPayments'>(paymentsFile));

/** What the search for the payment to refund finds. */
export const paymentSearch = {
  found: { listPayments: payments },
  byId: { listPayments: payments, getPayment: ok(example<'getPayment'>(paymentFile)) },
  unknownId: { listPayments: payments, getPayment: problem(404, 'DPAY_PAYMENT_NOT_FOUND') },
  none: { listPayments: ok(example<'listPayments'>(noPaymentsFile)) },
  loading: { listPayments: 'pending' },
  failed: { listPayments: failed },
} satisfies Record<string, Scenario>;
