import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useTrace } from '../api/use-trace.ts';
import { EntryReference } from '../components/entry-reference.tsx';
import { FollowedSections } from '../components/followed-section.tsx';
import { RelatedSection } from '../components/related-section.tsx';
import { StandingSection } from '../components/standing-section.tsx';
import { StepsSection } from '../components/steps-section.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { thingOf } from '../presentation/traced-things.ts';

/** The money trail of one payment, settlement, top-up or payout, reconciled to the rupiah. */
export default function TracePage() {
  const t = useT('balance');
  const { id = '' } = useParams();
  const { word, page } = thingOf(id);
  const name = word ? t(`trace.thing.${word}`) : id;
  const back = page
    ? { to: page, label: name }
    : { to: lastAddress('balance', balancePaths.balance), label: t('list.history') };
  return (
    <DetailPage
      result={useTrace(id)}
      title={t('trace.title')}
      back={back}
      permission="withdrawal.view"
      missing="DPAY_TRACE_NOT_FOUND"
    >
      {(trace) => (
        <chakra.div maxW="56rem">
          <PageHeader
            title={t('trace.title')}
            back={back}
            description={
              <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="1.5">
                {word ? name : null} <EntryReference referenceId={trace.reference_id} />
                <CopyButton value={trace.reference_id} what="ID" />
              </chakra.span>
            }
          />
          <chakra.div display="grid" gap="4">
            <StandingSection trace={trace} />
            <RelatedSection trace={trace} />
            <FollowedSections trace={trace} />
            <StepsSection trace={trace} />
          </chakra.div>
        </chakra.div>
      )}
    </DetailPage>
  );
}
