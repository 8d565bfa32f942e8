import type { SnapKeyStatus } from '@dasbor/domain/snap';
import type { StatusView } from '../../../shared/lib/status-view.ts';

export const snapKeyStatusView: Readonly<Record<SnapKeyStatus, StatusView>> = {
  waiting_public_key: { tone: 'warning', icon: 'waiting' },
  active: { tone: 'success', icon: 'done' },
  revoked: { tone: 'neutral', icon: 'cancelled' },
};
