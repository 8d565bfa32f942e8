import type { SettlementStatus } from '@dasbor/domain/payments';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus, type StatusView } from '../../../shared/lib/status-view.ts';

// As a payment's own badge has it: on its way to the balance is good news, and not yet the last.
const VIEW: Readonly<Record<SettlementStatus, StatusView>> = {
  need_to_settle: { tone: 'success', icon: 'waiting' },
  settled: { tone: 'success', icon: 'done' },
};

/** As the badge and a file of the list have it. */
export function useSettlementStatus(): (raw: string) => NamedStatus {
  const t = useT('payments');
  return (raw) => namedStatus(VIEW, raw, (known) => t(`settlement.${known}`));
}
