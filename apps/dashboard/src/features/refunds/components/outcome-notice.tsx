import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
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
  const { status, type, failure, rejection_notes: notes } = refund;
  switch (status) {
    case 'approved':
    case 'processing':
      return (
        <Banner tone="info" live="status" title={t(type === 'card' ? 'outcome.card' : 'outcome.processing')}>
          {t(type === 'card' ? 'outcome.cardText' : 'outcome.processingText')}
        </Banner>
      );
    case 'done':
      return <Banner tone="success" live="status" title={t('outcome.done')} />;
    case 'failed':
      return (
        <Banner tone="danger" live="status" title={t('outcome.failed')}>
          {failure?.message}
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
