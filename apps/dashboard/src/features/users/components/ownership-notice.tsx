import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Ownership } from '../api/types.ts';
import { useOwnership } from '../api/use-user.ts';
import { useUserChanges } from '../api/use-user-changes.ts';

/** A hand-over that waits: the receiver accepts or declines, an owner withdraws. */
export const OwnershipNotice = () => {
  const { data } = useOwnership();
  return data?.status === 'waiting' ? <Waiting transfer={data} /> : null;
};

const Waiting = ({ transfer }: { transfer: Ownership }) => {
  const t = useT('users');
  const { user_id: me } = useSession();
  const isReceiver = transfer.receiver.id === me;
  const names = { giver: transfer.giver.name, receiver: transfer.receiver.name };
  return (
    <chakra.div mb="4">
      <Banner
        tone="warning"
        title={t(isReceiver ? 'ownership.received' : 'ownership.given', names)}
        actions={
          isReceiver ? (
            <>
              <DeclineAction transfer={transfer} />
              <AcceptAction transfer={transfer} />
            </>
          ) : (
            <WithdrawAction transfer={transfer} />
          )
        }
      >
        {t('ownership.until')} <Time value={transfer.expires_at} />
      </Banner>
    </chakra.div>
  );
};

const AcceptAction = ({ transfer }: { transfer: Ownership }) => {
  const t = useT('users');
  const toast = useToast();
  const otp = useOtpStep();
  const { acceptOwnership } = useUserChanges();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        {t('ownership.accept')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t('ownership.acceptTitle')}
        text={t('ownership.acceptText', { giver: transfer.giver.name })}
        yes={t('code')}
        step={otp.step}
        onConfirm={async () => {
          const { id } = transfer;
          const ask = () => otp.confirm({ purpose: 'ownership_accept', action: { id } });
          if (!(await acceptOwnership(id, ask))) return;
          setOpen(false);
          toast.success(t('ownership.accepted'));
        }}
      />
    </>
  );
};

const DeclineAction = ({ transfer }: { transfer: Ownership }) => {
  const t = useT('users');
  const { declineOwnership } = useUserChanges();
  return (
    <Asked
      button={t('ownership.decline')}
      title={t('ownership.declineTitle')}
      text={t('ownership.stays', { giver: transfer.giver.name })}
      onConfirm={() => declineOwnership(transfer.id)}
    />
  );
};

const WithdrawAction = ({ transfer }: { transfer: Ownership }) => {
  const t = useT('users');
  const { withdrawOwnership } = useUserChanges();
  return (
    <Asked
      button={t('ownership.withdraw')}
      title={t('ownership.withdrawTitle')}
      text={t('ownership.stays', { giver: transfer.giver.name })}
      onConfirm={() => withdrawOwnership(transfer.id)}
    />
  );
};

type AskedProps = { button: string; title: string; text: string; onConfirm: () => Promise<unknown> };

const Asked = ({ button, title, text, onConfirm }: AskedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        yes={button}
        onConfirm={async () => {
          await onConfirm();
          setOpen(false);
        }}
      />
    </>
  );
};
