import { chakra } from '@chakra-ui/react';
import { requiredNpwpProblem } from '@dasbor/domain/onboarding';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { focusHeading } from '../../../shared/ui/overlays/focus-heading.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { PaymentChannel } from '../api/types.ts';
import { useChangeChannel } from '../api/use-change-channel.ts';
import { useFeeWords } from '../presentation/use-fee-words.ts';

type NpwpDialogProps = { channel: PaymentChannel; ppn: number; onClose: () => void };

/** QRIS lacks nothing but the tax number, which a person may leave out when the account is activated. */
export const NpwpDialog = ({ channel, ppn, onClose }: NpwpDialogProps) => {
  const t = useT('payment-methods');
  const words = useCodeWords();
  const toast = useToast();
  const { request } = useChangeChannel();
  const fee = useFeeWords(ppn)(channel);
  const [npwp, setNpwp] = useState('');
  const wrong = words(requiredNpwpProblem(npwp)?.code);
  const { name } = channel;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('npwp.title', { channel: name })}
      text={t('npwp.text', { channel: name })}
      yes={t('on.button')}
      disabledReason={wrong}
      onConfirm={async () => {
        await request(channel.code, npwp);
        toast.success(t('on.done', { channel: name }));
        onClose();
        focusHeading();
      }}
    >
      <chakra.div my="3">
        <TextField
          label={t('npwp.label')}
          hint={t('npwp.hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={npwp}
          error={npwp === '' ? undefined : wrong}
          onChange={(event) => setNpwp(event.target.value)}
        />
      </chakra.div>
      <p>{fee}</p>
    </ConfirmDialog>
  );
};
