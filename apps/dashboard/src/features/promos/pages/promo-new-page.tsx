import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { usePromoChanges } from '../api/use-promo-changes.ts';
import { PromoForm } from '../forms/promo-form.tsx';
import { createBody, emptyPromo } from '../forms/promo-values.ts';

/** A separate form, and draft, for each mode. */
export default function PromoNewPage() {
  const t = useT('promos');
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={t('form.titleNew')}
        description={t('form.intro')}
        back={{ to: promoPaths.list, label: t('list.title') }}
      />
      <NewPromo key={scope} draftName={`${scope} promo`} />
    </>
  );
}

const NewPromo = ({ draftName }: { draftName: string }) => {
  const t = useT('promos');
  const goToResult = useGoToResult();
  const { create } = usePromoChanges();
  const today = useToday();
  const [empty] = useState(() => emptyPromo(today));
  return (
    <PromoForm
      saved={empty}
      draftName={draftName}
      submitLabel={t('form.create')}
      cancelTo={promoPaths.list}
      onSave={async (values, { clear }) => {
        const { id } = await create(createBody(values));
        clear();
        goToResult(promoPaths.detail(id), t('form.created'), { replace: true, isSaid: true });
      }}
    />
  );
};
