import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { withdrawalStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useWithdrawalStatus(): (raw: string) => NamedStatus {
  const t = useT('withdrawals');
  return (raw) => namedStatus(withdrawalStatusView, raw, (known) => t(`status.${known}`));
}
