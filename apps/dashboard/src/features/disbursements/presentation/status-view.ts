import type { BatchStatus, ItemStatus } from '@dasbor/domain/disbursements';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const batchMeanings: Meanings<BatchStatus> = {
  draft: 'draft',
  need_approval: 'waiting_approval',
  // Product spec §4: shown as rejected.
  need_revision: 'rejected',
  processing: 'processing',
  success: 'completed',
  partially_success: 'partially_completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Includes the statuses of a transfer. */
export const itemMeanings: Meanings<ItemStatus> = {
  need_validation: 'checking',
  valid: 'valid',
  invalid: 'invalid',
  processing: 'processing',
  done: 'completed',
  failed: 'failed',
  partially_success: 'partially_completed',
};
