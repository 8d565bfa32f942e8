import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { PaymentLink } from '../api/types.ts';
import { useMayCreate } from './create-link.tsx';

/** How the link ended, and what to do next. Empty while it can be paid. */
export const OutcomeNotice = ({ link }: { link: PaymentLink }) => {
  const t = useT('payment-links');
  const methodWords = usePaymentMethodWords();
  const mayCreate = useMayCreate();
  const { status, method, channel } = link;
  if (status === 'paid') {
    const words = method && methodWords({ method, channel: channel ?? '' });
    return (
      <Notice>
        <Banner tone="success" live="status" title={t('ended.paid')}>
          {words ? t('ended.paidBy', { method: words.channel ?? words.method }) : null}
        </Banner>
      </Notice>
    );
  }
  if (status !== 'expired' && status !== 'cancelled') return null;
  return (
    <Notice>
      <Banner
        tone="warning"
        live="status"
        title={t(`ended.${status}`)}
        actions={
          mayCreate ? <AppLink to={paymentLinkPaths.duplicate(link.id)}>{t('ended.again')}</AppLink> : null
        }
      >
        {t('ended.text')}
      </Banner>
    </Notice>
  );
};

const Notice = chakra('div', { base: { mb: '4' } });
