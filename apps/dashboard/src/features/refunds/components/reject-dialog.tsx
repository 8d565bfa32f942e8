import { chakra } from '@chakra-ui/react';
import { refundNotesProblem } from '@dasbor/domain/refunds';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useKeptText } from '../../../shared/unsaved/use-kept-text.ts';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';

/** The reason as typed so far, until the refund cannot be rejected any more. */
export const useRejectNotes = (what: 'reject' | 'cancel', refund: Refund, isOver: boolean) =>
  useKeptText(`${useScope().join(' ')} ${what} ${refund.id}`, isOver);

export type RejectDialogProps = {
  refund: Refund;
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  yes: string;
  notes: ReturnType<typeof useRejectNotes>;
};

/** Asks for the reason, which others read. */
export const RejectDialog = ({ refund, onClose, notes: [notes, setNotes], ...dialog }: RejectDialogProps) => {
  const t = useT('refunds');
  const { reject } = useAskRefund();
  const words = useCodeWords();
  const wrongNotes = words(refundNotesProblem(notes)?.code);
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      danger
      disabledReason={wrongNotes}
      onConfirm={async () => {
        await reject(refund.id, notes.trim());
        setNotes('');
        onClose();
      }}
    >
      <chakra.div my="3">
        <Field label={t('reject.notes')} error={notes === '' ? undefined : wrongNotes}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={255}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
};
