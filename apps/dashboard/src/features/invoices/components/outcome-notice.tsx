import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Invoice } from '../api/types.ts';

/** What somebody has to know before they do anything else. */
export const OutcomeNotice = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const { status, total_amount: total } = invoice;
  if (status === 'draft')
    return (
      <Notice>
        <Banner tone="info" title={t('notice.draft')}>
          {t('notice.draftText')}
        </Banner>
      </Notice>
    );
  if (status === 'pending')
    return (
      <Notice>
        <Banner tone="info" live="status" title={t('notice.pending')}>
          {t('notice.pendingText')}
        </Banner>
      </Notice>
    );
  if (status === 'paid')
    return (
      <Notice>
        <Banner tone="success" live="status" title={t('notice.paid', { amount: rupiah(total) })} />
      </Notice>
    );
  return null;
};

const Notice = chakra('div', { base: { mb: '4' } });
