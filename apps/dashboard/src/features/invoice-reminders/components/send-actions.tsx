import { chakra } from '@chakra-ui/react';
import { whatsAppPhone } from '@dasbor/domain/payment-links';
import { whatsAppUrl } from '@dasbor/domain/refund-claims';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import type { ReminderToSend } from '../api/types.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';

type SendActionsProps = {
  reminder: ReminderToSend;
  text: string;
  onSent: (id: string, days: number) => Promise<void>;
};

/** Opens the message in WhatsApp, and then marks it, so that no colleague sends it again. */
export const SendActions = ({ reminder, text, onSent }: SendActionsProps) => {
  const t = useT('invoice-reminders');
  const isMine = useMayCreate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const mark = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onSent(reminder.invoice_id, reminder.days);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const { customer_name: name } = reminder;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <LinkButton size="sm">
          <a
            href={whatsAppUrl(whatsAppPhone(reminder.mobile), text)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('toSend.openFor', { name })}
          >
            {t('toSend.open')}
          </a>
        </LinkButton>
        {isMine ? (
          <Button
            size="sm"
            loading={isBusy}
            aria-label={t('toSend.markFor', { name })}
            onClick={() => void mark()}
          >
            {t('toSend.mark')}
          </Button>
        ) : null}
      </chakra.div>
      {failure ? <FailureBanner failure={failure} /> : null}
    </chakra.div>
  );
};
