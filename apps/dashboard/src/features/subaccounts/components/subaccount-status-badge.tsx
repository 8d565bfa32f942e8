import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { viewOfStatus } from '../presentation/status-view.ts';

export function SubaccountStatusBadge({ status }: { status: string }) {
  const t = useT('subaccounts');
  const found = viewOfStatus(status);
  if (!found) return <StatusBadge {...UNKNOWN_STATUS} label={status} size="sm" />;
  return <StatusBadge {...found.view} label={t(`status.${found.known}`)} size="sm" />;
}
