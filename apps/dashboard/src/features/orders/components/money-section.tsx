import { chakra } from '@chakra-ui/react';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Order } from '../api/types.ts';
import { orderLines, refundedOf } from '../presentation/money-lines.ts';

export const MoneySection = ({ order }: { order: Order }) => {
  const t = useT('orders');
  const { rupiah } = useFormat();
  const lines = orderLines(order).map((line) => ({ ...line, label: t(`detail.money.${line.key}`) }));
  const refunded = refundedOf(order);
  return (
    <BreakdownSection>
      <MoneyLines lines={lines} />
      {refunded > 0 ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('detail.refunded', { amount: rupiah(refunded) })}
        </chakra.p>
      ) : null}
    </BreakdownSection>
  );
};
