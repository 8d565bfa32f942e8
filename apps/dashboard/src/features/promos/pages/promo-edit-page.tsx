import { decidePromoEdit } from '@dasbor/domain/promos';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { Promo } from '../api/types.ts';
import { usePromo } from '../api/use-promo.ts';
import { usePromoChanges } from '../api/use-promo-changes.ts';
import { PromoForm } from '../forms/promo-form.tsx';
import { updateBody, valuesOf } from '../forms/promo-values.ts';

export default function PromoEditPage() {
  const t = useT('promos');
  const { id = '' } = useParams();
  const back = { to: promoPaths.detail(id), label: t('detail.titleLoading') };
  return (
    <DetailPage
      result={usePromo(id)}
      title={t('form.titleEdit')}
      back={back}
      permission="promo.create"
      missing="DPAY_PROMO_NOT_FOUND"
    >
      {(promo) => (
        <>
          <PageHeader title={t('form.titleEdit')} back={{ ...back, label: promo.name }} />
          <Edit key={promo.id} promo={promo} />
        </>
      )}
    </DetailPage>
  );
}

const Edit = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const words = useCodeWords();
  const { count } = useFormat();
  const goToResult = useGoToResult();
  const { update } = usePromoChanges();
  const draftName = `${useScope().join(' ')} promo ${promo.id}`;
  // As it was when the form opened. The request has the difference, for this version.
  const [{ before, version }] = useState(() => ({ before: valuesOf(promo, count), version: promo.version }));
  const editable = decidePromoEdit(promo.activated_at === null ? 'inactive' : 'active');
  if (!editable.ok) return <Banner tone="info" title={words(editable.problem.code)} />;
  return (
    <PromoForm
      saved={before}
      draftName={draftName}
      submitLabel={t('form.save')}
      cancelTo={promoPaths.detail(promo.id)}
      onSave={async (values, { clear }) => {
        await update(promo.id, updateBody(values, { before, version }));
        clear();
        goToResult(promoPaths.detail(promo.id), t('form.saved'), { replace: true, isSaid: true });
      }}
    />
  );
};
