import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { focusHeading } from '../../../shared/ui/overlays/focus-heading.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { PaymentChannel } from '../api/types.ts';
import { useChangeChannel } from '../api/use-change-channel.ts';
import { useChannelImpact } from '../api/use-payment-channels.ts';

type TurnOffDialogProps = {
  channel: PaymentChannel;
  /** Without it, customers can pay by nothing. */
  isLast: boolean;
  onClose: () => void;
};

/** Says in numbers what happens to open orders and payments. */
export const TurnOffDialog = ({ channel, isLast, onClose }: TurnOffDialogProps) => {
  const t = useT('payment-methods');
  const toast = useToast();
  const { turn } = useChangeChannel();
  const impact = useChannelImpact(channel.code);
  const { name } = channel;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('off.title', { channel: name })}
      text={t('off.text', { channel: name })}
      yes={t('off.button')}
      danger
      disabledReason={impact.data ? undefined : t('off.counting')}
      onConfirm={async () => {
        await turn(channel.code, false);
        toast.success(t('off.done', { channel: name }));
        onClose();
        focusHeading();
      }}
    >
      <chakra.div display="grid" gap="3" mt="2">
        {impact.data ? (
          <Impact channel={name} {...impact.data} />
        ) : impact.error ? (
          <FailureBanner failure={describeFailure(impact.error)} onRetry={() => void impact.mutate()} />
        ) : (
          <chakra.p role="status" color="fg.muted">
            {t('off.counting')}
          </chakra.p>
        )}
        {isLast ? (
          <Banner tone="warning" title={t('off.last.title')}>
            {t('off.last.text')}
          </Banner>
        ) : null}
      </chakra.div>
    </ConfirmDialog>
  );
};

type ImpactProps = { channel: string; open_orders: number; open_payments: number };

const Impact = ({ channel, open_orders: orders, open_payments: payments }: ImpactProps) => {
  const t = useT('payment-methods');
  const { count } = useFormat();
  return (
    <chakra.ul listStyleType="disc" m="0" ps="5" display="grid" gap="1.5" aria-live="polite">
      <li data-impact="orders">
        {orders === 0
          ? t('off.orders.none')
          : t(`off.orders.${oneOrMany(orders)}`, { orders: count(orders), channel })}
      </li>
      <li data-impact="payments">
        {payments === 0
          ? t('off.payments.none', { channel })
          : t(`off.payments.${oneOrMany(payments)}`, { payments: count(payments), channel })}
      </li>
    </chakra.ul>
  );
};
