import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { snapKeyStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useSnapKeyStatus(): (raw: string) => NamedStatus {
  const t = useT('snap-keys');
  return (raw) => namedStatus(snapKeyStatusView, raw, (known) => t(`status.${known}`));
}
