import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { topUpStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useTopUpStatus(): (raw: string) => NamedStatus {
  const t = useT('top-ups');
  return (raw) => namedStatus(topUpStatusView, raw, (known) => t(`status.${known}`));
}
