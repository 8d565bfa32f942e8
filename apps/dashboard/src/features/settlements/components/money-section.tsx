import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TraceLink } from '../../balance/public.ts';
import type { Settlement } from '../api/types.ts';
import { settlementLines } from '../presentation/settlement-lines.ts';

/** From what customers paid to the net amount, in lines that add up. */
export const MoneySection = ({ settlement }: { settlement: Settlement }) => {
  const t = useT('settlements');
  const lines = settlementLines(settlement).map((line) => ({ ...line, label: t(`detail.line.${line.key}`) }));
  return (
    <BreakdownSection actions={settlement.status === 'settled' ? <TraceLink id={settlement.id} /> : null}>
      <MoneyLines lines={lines} />
    </BreakdownSection>
  );
};
