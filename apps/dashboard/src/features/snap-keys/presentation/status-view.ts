import type { SnapKeyStatus } from '@dasbor/domain/snap';
import { knownStatus, type StatusView } from '../../../shared/lib/status-view.ts';

export const snapKeyStatusView: Readonly<Record<SnapKeyStatus, StatusView>> = {
  waiting_public_key: { tone: 'warning', icon: 'waiting' },
  active: { tone: 'success', icon: 'done' },
  revoked: { tone: 'neutral', icon: 'cancelled' },
};

export function knownSnapKeyStatus(raw: string): SnapKeyStatus | null {
  return knownStatus(snapKeyStatusView, raw);
}
