import type { TopUpStatus } from '@dasbor/domain/top-ups';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const topUpMeanings: Meanings<TopUpStatus> = {
  processing: 'waiting_payment',
  completed: 'completed',
  failed: 'failed',
  expired: 'expired',
};
