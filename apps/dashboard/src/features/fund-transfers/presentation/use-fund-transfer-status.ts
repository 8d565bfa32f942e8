import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { fundTransferStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useFundTransferStatus(): (raw: string) => NamedStatus {
  const t = useT('fund-transfers');
  return (raw) => namedStatus(fundTransferStatusView, raw, (known) => t(`status.${known}`));
}
