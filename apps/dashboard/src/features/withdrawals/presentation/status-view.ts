import type { WithdrawalStatus } from '@dasbor/domain/withdrawals';
import type { StatusView } from '../../../shared/lib/status-view.ts';

/** A transfer's statuses are among them. */
export const withdrawalStatusView: Readonly<Record<WithdrawalStatus, StatusView>> = {
  processing: { tone: 'info', icon: 'progress' },
  done: { tone: 'success', icon: 'done' },
  failed: { tone: 'danger', icon: 'failed' },
  partially_success: { tone: 'warning', icon: 'warning' },
};
