import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Withdrawal } from '../api/types.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import { totalsOf } from '../presentation/totals.ts';

/** Where the money is now. Screen readers announce each change. */
export const OutcomeNotice = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <chakra.div mb="4">
    <Outcome withdrawal={withdrawal} />
  </chakra.div>
);

const Outcome = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useT('withdrawals');
  const { rupiah } = useFormat();
  const { arrived, returned } = totalsOf(withdrawal);
  switch (withdrawal.status) {
    case 'need_approval':
      return (
        <Banner tone="info" live="status" title={t('decide.waits')}>
          {t('decide.waitsText')}
        </Banner>
      );
    case 'rejected':
      return (
        <Banner
          tone="danger"
          live="status"
          title={t('decide.rejected', { name: withdrawal.approver_name ?? '' })}
          actions={<AppLink to={withdrawalPaths.create}>{t('detail.back.again')}</AppLink>}
        >
          {withdrawal.reviewer_notes}
        </Banner>
      );
    case 'processing':
      return (
        <Banner tone="info" live="status" title={t('detail.progress.title')}>
          {t('detail.progress.text')}
        </Banner>
      );
    case 'done':
      return <Banner tone="success" live="status" title={t('detail.done')} />;
    case 'failed':
    case 'partially_success':
      return (
        <Banner
          tone={arrived > 0 ? 'warning' : 'danger'}
          live="status"
          title={t('detail.back.title', { amount: rupiah(returned) })}
          actions={<AppLink to={withdrawalPaths.create}>{t('detail.back.again')}</AppLink>}
        >
          {arrived > 0 ? t('detail.back.partly', { amount: rupiah(arrived) }) : t('detail.back.failed')}
        </Banner>
      );
    default:
      return null;
  }
};
