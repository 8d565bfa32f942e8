import { BreakdownSection } from '../../../../shared/detail/detail-sections.tsx';
import { type MoneyLine, MoneyLines } from '../../../../shared/detail/money-lines.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { TraceLink } from '../../../balance/public.ts';
import type { DisbursementItem } from '../../api/types.ts';

/** The amount the payout took from the balance and the amount returned, with a link to each step. */
export const ItemMoneySection = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  return (
    <BreakdownSection actions={item.transfers.length > 0 ? <TraceLink id={item.id} /> : null}>
      <MoneyLines
        lines={linesOf(item).map(({ key, ...line }) => ({ key, label: t(`itemPage.money.${key}`), ...line }))}
      />
    </BreakdownSection>
  );
};

type Key = 'amount' | 'arrived' | 'fee' | 'ppn' | 'sending' | 'total' | 'returned';
type Line = Omit<MoneyLine, 'key' | 'label'> & { key: Key };

const linesOf = ({ amount, outcome }: DisbursementItem): readonly Line[] => {
  if (outcome === null) return [{ key: 'amount', amount: amount ?? 0 }];
  const { arrived, sending, returned } = outcome;
  const line = (key: Key, figure: number): Line => ({ key, amount: figure });
  return [
    ...(arrived.total > 0
      ? [line('arrived', arrived.amount), line('fee', arrived.fee), line('ppn', arrived.ppn)]
      : []),
    ...(sending.total > 0 ? [line('sending', sending.total)] : []),
    { ...line('total', arrived.total + sending.total), isTotal: true },
    ...(returned.total > 0 ? [line('returned', returned.total)] : []),
  ];
};
