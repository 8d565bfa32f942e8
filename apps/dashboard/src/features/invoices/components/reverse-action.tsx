import { chakra } from '@chakra-ui/react';
import { labelProblem } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useKeptText } from '../../../shared/unsaved/use-kept-text.ts';
import type { InvoicePayment } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';

/** Takes back a record, with the reason that everybody reads later. */
export const ReverseAction = ({ payment }: { payment: InvoicePayment }) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const words = useCodeWords();
  const toast = useToast();
  const { reverse } = useAskInvoice();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useKeptText(`${useScope().join(' ')} invoice-reversal ${payment.id}`, false);
  const wrong = words(labelProblem(reason)?.code);
  return (
    <>
      <Button
        size="xs"
        mt="1.5"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsked(true)}
      >
        {t('reverse.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('reverse.title', { amount: rupiah(payment.amount) })}
        text={t('reverse.text')}
        yes={t('reverse.action')}
        danger
        disabledReason={wrong}
        onConfirm={async () => {
          await reverse(payment.invoice_id, payment.id, reason.trim());
          setReason('');
          setAsked(false);
          toast.success(t('reverse.done'));
        }}
      >
        <chakra.div my="3">
          <TextField
            label={t('reverse.reason')}
            autoComplete="off"
            maxLength={255}
            value={reason}
            error={reason === '' ? undefined : wrong}
            onChange={(event) => setReason(event.target.value)}
          />
        </chakra.div>
      </ConfirmDialog>
    </>
  );
};
