import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
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
  const { status, type, failure, link, rejection_notes: notes } = refund;
  switch (status) {
    case 'approved':
      if (type === 'instant') return <WaitingForCustomer isExpired={link?.state === 'expired'} />;
      return <Underway of={type === 'card' ? 'card' : 'processing'} />;
    case 'processing':
      return <Underway of="processing" />;
    case 'disbursement_pending':
    case 'disbursement_processing':
    case 'disbursement_re_triggered':
      return <Underway of={status} />;
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
      return (
        <Banner tone="danger" live="status" title={t('outcome.rejected')}>
          {t('outcome.because', { notes: notes ?? '–' })}
        </Banner>
      );
    default:
      return null;
  }
};

/** What acquirers answer, in both languages. Another code is shown as the acquirer words it. */
const KNOWN_FAILURES = { CUSTOMER_ACCOUNT_CLOSED: 'failure.CUSTOMER_ACCOUNT_CLOSED' } as const;

const Underway = ({ of }: { of: 'card' | 'processing' | keyof typeof TRANSFER_TEXTS }) => {
  const t = useT('refunds');
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

const WaitingForCustomer = ({ isExpired }: { isExpired: boolean }) => {
  const t = useT('refunds');
  const key = isExpired ? 'expired' : 'customer';
  return (
    <Banner tone={isExpired ? 'warning' : 'info'} live="status" title={t(`outcome.${key}`)}>
      {t(`outcome.${key}Text`)}
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
