import type { TopUpStatus } from '@dasbor/domain/top-ups';
import type { StatusView } from '../../../shared/lib/status-view.ts';

export const topUpStatusView: Readonly<Record<TopUpStatus, StatusView>> = {
  processing: { tone: 'info', icon: 'waiting' },
  completed: { tone: 'success', icon: 'done' },
  failed: { tone: 'danger', icon: 'failed' },
  expired: { tone: 'neutral', icon: 'cancelled' },
};
