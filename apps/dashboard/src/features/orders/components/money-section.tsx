import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Order } from '../api/types.ts';
import { orderLines } from '../presentation/money-lines.ts';

export const MoneySection = ({ order }: { order: Order }) => {
  const t = useT('orders');
  const lines = orderLines(order).map((line) => ({ ...line, label: t(`detail.money.${line.key}`) }));
  return (
    <BreakdownSection>
      <MoneyLines lines={lines} />
    </BreakdownSection>
  );
};
