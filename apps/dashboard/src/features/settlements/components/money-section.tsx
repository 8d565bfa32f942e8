import { may } from '@dasbor/domain/access';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { TraceLink } from '../../balance/public.ts';
import type { Settlement } from '../api/types.ts';
import { settlementLines } from '../presentation/settlement-lines.ts';

/** From what customers paid to the net amount, in lines that add up. */
export const MoneySection = ({ settlement }: { settlement: Settlement }) => {
  const t = useT('settlements');
  const maySeeRefunds = may(useWho(), { permission: 'refund.view', feature: 'refund' }).ok;
  const lines = settlementLines(settlement).map((line) => ({ ...line, label: t(`detail.line.${line.key}`) }));
  return (
    <BreakdownSection actions={settlement.status === 'settled' ? <TraceLink id={settlement.id} /> : null}>
      <MoneyLines lines={lines} />
      {settlement.refund_count > 0 && maySeeRefunds ? (
        <AppLink to={refundPaths.ofSettlement(settlement.id)} textStyle="small">
          {t('detail.openRefunds')}
        </AppLink>
      ) : null}
    </BreakdownSection>
  );
};
