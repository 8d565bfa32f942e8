import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { ApprovalsSection } from '../../../shared/approvals/approvals-section.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { SyncButton, SyncNotice } from '../../../shared/sync/sync-notice.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Disbursement } from '../api/types.ts';
import { useDisbursement } from '../api/use-disbursement.ts';
import { useSyncDisbursement } from '../api/use-sync-disbursement.ts';
import { BatchDialogs } from '../components/dialogs/batch-dialogs.tsx';
import { CountsSection } from '../components/counts-section.tsx';
import { EvidenceSection } from '../components/evidence/evidence-section.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { ItemsSection } from '../components/items-section.tsx';
import { MoneySection } from '../components/money-section.tsx';
import { MoreActions } from '../components/more-actions.tsx';
import { NextAction } from '../components/next-action.tsx';
import { StandingNotice } from '../components/notices/standing-notice.tsx';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { useForgetGone } from '../presentation/batch-drafts.ts';
import { useCountWords } from '../presentation/use-count-words.ts';
import { batchMeanings } from '../presentation/status-view.ts';

export default function DisbursementPage() {
  const t = useT('disbursements');
  const { id = '' } = useParams();
  const scope = useScope().join(' ');
  const back = { to: lastAddress('disbursements', disbursementPaths.list), label: t('list.title') };
  const result = useDisbursement(id);
  useForgetGone(id, describeFailure(result.error).code === MISSING);
  return (
    <DetailPage
      result={result}
      title={t('detail.titleLoading')}
      back={back}
      permission="disbursement.view"
      missing={MISSING}
    >
      {(batch) => <Batch key={`${scope} ${batch.id}`} batch={batch} back={back} />}
    </DetailPage>
  );
}

const MISSING = 'DPAY_DISBURSEMENT_NOT_FOUND';

const Batch = ({ batch, back }: { batch: Disbursement; back: Back }) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const sync = useSyncDisbursement(batch.id);
  return (
    <>
      <DetailLayout
        header={
          <DetailHeader
            title={batch.name}
            back={back}
            amount={batch.notice.total}
            status={<Status of={batchMeanings} is={batch.status} size="md" />}
            actions={
              <>
                <MoreActions batch={batch} />
                {mayBeAsked(batch) ? <SyncButton sync={sync} /> : null}
                <NextAction batch={batch} />
              </>
            }
          >
            <chakra.span>{t('detail.withFees')}</chakra.span>
            <chakra.span>{counted('payouts', batch.counts.total)}</chakra.span>
            <chakra.span>{t('detail.by', { name: batch.maker.name })}</chakra.span>
            <Time value={batch.created_at} />
          </DetailHeader>
        }
        notices={
          <>
            <SyncNotice sync={sync} />
            <StandingNotice batch={batch} />
          </>
        }
        overview={
          <>
            <CountsSection batch={batch} />
            {batch.submitted_at === null ? null : (
              <ApprovalsSection kind="disbursement" id={batch.id} changedAt={batch.updated_at} />
            )}
            {batch.status === 'need_approval' ? <EvidenceSection batch={batch} /> : null}
          </>
        }
        breakdown={<MoneySection batch={batch} />}
        details={<FactsSection batch={batch} />}
        rows={<ItemsSection batch={batch} />}
      />
      <BatchDialogs batch={batch} />
    </>
  );
};

/** During bank checks, and after the payouts were sent. */
const mayBeAsked = ({ status, counts }: Disbursement): boolean =>
  status === 'draft' ? counts.need_validation > 0 : SENT.has(status);

const SENT: ReadonlySet<string> = new Set(['processing', 'success', 'partially_success', 'failed']);
