import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useSubaccountStatus } from '../presentation/use-subaccount-status.ts';

export function SubaccountStatusBadge({ status }: { status: string }) {
  return <StatusBadge {...useSubaccountStatus()(status)} size="sm" />;
}
