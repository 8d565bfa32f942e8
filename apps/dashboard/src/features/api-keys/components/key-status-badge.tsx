import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { apiKeyStatusView, knownApiKeyStatus } from '../presentation/status-view.ts';

export function KeyStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  const t = useT('api-keys');
  const known = knownApiKeyStatus(status);
  if (!known) return <StatusBadge {...UNKNOWN_STATUS} label={status} size={size} />;
  return <StatusBadge {...apiKeyStatusView[known]} label={t(`status.${known}`)} size={size} />;
}
