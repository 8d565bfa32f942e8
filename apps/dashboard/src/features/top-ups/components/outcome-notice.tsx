import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import type { TopUp } from '../api/types.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';

/** The outcome and what to do next. Empty while the top-up is pending. */
export const OutcomeNotice = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  const { rupiah } = useFormat();
  const { status, amount } = topUp;
  if (status === 'completed') {
    return (
      <Notice>
        <Banner tone="success" live="status" title={t('detail.completed.title', { amount: rupiah(amount) })}>
          <AppLink
            to={topUp.subaccount_id ? subaccountPaths.detail(topUp.subaccount_id) : balancePaths.balance}
          >
            {t('detail.completed.link')}
          </AppLink>
        </Banner>
      </Notice>
    );
  }
  if (status !== 'expired' && status !== 'failed') return null;
  return (
    <Notice>
      <Banner
        tone={status === 'failed' ? 'danger' : 'warning'}
        live="status"
        title={t(`detail.ended.${status}`)}
        actions={<AppLink to={topUpPaths.create}>{t('detail.ended.again')}</AppLink>}
      >
        {t('detail.ended.text')}
      </Banner>
    </Notice>
  );
};

const Notice = chakra('div', { base: { mb: '4' } });
