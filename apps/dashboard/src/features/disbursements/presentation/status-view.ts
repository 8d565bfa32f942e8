import type { BatchStatus, ItemStatus } from '@dasbor/domain/disbursements';
import type { StatusView } from '../../../shared/lib/status-view.ts';

export const batchStatusView: Readonly<Record<BatchStatus, StatusView>> = {
  draft: { tone: 'neutral', icon: 'waiting' },
  need_approval: { tone: 'warning', icon: 'waiting' },
  need_revision: { tone: 'danger', icon: 'cancelled' },
  processing: { tone: 'info', icon: 'progress' },
  success: { tone: 'success', icon: 'done' },
  partially_success: { tone: 'warning', icon: 'warning' },
  failed: { tone: 'danger', icon: 'failed' },
  cancelled: { tone: 'neutral', icon: 'cancelled' },
};

/** A transfer's statuses are among them. */
export const itemStatusView: Readonly<Record<ItemStatus, StatusView>> = {
  need_validation: { tone: 'info', icon: 'progress' },
  valid: { tone: 'neutral', icon: 'done' },
  invalid: { tone: 'danger', icon: 'warning' },
  processing: { tone: 'info', icon: 'progress' },
  done: { tone: 'success', icon: 'done' },
  failed: { tone: 'danger', icon: 'failed' },
  partially_success: { tone: 'warning', icon: 'warning' },
};
