import type { FundTransferStatus } from '@dasbor/domain/fund-transfers';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const fundTransferMeanings: Meanings<FundTransferStatus> = {
  need_approval: 'waiting_approval',
  processing: 'processing',
  completed: 'completed',
  rejected: 'rejected',
  failed: 'failed',
};
