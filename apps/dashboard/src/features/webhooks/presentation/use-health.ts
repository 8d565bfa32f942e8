import type { NamedStatus } from '../../../shared/status/meanings.ts';
import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import type { Webhook } from '../api/types.ts';
import { healthMeanings, shownHealth } from './status-view.ts';

export function useHealth(): (webhook: Webhook) => NamedStatus {
  const named = useNamedStatus(healthMeanings);
  return (webhook) => named(shownHealth(webhook) ?? webhook.health.state);
}
