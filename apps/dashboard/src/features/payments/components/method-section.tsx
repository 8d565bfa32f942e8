import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { Payment } from '../api/types.ts';
import { useMethodItems } from '../presentation/method-items.tsx';
import { RetrievalReference } from './retrieval-reference.tsx';

/** What matters of this way to pay, and the numbers that name the payment. */
export function MethodSection({ payment }: { payment: Payment }) {
  const t = useT('payment-record');
  const items = useMethodItems(payment);
  return (
    <Section title={t('method.title')}>
      <DescriptionList
        items={[
          ...items,
          ...(hasRetrievalReference(payment)
            ? [
                {
                  key: 'rrn',
                  label: t('rrn.label'),
                  value: <RetrievalReference payment={payment} />,
                },
              ]
            : []),
          {
            key: 'reference',
            label: t('ids.reference'),
            value: payment.reference_id,
            copy: payment.reference_id,
          },
          { key: 'id', label: t('ids.id'), value: <code>{payment.id}</code>, copy: payment.id },
          ...(payment.promo_id
            ? [
                {
                  key: 'promo',
                  label: t('ids.promo'),
                  value: payment.promo_id,
                  copy: payment.promo_id,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** Section, QRIS and wallet networks give one once the money has moved. */
function hasRetrievalReference({ method, status, retrieval_reference_number }: Payment): boolean {
  if (retrieval_reference_number) return true;
  return status === 'completed' && (method === 'card' || method === 'qris' || method === 'ewallet');
}
