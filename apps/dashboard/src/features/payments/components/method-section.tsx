import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Payment } from '../api/types.ts';
import { useMethodItems } from '../presentation/method-items.tsx';
import { RetrievalReference } from './retrieval-reference.tsx';

/** The details of this payment method. */
export const MethodSection = ({ payment }: { payment: Payment }) => {
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
        ]}
      />
    </Section>
  );
};

/** Card, QRIS and wallet networks issue one once the money has moved. */
const hasRetrievalReference = ({ method, status, retrieval_reference_number }: Payment): boolean => {
  if (retrieval_reference_number) return true;
  return status === 'completed' && (method === 'card' || method === 'qris' || method === 'ewallet');
};
