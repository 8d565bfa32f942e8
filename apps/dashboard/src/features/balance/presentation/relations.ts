import type { ItemStatus } from '@dasbor/domain/disbursements';
import type { SettlementStatus } from '@dasbor/domain/payments';
import type { RefundStatus } from '@dasbor/domain/refunds';
import type { Meanings } from '../../../shared/status/meanings.ts';

const RELATIONS = ['refund', 'return', 'funded_refund', 'payment', 'funding_payment', 'settlement'] as const;
type RelationWord = (typeof RELATIONS)[number];

/** Null for a relation of a newer server. */
export const relationWord = (relation: string): RelationWord | null =>
  RELATIONS.find((one) => one === relation) ?? null;

/** The statuses of refunds, payouts, settlements and paid payments: each means the same for all of them. */
export const relatedMeanings: Meanings<
  RefundStatus | ItemStatus | Exclude<SettlementStatus, null> | 'completed'
> = {
  started: 'waiting_approval',
  requested: 'requested',
  approved: 'approved',
  rejected: 'rejected',
  disbursement_pending: 'queued',
  disbursement_processing: 'processing',
  disbursement_failed: 'failed',
  disbursement_re_triggered: 'retrying',
  need_validation: 'checking',
  valid: 'valid',
  invalid: 'invalid',
  processing: 'processing',
  done: 'completed',
  partially_success: 'partially_completed',
  failed: 'failed',
  completed: 'completed',
  need_to_settle: 'waiting_settlement',
  settled: 'settled',
};
