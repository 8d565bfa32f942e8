import type { NamedStatus } from '../../../shared/status/meanings.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import type { Webhook } from '../api/types.ts';
import { healthMeanings, shownHealth } from './status-view.ts';

export const useHealth = (): ((webhook: Webhook) => NamedStatus) => {
  const named = useStatusOf(healthMeanings);
  return (webhook) => named(shownHealth(webhook) ?? webhook.health.state);
};
