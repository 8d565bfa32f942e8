import { may } from '@dasbor/domain/access';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import type { Order } from '../api/types.ts';
import { sourceOf } from '../presentation/source-of.ts';
import { useTypeWords } from '../presentation/use-type-words.ts';

export const FactsSection = ({ order }: { order: Order }) => {
  const t = useT('orders');
  const typeWords = useTypeWords();
  const mayOpenInvoice = may(useWho(), { permission: 'invoice.view', feature: 'invoice' }).ok;
  return (
    <DetailsSection
      items={[
        {
          key: 'reference',
          label: t('detail.facts.reference'),
          value: order.reference_id,
          copy: order.reference_id,
        },
        { key: 'type', label: t('detail.facts.type'), value: typeWords(order.payment_type) },
        {
          key: 'source',
          label: t('detail.facts.source'),
          value: t(`source.${sourceOf(order)}`),
        },
        ...(order.invoice_id && mayOpenInvoice
          ? [
              {
                key: 'invoice',
                label: t('detail.facts.invoice'),
                value: (
                  <AppLink to={invoicePaths.detail(order.invoice_id)}>
                    {t('detail.facts.openInvoice')}
                  </AppLink>
                ),
              },
            ]
          : []),
        ...(order.subaccount_id
          ? [
              {
                key: 'subaccount',
                label: t('detail.facts.subaccount'),
                value: <SubaccountLink id={order.subaccount_id} />,
              },
            ]
          : []),
        { key: 'created', label: t('detail.facts.created'), value: <Time value={order.created_at} /> },
        { key: 'expires', label: t('detail.facts.expires'), value: <Time value={order.expires_at} /> },
        ...(order.completed_at
          ? [
              {
                key: 'completed',
                label: t('detail.facts.completed'),
                value: <Time value={order.completed_at} />,
              },
            ]
          : []),
        idItem(t('detail.facts.id'), order.id),
      ]}
    />
  );
};
