import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/payment-links.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { PaymentLink } from '../api/types.ts';
import { useAskPaymentLink } from '../api/use-ask-payment-link.ts';
import { useMayCreate } from './create-link.tsx';
import { useShareDialog } from './share-dialogs.tsx';

/** For people who may make links: mail, duplicate and cancel. */
export const LinkActions = ({ link }: { link: PaymentLink }) => {
  const t = useT('payment-links');
  const { show } = useShareDialog();
  const suspended = useSuspendedReason();
  if (!useMayCreate()) return null;
  const isOpen = link.status === 'unpaid';
  return (
    <>
      {isOpen ? (
        <Button size="sm" disabledReason={suspended} onClick={() => show('mail')}>
          {t('send.action')}
        </Button>
      ) : null}
      <LinkButton size="sm" variant={isOpen ? 'secondary' : 'primary'}>
        <Link to={paymentLinkPaths.duplicate(link.id)}>{t('duplicate')}</Link>
      </LinkButton>
      {isOpen ? <CancelAction link={link} /> : null}
    </>
  );
};

/** A merchant under review receives no new payments. */
export const useSuspendedReason = (): string | undefined => {
  const words = useCodeWords();
  const { is_suspended: isSuspended } = useSession();
  return isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined;
};

const CancelAction = ({ link }: { link: PaymentLink }) => {
  const t = useT('payment-links');
  const { rupiah } = useFormat();
  const { cancel } = useAskPaymentLink();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="dangerOutline" onClick={() => setAsked(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('cancel.title', { amount: rupiah(link.amount) })}
        text={t('cancel.text')}
        yes={t('cancel.action')}
        danger
        onConfirm={async () => {
          await cancel(link.id);
          setAsked(false);
        }}
      />
    </>
  );
};
