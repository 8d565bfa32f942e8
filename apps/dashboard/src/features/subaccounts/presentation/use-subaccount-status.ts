import type { SubaccountStatus } from '@dasbor/domain/subaccounts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus, type StatusView } from '../../../shared/lib/status-view.ts';

const VIEW: Readonly<Record<SubaccountStatus, StatusView>> = {
  created: { tone: 'neutral', icon: 'waiting' },
  live: { tone: 'success', icon: 'done' },
};

/** As the badge and a file of the list have it. */
export function useSubaccountStatus(): (raw: string) => NamedStatus {
  const t = useT('subaccounts');
  return (raw) => namedStatus(VIEW, raw, (known) => t(`status.${known}`));
}
