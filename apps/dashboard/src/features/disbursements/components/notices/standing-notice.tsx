import { chakra } from '@chakra-ui/react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../../shared/state/session.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { Disbursement } from '../../api/types.ts';
import { mayApproveLater, mayFix, nextStep } from '../../presentation/next-step.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { SoonPaused } from './soon-paused.tsx';

/** The status of the batch for the current user, and what happens next. */
export const StandingNotice = ({ batch }: { batch: Disbursement }) => (
  <chakra.div display="grid" gap="3" mb="4" _empty={{ mb: '0' }}>
    <Standing batch={batch} />
    <PauseAhead batch={batch} />
  </chakra.div>
);

/** The time left before the daily pause, for a user about to submit, approve or retry. */
const PauseAhead = ({ batch }: { batch: Disbursement }) => {
  const who = useWho();
  const { user_id: userId } = useSession();
  if (batch.status === 'need_approval') return <SoonPaused action="approve" />;
  const { kind } = nextStep(batch, { ...who, userId });
  return kind === 'submit' || kind === 'retrigger' ? (
    <SoonPaused action="disburse" isAgain={kind === 'retrigger'} />
  ) : null;
};

const Standing = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  switch (batch.status) {
    case 'draft':
      return <ToFix batch={batch} />;
    case 'need_revision':
      return (
        <>
          <Banner
            tone="danger"
            live="status"
            title={t('detail.notice.revision.title', { name: batch.approver?.name ?? '–' })}
          >
            {batch.approver_notes ? (
              <chakra.span display="block" fontSize="md" whiteSpace="pre-line" overflowWrap="anywhere">
                “{batch.approver_notes}”
              </chakra.span>
            ) : null}
            <RevisionText batch={batch} />
          </Banner>
          <ToFix batch={batch} />
        </>
      );
    case 'need_approval':
      return <Waiting batch={batch} />;
    case 'processing':
    case 'success':
    case 'partially_success':
    case 'failed':
      return <OutcomeNotice batch={batch} />;
    case 'cancelled':
      return <Banner tone="neutral" title={t('detail.notice.cancelled')} />;
    default:
      return null;
  }
};

/** Warns a user who can approve that editing removes that right. */
const RevisionText = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const who = useWho();
  const { user_id: userId } = useSession();
  return mayApproveLater(batch, { ...who, userId })
    ? t('detail.notice.revision.theirs', { name: batch.maker.name })
    : t('detail.notice.revision.text');
};

const ToFix = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const who = useWho();
  const { invalid, need_validation: validating, total } = batch.counts;
  if (invalid > 0) {
    return (
      <Banner
        tone="warning"
        live="status"
        title={t('detail.notice.fix.title', { rows: counted('rows', invalid) })}
      >
        {mayFix(batch, who)
          ? t('detail.notice.fix.text')
          : t('detail.notice.fix.wait', { name: batch.maker.name })}
      </Banner>
    );
  }
  // A rejected batch must be fixed first, even if all its rows are valid.
  if (batch.status !== 'draft' || validating > 0 || total === 0 || !mayFix(batch, who)) return null;
  return (
    <Banner tone="success" live="status" title={t('detail.notice.ready.title')}>
      {t('detail.notice.ready.text')}
    </Banner>
  );
};

const Waiting = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const who = useWho();
  const { user_id: userId } = useSession();
  const next = nextStep(batch, { ...who, userId });
  if (next.kind === 'approve' && !next.refused) return null;
  if (batch.maker.id === userId && next.kind === 'approve') {
    return (
      <Banner tone="info" title={t('detail.notice.maker.title')}>
        {t('detail.notice.maker.text')}
      </Banner>
    );
  }
  return (
    <Banner tone="info" live="status" title={t('detail.notice.waiting.title')}>
      {t('detail.notice.waiting.text', { name: batch.maker.name })}
    </Banner>
  );
};
