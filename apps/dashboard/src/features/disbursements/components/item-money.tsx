import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { TraceLink } from '../../balance/public.ts';
import type { DisbursementItem } from '../api/types.ts';

/** What the payout takes from the balance; its steps are one press away. */
export function ItemMoneySection({ item }: { item: DisbursementItem }) {
  const t = useT('disbursements');
  const amount = item.amount ?? 0;
  const { fee, ppn } = item;
  return (
    <Section
      title={t('itemPage.money.title')}
      actions={item.transfers.length > 0 ? <TraceLink id={item.id} /> : null}
      data-section="money"
    >
      <MoneyLines
        lines={[
          { key: 'amount', label: t('itemPage.money.amount'), amount },
          { key: 'fee', label: t('itemPage.money.fee'), amount: fee },
          { key: 'ppn', label: t('itemPage.money.ppn'), amount: ppn },
          { key: 'total', label: t('itemPage.money.total'), amount: amount + fee + ppn, isTotal: true },
        ]}
      />
    </Section>
  );
}
