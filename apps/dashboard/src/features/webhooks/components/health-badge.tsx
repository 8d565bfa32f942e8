import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Webhook } from '../api/types.ts';
import { useHealth } from '../presentation/use-health.ts';

export const HealthBadge = ({ webhook, size = 'sm' }: { webhook: Webhook; size?: 'sm' | 'md' }) => (
  <StatusBadge {...useHealth()(webhook)} size={size} />
);
