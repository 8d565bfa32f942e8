import { WITHDRAWAL_SOURCES } from '@dasbor/domain/withdrawals';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Withdrawal } from '../api/types.ts';

export const DestinationSection = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useT('withdrawals');
  return (
    <Section title={t('detail.destination.title')}>
      <DescriptionList
        items={[
          { key: 'bank', label: t('detail.destination.bank'), value: withdrawal.bank_name },
          {
            key: 'number',
            label: t('detail.destination.number'),
            value: withdrawal.account_number,
            copy: withdrawal.account_number,
          },
          { key: 'name', label: t('detail.destination.name'), value: withdrawal.account_name },
        ]}
      />
    </Section>
  );
};

export const FactsSection = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useT('withdrawals');
  const sourceWords = useSourceWords();
  const { created_by: by, notes } = withdrawal;
  return (
    <DetailsSection
      items={[
        { key: 'source', label: t('detail.facts.source'), value: by ?? sourceWords(withdrawal.source) },
        { key: 'created', label: t('detail.facts.created'), value: <Time value={withdrawal.created_at} /> },
        ...(withdrawal.approver_name !== null && withdrawal.status !== 'rejected'
          ? [{ key: 'approver', label: t('detail.facts.approver'), value: withdrawal.approver_name }]
          : []),
        {
          key: 'completed',
          label: t('detail.facts.completed'),
          value: <Time value={withdrawal.completed_at} />,
        },
        ...(notes ? [{ key: 'notes', label: t('detail.facts.notes'), value: notes }] : []),
        idItem(t('detail.facts.id'), withdrawal.id),
      ]}
    />
  );
};

/** Who requested it. An unknown value keeps the server's name. */
export const useSourceWords = (): ((source: string) => string) => {
  const t = useT('withdrawals');
  return (source) => {
    const known = WITHDRAWAL_SOURCES.find((one) => one === source);
    return known ? t(`source.${known}`) : source;
  };
};
