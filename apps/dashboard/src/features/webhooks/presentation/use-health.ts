import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import type { Webhook } from '../api/types.ts';
import { healthView, shownHealth } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useHealth(): (webhook: Webhook) => NamedStatus {
  const t = useT('webhooks');
  return (webhook) =>
    namedStatus(healthView, shownHealth(webhook) ?? webhook.health.state, (known) => t(`health.${known}`));
}
