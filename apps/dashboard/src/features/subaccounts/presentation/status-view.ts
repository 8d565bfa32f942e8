import type { SubaccountStatus } from '@dasbor/domain/subaccounts';
import { knownStatus, type StatusView } from '../../../shared/lib/status-view.ts';

const subaccountStatusView: Readonly<Record<SubaccountStatus, StatusView>> = {
  created: { tone: 'neutral', icon: 'waiting' },
  live: { tone: 'success', icon: 'done' },
};

export function viewOfStatus(raw: string): { known: SubaccountStatus; view: StatusView } | null {
  const known = knownStatus(subaccountStatusView, raw);
  return known ? { known, view: subaccountStatusView[known] } : null;
}
