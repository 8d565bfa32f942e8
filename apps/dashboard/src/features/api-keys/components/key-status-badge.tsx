import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useApiKeyStatus } from '../presentation/use-api-key-status.ts';

export function KeyStatusBadge({ status, size = 'sm' }: { status: string; size?: 'sm' | 'md' }) {
  return <StatusBadge {...useApiKeyStatus()(status)} size={size} />;
}
