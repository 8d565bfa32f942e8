import { defineTransitions } from '../kernel/index.ts';

/** The states of a batch (product spec §4); `need_revision` is shown as rejected. */
export const BATCH_STATUSES = [
  'draft',
  'need_approval',
  'need_revision',
  'processing',
  'success',
  'partially_success',
  'failed',
  'cancelled',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const batchTransitions = /* @__PURE__ */ defineTransitions<BatchStatus>({
  draft: ['need_approval', 'cancelled'],
  need_approval: ['processing', 'need_revision'],
  // Its maker edits and resubmits it.
  need_revision: ['need_approval', 'cancelled'],
  processing: ['success', 'partially_success', 'failed'],
  success: [],
  // Failures caused by the balance or a provider can be retried.
  partially_success: ['processing'],
  failed: ['processing'],
  cancelled: [],
});

export const ITEM_STATUSES = [
  'need_validation',
  'valid',
  'invalid',
  'processing',
  'done',
  'failed',
  'partially_success',
] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const itemTransitions = /* @__PURE__ */ defineTransitions<ItemStatus>({
  need_validation: ['valid', 'invalid'],
  // Edited, or checked again.
  valid: ['need_validation', 'processing'],
  invalid: ['need_validation'],
  processing: ['done', 'failed', 'partially_success'],
  done: [],
  failed: ['processing'],
  partially_success: ['processing'],
});

/** The status of a batch, derived from its items once money was reserved for them. */
export const batchStatusOf = ({
  total,
  processing,
  done,
  failed,
}: Readonly<Record<'total' | 'processing' | 'done' | 'failed', number>>): BatchStatus => {
  if (processing > 0) return 'processing';
  if (done === total) return 'success';
  return failed === total ? 'failed' : 'partially_success';
};
