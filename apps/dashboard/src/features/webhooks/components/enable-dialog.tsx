import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { focusHeading } from '../../../shared/ui/overlays/focus-heading.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Webhook } from '../api/types.ts';
import { useWebhookActions } from '../api/use-webhook-actions.ts';

type WebhookDialogProps = {
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
};

/** Held deliveries are sent too, unless the user opts out. */
export const EnableDialog = ({ webhook, open, onClose }: WebhookDialogProps) => {
  const t = useT('webhooks');
  const toast = useToast();
  const { enable } = useWebhookActions(webhook.id);
  const [sendHeld, setSendHeld] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('enable.title', { name: webhook.name })}
      text={t('enable.text')}
      yes={t('enable.yes')}
      onConfirm={async () => {
        await enable(sendHeld);
        toast.success(t('enable.done'));
        onClose();
        focusHeading();
      }}
    >
      <chakra.div mt="3">
        <Choice
          title={t('enable.sendHeld')}
          text={t('enable.sendHeldHint')}
          checked={sendHeld}
          onChange={() => setSendHeld(!sendHeld)}
        />
      </chakra.div>
    </ConfirmDialog>
  );
};

export const DisableDialog = ({ webhook, open, onClose }: WebhookDialogProps) => {
  const t = useT('webhooks');
  const toast = useToast();
  const { disable } = useWebhookActions(webhook.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('disable.title', { name: webhook.name })}
      text={t('disable.text')}
      yes={t('disable.yes')}
      onConfirm={async () => {
        await disable();
        toast.success(t('disable.done'));
        onClose();
        focusHeading();
      }}
    />
  );
};
