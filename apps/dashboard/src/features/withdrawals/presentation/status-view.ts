import type { WithdrawalStatus } from '@dasbor/domain/withdrawals';
import type { Meanings } from '../../../shared/status/meanings.ts';

/** Includes the statuses of a transfer. */
export const withdrawalMeanings: Meanings<WithdrawalStatus> = {
  need_approval: 'waiting_approval',
  processing: 'processing',
  done: 'completed',
  failed: 'failed',
  partially_success: 'partially_completed',
  rejected: 'rejected',
};
