import { chakra } from '@chakra-ui/react';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TraceLink } from '../../balance/public.ts';
import type { Withdrawal } from '../api/types.ts';
import { totalsOf } from '../presentation/totals.ts';

/** Splits the requested amount into three figures that add up to it. */
export const MoneySection = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useT('withdrawals');
  const totals = totalsOf(withdrawal);
  const places = PLACES.filter((place) => totals[place] > 0);
  return (
    <BreakdownSection actions={<TraceLink id={withdrawal.id} />}>
      <MoneyLines
        lines={[
          ...places.map((key) => ({ key, label: t(`detail.money.${key}`), amount: totals[key] })),
          { key: 'asked', label: t('detail.money.asked'), amount: withdrawal.amount, isTotal: true },
        ]}
      />
      <chakra.p textStyle="small" color="fg.muted">
        {t('detail.money.free')}
      </chakra.p>
    </BreakdownSection>
  );
};

const PLACES = ['arrived', 'onItsWay', 'returned'] as const;
