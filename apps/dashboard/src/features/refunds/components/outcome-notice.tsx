import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { refundSentAfter, type RefundStatus } from '@dasbor/domain/refunds';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Refund } from '../api/types.ts';
import { isWaiting } from '../presentation/status-view.ts';

/** Where the money is now. Screen readers announce each change. Empty while it awaits a decision. */
export const OutcomeNotice = ({ refund }: { refund: Refund }) => {
  const notice = <Outcome refund={refund} />;
  return isWaiting(refund) ? null : <chakra.div mb="4">{notice}</chakra.div>;
};

const Outcome = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { status, type, failure, link } = refund;
  const sentAfter = useSentAfter(status);
  switch (status) {
    case 'approved':
      if (type === 'instant')
        return <WaitingForCustomer isExpired={link?.state === 'expired'} sentAfter={sentAfter} />;
      return <Underway of={type === 'card' ? 'card' : 'processing'} />;
    case 'processing':
      return <Underway of="processing" />;
    case 'disbursement_pending':
    case 'disbursement_processing':
    case 'disbursement_re_triggered':
      return <Underway of={status} sentAfter={sentAfter} />;
    case 'disbursement_failed':
      return <TransferFailed code={failure?.code ?? ''} />;
    case 'done':
      return <Banner tone="success" live="status" title={t('outcome.done')} />;
    case 'failed':
      return (
        <Banner tone="danger" live="status" title={t('outcome.failed')}>
          {failure && failure.code in KNOWN_FAILURES
            ? t(KNOWN_FAILURES[failure.code as keyof typeof KNOWN_FAILURES])
            : failure?.message}
        </Banner>
      );
    case 'rejected':
      return <Rejected refund={refund} />;
    default:
      return null;
  }
};

/** What acquirers answer, in both languages. Another code is shown as the acquirer words it. */
const KNOWN_FAILURES = { CUSTOMER_ACCOUNT_CLOSED: 'failure.CUSTOMER_ACCOUNT_CLOSED' } as const;

/** The time until which the daily pause holds the transfer; null if nothing holds it. */
const useSentAfter = (status: string): string | null => {
  const clock = useClock();
  const language = useLanguage();
  const { clock_ahead_ms: clockAheadMs } = useSession();
  const until = refundSentAfter(status as RefundStatus, { now: clock(), clockAheadMs });
  return until && formatDateTime(until, language);
};

/** Somebody rejected it, its maker withdrew it, or another person cancelled it after the approval. */
const Rejected = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { cancelled_by_name: canceller, approved_at: approvedAt, rejection_notes: notes } = refund;
  const because = notes === null ? null : t('outcome.because', { notes });
  if (canceller === null) {
    return (
      <Banner tone="danger" live="status" title={t('outcome.rejected')}>
        {because}
      </Banner>
    );
  }
  return (
    <Banner
      tone="neutral"
      live="status"
      title={t(approvedAt === null ? 'outcome.withdrawn' : 'outcome.cancelled', { name: canceller })}
    >
      {because}
    </Banner>
  );
};

type UnderwayProps = {
  of: 'card' | 'processing' | keyof typeof TRANSFER_TEXTS;
  sentAfter?: string | null;
};

const Underway = ({ of, sentAfter = null }: UnderwayProps) => {
  const t = useT('refunds');
  if (sentAfter !== null) {
    return (
      <Banner tone="info" live="status" title={t(`outcome.${of}`)}>
        {t('outcome.heldText', { time: sentAfter })}
      </Banner>
    );
  }
  return (
    <Banner tone="info" live="status" title={t(`outcome.${of}`)}>
      {t(of === 'card' || of === 'processing' ? `outcome.${of}Text` : TRANSFER_TEXTS[of])}
    </Banner>
  );
};

const TRANSFER_TEXTS = {
  disbursement_pending: 'outcome.pendingText',
  disbursement_processing: 'outcome.transferText',
  disbursement_re_triggered: 'outcome.transferText',
} as const;

type WaitingForCustomerProps = { isExpired: boolean; sentAfter: string | null };

const WaitingForCustomer = ({ isExpired, sentAfter }: WaitingForCustomerProps) => {
  const t = useT('refunds');
  if (isExpired) {
    return (
      <Banner tone="warning" live="status" title={t('outcome.expired')}>
        {t('outcome.expiredText')}
      </Banner>
    );
  }
  return (
    <Banner tone="info" live="status" title={t('outcome.customer')}>
      {sentAfter === null ? t('outcome.customerText') : t('outcome.heldCustomerText', { time: sentAfter })}
    </Banner>
  );
};

const TransferFailed = ({ code }: { code: string }) => {
  const t = useT('refunds');
  const { title } = usePayoutFailureWords()(code);
  return (
    <Banner tone="danger" live="status" title={t('outcome.transferFailed')}>
      {title}. {t('outcome.transferFailedText')}
    </Banner>
  );
};
