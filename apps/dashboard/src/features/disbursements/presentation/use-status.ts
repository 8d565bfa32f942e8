import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { batchStatusView, itemStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useBatchStatus(): (raw: string) => NamedStatus {
  const t = useT('disbursements');
  return (raw) => namedStatus(batchStatusView, raw, (known) => t(`status.${known}`));
}

/** Of a payout, and of each of its transfers. */
export function useItemStatus(): (raw: string) => NamedStatus {
  const t = useT('disbursements');
  return (raw) => namedStatus(itemStatusView, raw, (known) => t(`itemStatus.${known}`));
}
