import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Promo } from '../api/types.ts';

export const FactsSection = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const { name, description, activated_at: activatedAt } = promo;
  return (
    <DetailsSection
      items={[
        { key: 'code', label: t('detail.code'), value: name, copy: name },
        ...(description ? [{ key: 'description', label: t('detail.description'), value: description }] : []),
        { key: 'createdBy', label: t('detail.createdBy'), value: promo.created_by },
        { key: 'created', label: t('detail.created'), value: <Time value={promo.created_at} /> },
        ...(activatedAt
          ? [{ key: 'activated', label: t('detail.activated'), value: <Time value={activatedAt} /> }]
          : []),
        idItem(t('detail.id'), promo.id),
      ]}
    />
  );
};
