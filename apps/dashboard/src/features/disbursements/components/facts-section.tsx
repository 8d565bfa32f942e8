import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import type { Disbursement } from '../api/types.ts';

/** Who made it, who decided it, and when. */
export const FactsSection = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const { description, file_name: file, approver, subaccount_id: subaccount } = batch;
  const decider = batch.status === 'need_revision' ? 'rejecter' : 'approver';
  return (
    <DetailsSection
      items={[
        ...(description
          ? [{ key: 'description', label: t('detail.facts.description'), value: description }]
          : []),
        ...(subaccount
          ? [
              {
                key: 'subaccount',
                label: t('detail.facts.subaccount'),
                value: <SubaccountLink id={subaccount} />,
              },
            ]
          : []),
        { key: 'maker', label: t('detail.facts.maker'), value: batch.maker.name },
        ...(approver ? [{ key: decider, label: t(`detail.facts.${decider}`), value: approver.name }] : []),
        ...(file ? [{ key: 'file', label: t('detail.facts.file'), value: file }] : []),
        { key: 'created', label: t('detail.facts.created'), value: <Time value={batch.created_at} /> },
        ...TIMES.flatMap(([key, field]) =>
          batch[field]
            ? [{ key, label: t(`detail.facts.${key}`), value: <Time value={batch[field]} /> }]
            : [],
        ),
        idItem(t('detail.facts.id'), batch.id),
      ]}
    />
  );
};

const TIMES = [
  ['submitted', 'submitted_at'],
  ['decided', 'decided_at'],
  ['completed', 'completed_at'],
] as const;
