import { describe, expect, it } from 'vitest';
import {
  FAILURE_CODES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentTransitions,
} from '../payments/index.ts';
import { type AcquirerReport, decidePaymentSync, type PaymentSync } from './index.ts';

const expiresAt = '2026-11-21T03:00:00.000Z';
const inTime = new Date('2026-11-21T02:59:59.999Z');
const late = new Date(expiresAt);

const REPORTS: readonly AcquirerReport[] = [...PAYMENT_STATUSES, 'unreachable'];
const FINAL = PAYMENT_STATUSES.filter((status) => paymentTransitions.isFinal(status));

const sync = (
  status: PaymentStatus,
  report: AcquirerReport,
  now = inTime,
  failureCode: string | null = null,
) => decidePaymentSync({ payment: { status, expiresAt, failureCode }, report }, now);

describe('decidePaymentSync, while there is time', () => {
  it.each<[PaymentStatus, AcquirerReport, PaymentSync]>([
    ['started', 'started', { outcome: 'no_payment_yet', status: 'started' }],
    ['started', 'processing', { outcome: 'status_changed', status: 'processing' }],
    ['processing', 'started', { outcome: 'still_processing', status: 'processing' }],
    ['processing', 'processing', { outcome: 'still_processing', status: 'processing' }],
    ['started', 'unreachable', { outcome: 'unreachable', status: 'started' }],
    ['processing', 'unreachable', { outcome: 'unreachable', status: 'processing' }],
  ])('%s, reported %s', (status, report, want) => {
    expect(sync(status, report)).toEqual(want);
  });

  // spec 4.10
  it.each(FINAL)('an open payment reported %s takes that status', (report) => {
    expect(sync('started', report)).toEqual({ outcome: 'status_changed', status: report });
    expect(sync('processing', report)).toEqual({ outcome: 'status_changed', status: report });
  });
});

describe('decidePaymentSync, from the moment of expiry', () => {
  it.each<[PaymentStatus, AcquirerReport, PaymentSync]>([
    ['started', 'started', { outcome: 'order_expired', status: 'cancelled' }],
    ['started', 'processing', { outcome: 'order_expired', status: 'cancelled' }],
    ['processing', 'processing', { outcome: 'order_expired', status: 'cancelled' }],
    ['processing', 'completed', { outcome: 'status_changed', status: 'completed' }],
    ['processing', 'failed', { outcome: 'status_changed', status: 'failed' }],
    ['processing', 'unreachable', { outcome: 'unreachable', status: 'processing' }],
  ])('%s, reported %s', (status, report, want) => {
    expect(sync(status, report, late)).toEqual(want);
  });
});

describe('decidePaymentSync, for a payment that has ended', () => {
  const ended = FINAL.flatMap((status) => REPORTS.map((report) => ({ status, report })));

  it.each(ended)('$status, reported $report: unchanged, and its webhook is resent', ({ status, report }) => {
    expect(sync(status, report)).toEqual({ outcome: 'webhook_resent', status });
    expect(sync(status, report, late)).toEqual({ outcome: 'webhook_resent', status });
  });

  it('reports that it ended by expiring', () => {
    expect(sync('cancelled', 'cancelled', late, FAILURE_CODES.expired)).toEqual({
      outcome: 'already_expired',
      status: 'cancelled',
    });
  });
});
