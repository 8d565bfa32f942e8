import { chakra } from '@chakra-ui/react';
import { notesProblem } from '@dasbor/domain/kernel';
import { refundNotesProblem } from '@dasbor/domain/refunds';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useKeptText } from '../../../shared/unsaved/use-kept-text.ts';
import type { Refund } from '../api/types.ts';

/** The reason as typed so far, until the refund cannot be ended in this way any more. */
export const useReason = (what: 'reject' | 'cancel' | 'withdraw', refund: Refund, isOver: boolean) =>
  useKeptText(`${useScope().join(' ')} ${what} ${refund.id}`, isOver);

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  yes: string;
  reason: ReturnType<typeof useReason>;
  optional?: boolean;
  onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks for the reason, which others read. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const {
    onClose,
    onConfirm,
    optional = false,
    reason: [reason, setReason],
    ...dialog
  } = props;
  const t = useT('refunds');
  const words = useCodeWords();
  const wrong = words((optional ? notesProblem : refundNotesProblem)(reason)?.code);
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      danger
      disabledReason={wrong}
      onConfirm={async () => {
        await onConfirm(reason.trim());
        setReason('');
        onClose();
      }}
    >
      <chakra.div my="3">
        <Field label={t('reject.notes')} optional={optional} error={reason === '' ? undefined : wrong}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={255}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
};
