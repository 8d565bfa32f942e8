import { useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { Promo } from '../api/types.ts';
import { usePromo } from '../api/use-promo.ts';
import { BackTestSection } from '../components/back-test-section.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { LimitSection } from '../components/limit-section.tsx';
import { PromoActions } from '../components/promo-actions.tsx';
import { PromoNotice } from '../components/promo-notice.tsx';
import { RemoveSection } from '../components/remove-section.tsx';
import { TermsSection } from '../components/terms-section.tsx';
import { UsesSection } from '../components/uses-section.tsx';
import { promoMeanings } from '../presentation/status-view.ts';

export default function PromoPage() {
  const { id = '' } = useParams();
  return <Found key={`${useScope().join(' ')} ${id}`} id={id} />;
}

const Found = ({ id }: { id: string }) => {
  const t = useT('promos');
  const back = { to: lastAddress('promos', promoPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={usePromo(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="promo.view"
      missing="DPAY_PROMO_NOT_FOUND"
    >
      {(promo) => <Detail promo={promo} back={back} />}
    </DetailPage>
  );
};

const Detail = ({ promo, back }: { promo: Promo; back: Back }) => {
  const isDraft = promo.status === 'inactive';
  return (
    <DetailLayout
      header={
        <PageHeader
          title={promo.name}
          back={back}
          badge={<Status of={promoMeanings} is={promo.status} size="md" />}
          actions={<PromoActions promo={promo} />}
        />
      }
      notices={<PromoNotice promo={promo} />}
      overview={isDraft ? null : <LimitSection promo={promo} />}
      content={
        <>
          {isDraft ? <BackTestSection promo={promo} /> : null}
          <TermsSection promo={promo} />
        </>
      }
      details={<FactsSection promo={promo} />}
      ending={<RemoveSection promo={promo} />}
      rows={isDraft ? null : <UsesSection id={promo.id} />}
    />
  );
};
