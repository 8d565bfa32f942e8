import { useT } from '../../../shared/i18n/use-t.ts';
import { UNKNOWN_STATUS } from '../../../shared/lib/status-view.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Webhook } from '../api/types.ts';
import { healthView, shownHealth } from '../presentation/status-view.ts';

export function HealthBadge({ webhook, size = 'sm' }: { webhook: Webhook; size?: 'sm' | 'md' }) {
  const t = useT('webhooks');
  const shown = shownHealth(webhook);
  if (!shown) return <StatusBadge {...UNKNOWN_STATUS} label={webhook.health.state} size={size} />;
  return <StatusBadge {...healthView[shown]} label={t(`health.${shown}`)} size={size} />;
}
