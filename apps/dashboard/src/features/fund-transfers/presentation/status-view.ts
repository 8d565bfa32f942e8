import type { FundTransferStatus } from '@dasbor/domain/fund-transfers';
import type { StatusView } from '../../../shared/lib/status-view.ts';

export const fundTransferStatusView: Readonly<Record<FundTransferStatus, StatusView>> = {
  need_approval: { tone: 'warning', icon: 'waiting' },
  processing: { tone: 'info', icon: 'progress' },
  completed: { tone: 'success', icon: 'done' },
  rejected: { tone: 'neutral', icon: 'cancelled' },
  failed: { tone: 'danger', icon: 'failed' },
};
