import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TraceLink } from '../../balance/public.ts';
import type { TopUp } from '../api/types.ts';

/** The amount credited: all of the requested amount or nothing. */
export const MoneySection = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  const isPaid = topUp.status === 'completed';
  return (
    <BreakdownSection actions={isPaid ? <TraceLink id={topUp.id} /> : null}>
      <MoneyLines
        lines={[
          { key: 'asked', label: t('detail.money.asked'), amount: topUp.amount },
          {
            key: 'credited',
            label: t('detail.money.credited'),
            amount: isPaid ? topUp.amount : 0,
            isTotal: true,
          },
        ]}
      />
    </BreakdownSection>
  );
};
