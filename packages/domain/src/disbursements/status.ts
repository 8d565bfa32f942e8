import { defineTransitions } from '../kernel/index.ts';

/** A batch from its upload to its end (product spec §4); `need_revision` is shown as rejected. */
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
  // Its maker mends it and submits it again.
  need_revision: ['need_approval', 'cancelled'],
  processing: ['success', 'partially_success', 'failed'],
  success: [],
  // What failed for the balance or a provider may be sent again.
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
  // Changed, or looked at again.
  valid: ['need_validation', 'processing'],
  invalid: ['need_validation'],
  processing: ['done', 'failed', 'partially_success'],
  done: [],
  failed: ['processing'],
  partially_success: ['processing'],
});

/** A batch stands where its items stand together, once money was set aside for them. */
export function batchStatusOf({
  total,
  processing,
  done,
  failed,
}: Readonly<Record<'total' | 'processing' | 'done' | 'failed', number>>): BatchStatus {
  if (processing > 0) return 'processing';
  if (done === total) return 'success';
  return failed === total ? 'failed' : 'partially_success';
}
