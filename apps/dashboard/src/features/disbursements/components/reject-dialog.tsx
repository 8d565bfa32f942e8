import { chakra } from '@chakra-ui/react';
import { rejectionNotesProblem } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Textarea } from '../../../shared/ui/textarea.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../api/use-batch-changes.ts';
import type { BatchDialogProps } from './dialog-props.ts';

const LONGEST_NOTES = 255;

/** Back to its maker, with what is to be mended. */
export function RejectDialog({ batch, open, onClose }: BatchDialogProps) {
  const t = useT('disbursements');
  const toast = useToast();
  const { reject } = useBatchChanges(batch);
  const [notes, setNotes] = useState('');
  const words = useCodeWords();
  const wrong = rejectionNotesProblem(notes)?.code;
  const isMissing = wrong === 'DPAY_REQUIRED';
  return (
    <ConfirmDialog
      danger
      open={open}
      onClose={onClose}
      title={t('reject.title')}
      text={t('reject.text', { name: batch.maker.name })}
      yes={t('reject.yes')}
      disabledReason={isMissing ? t('reject.required') : words(wrong)}
      onConfirm={async () => {
        await reject(notes.trim());
        toast.success(t('reject.done'));
        onClose();
      }}
    >
      <chakra.div mt="4" mb="2">
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
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
}
