import { chakra } from '@chakra-ui/react';
import { rejectionNotesProblem } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useKeptText } from '../../../../shared/unsaved/use-kept-text.ts';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Field } from '../../../../shared/ui/fields/field.tsx';
import { useSession, useWho } from '../../../../shared/state/session.ts';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { Textarea } from '../../../../shared/ui/fields/textarea.ts';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../../api/use-batch-changes.ts';
import { useBatchDrafts } from '../../presentation/batch-drafts.ts';
import { rejectRefusal } from '../../presentation/next-step.ts';
import type { BatchDialogProps } from './dialog-props.ts';
import { KeptNotice } from '../notices/kept-notice.tsx';

const LONGEST_NOTES = 255;

/** Sends the batch back to its maker with the reason. */
export const RejectDialog = ({ batch, open, onClose }: BatchDialogProps) => {
  const t = useT('disbursements');
  const toast = useToast();
  const { reject } = useBatchChanges(batch);
  const [isSending, setSending] = useState(false);
  const refusal = rejectRefusal(batch, { ...useWho(), userId: useSession().user_id });
  // Do not notify the person who rejected it.
  const isAllowed = refusal === null || isSending;
  const [notes, setNotes] = useKeptText(useBatchDrafts(batch.id).notes, !isAllowed && !open);
  const words = useCodeWords();
  const wrong = rejectionNotesProblem(notes)?.code;
  const isMissing = wrong === 'DPAY_REQUIRED';
  const isTyped = notes !== '';
  const locked = isAllowed ? undefined : words(refusal.code, refusal.params);
  return (
    <ConfirmDialog
      danger
      open={open && (isAllowed || isTyped)}
      onClose={onClose}
      title={t('reject.title')}
      text={isAllowed ? t('reject.text', { name: batch.maker.name }) : null}
      yes={isAllowed ? t('reject.yes') : null}
      disabledReason={isMissing ? t('reject.required') : words(wrong)}
      onConfirm={async () => {
        setSending(true);
        try {
          await reject(notes.trim());
        } finally {
          setSending(false);
        }
        toast.success(t('reject.done'));
        setNotes('');
        onClose();
      }}
    >
      <chakra.div mt={isAllowed ? '4' : '0'} mb="2">
        <Field
          label={t('reject.notes')}
          hint={`${notes.length}/${LONGEST_NOTES}`}
          error={isMissing ? undefined : words(wrong)}
        >
          {(control) => (
            <Textarea
              {...control}
              h="auto"
              minH="24"
              px="3"
              py="2"
              rows={4}
              maxLength={LONGEST_NOTES}
              readOnly={!isAllowed || isSending}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
      </chakra.div>
      <KeptNotice locked={locked} isTyped={isTyped} />
    </ConfirmDialog>
  );
};
