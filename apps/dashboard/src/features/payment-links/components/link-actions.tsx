import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { PaymentLink } from '../api/types.ts';
import { useAskPaymentLink } from '../api/use-ask-payment-link.ts';
import { useMayCreate } from './create-link.tsx';

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
