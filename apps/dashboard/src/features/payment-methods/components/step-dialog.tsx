import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { focusHeading } from '../../../shared/ui/overlays/focus-heading.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { PaymentChannel } from '../api/types.ts';
import { useChangeChannel } from '../api/use-change-channel.ts';
import { useFeeWords } from '../presentation/use-fee-words.ts';

type StepDialogProps = { channel: PaymentChannel; ppn: number; onClose: () => void };

export const TurnOnDialog = ({ channel, ppn, onClose }: StepDialogProps) => {
  const t = useT('payment-methods');
  const toast = useToast();
  const { turn } = useChangeChannel();
  const fee = useFeeWords(ppn)(channel);
  const { name } = channel;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('on.title', { channel: name })}
      text={t('on.text', { channel: name })}
      yes={t('on.button')}
      onConfirm={async () => {
        await turn(channel.code, true);
        toast.success(t('on.done', { channel: name }));
        onClose();
        focusHeading();
      }}
    >
      <p>{fee}</p>
    </ConfirmDialog>
  );
};

/** The provider activates it later; nothing changes for customers yet. */
export const RequestDialog = ({ channel, ppn, onClose }: StepDialogProps) => {
  const t = useT('payment-methods');
  const toast = useToast();
  const { request } = useChangeChannel();
  const fee = useFeeWords(ppn)(channel);
  const { name } = channel;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('request.title', { channel: name })}
      text={t('request.text', { channel: name })}
      yes={t('request.yes')}
      onConfirm={async () => {
        await request(channel.code);
        toast.success(t('request.done', { channel: name }));
        onClose();
        focusHeading();
      }}
    >
      <p>{fee}</p>
    </ConfirmDialog>
  );
};
