import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { FundTransfer } from '../api/types.ts';

/** Where the money is now. Screen readers announce each change. Empty while it awaits a decision. */
export const OutcomeNotice = ({ transfer }: { transfer: FundTransfer }) => {
  const notice = <Outcome transfer={transfer} />;
  return transfer.status === 'need_approval' ? null : <chakra.div mb="4">{notice}</chakra.div>;
};

const Outcome = ({ transfer }: { transfer: FundTransfer }) => {
  const t = useT('fund-transfers');
  const { rupiah } = useFormat();
  const failureWords = usePayoutFailureWords();
  const { status, total, reviewer_notes: notes, failure_code: failure } = transfer;
  switch (status) {
    case 'processing':
      return (
        <Banner tone="info" live="status" title={t('outcome.processing')}>
          {t('outcome.processingText')}
        </Banner>
      );
    case 'completed':
      return <Banner tone="success" live="status" title={t('outcome.completed')} />;
    case 'rejected':
      return (
        <Banner tone="danger" live="status" title={t('outcome.rejected')}>
          {notes ? t('outcome.because', { notes }) : t('outcome.noReason')}
        </Banner>
      );
    case 'failed': {
      const words = failureWords(failure ?? '');
      return (
        <Banner tone="danger" live="status" title={t('outcome.failed', { amount: rupiah(total) })}>
          {words.title}. {words.action}
        </Banner>
      );
    }
    default:
      return null;
  }
};
