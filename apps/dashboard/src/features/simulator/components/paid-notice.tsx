import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import type { VirtualAccountPayment } from '../api/types.ts';

export const PaidNotice = ({ paid, onAgain }: { paid: VirtualAccountPayment; onAgain: () => void }) => {
  const t = useT('simulator');
  const { rupiah } = useFormat();
  return (
    <Banner
      tone="success"
      live="status"
      title={t('paid.title', { amount: rupiah(paid.paid_amount) })}
      actions={
        <>
          <AppLink to={paymentPaths.detail(paid.payment_id)}>{t('paid.payment')}</AppLink>
          <AppLink to={orderPaths.detail(paid.order_id)}>{t('paid.order')}</AppLink>
          <Button variant="quiet" size="xs" onClick={onAgain}>
            {t('paid.again')}
          </Button>
        </>
      }
    >
      {t('paid.text')}
    </Banner>
  );
};
