import type { TopUpStatus } from '@dasbor/domain/top-ups';
import { knownStatus, type StatusView } from '../../../shared/lib/status-view.ts';

export const topUpStatusView: Readonly<Record<TopUpStatus, StatusView>> = {
  processing: { tone: 'info', icon: 'waiting' },
  completed: { tone: 'success', icon: 'done' },
  failed: { tone: 'danger', icon: 'failed' },
  expired: { tone: 'neutral', icon: 'cancelled' },
};

export function knownTopUpStatus(raw: string): TopUpStatus | null {
  return knownStatus(topUpStatusView, raw);
}
