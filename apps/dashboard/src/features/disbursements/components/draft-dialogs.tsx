import { chakra } from '@chakra-ui/react';
import { batchWordsProblems } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../api/use-batch-changes.ts';
import { editRefusal } from '../presentation/next-step.ts';
import type { BatchDialogProps } from './dialog-props.ts';
import { KeptNotice } from './kept-notice.tsx';

export function RenameDialog({ batch, open, onClose }: BatchDialogProps) {
  const t = useT('disbursements');
  const toast = useToast();
  const { rename } = useBatchChanges(batch);
  // Only what was typed is held here: what a colleague calls it meanwhile is not put back.
  const [texts, setTexts] = useState<{ name?: string; description?: string }>({});
  const stored = { name: batch.name, description: batch.description ?? '' };
  const { name, description } = { ...stored, ...texts };
  const isTyped = name !== stored.name || description !== stored.description;
  const refusal = editRefusal(batch, useWho());
  const words = useCodeWords();
  const { name: wrongName, description: wrongDescription } = batchWordsProblems({ name, description });
  const isMissing = wrongName?.code === 'DPAY_REQUIRED';
  const locked = words(refusal?.code, refusal?.params);
  const isLocked = locked !== undefined;
  const close = () => {
    // What was cancelled does not come back over what a colleague calls it later.
    setTexts({});
    onClose();
  };
  return (
    <ConfirmDialog
      open={open && (!isLocked || isTyped)}
      onClose={close}
      title={t('rename.title')}
      text={null}
      yes={isLocked ? null : t('rename.yes')}
      disabledReason={isMissing ? t('rename.required') : words((wrongName ?? wrongDescription)?.code)}
      onConfirm={async () => {
        await rename({ name: name.trim(), description: description.trim() || null });
        toast.success(t('rename.done'));
        close();
      }}
    >
      <chakra.div display="grid" gap="4" mb="2">
        <TextField
          label={t('rename.name')}
          maxLength={128}
          readOnly={isLocked}
          autoComplete="off"
          error={isMissing ? undefined : words(wrongName?.code)}
          value={name}
          onChange={(event) => setTexts({ ...texts, name: event.target.value })}
        />
        <TextField
          label={t('rename.description')}
          optional
          maxLength={255}
          readOnly={isLocked}
          autoComplete="off"
          error={words(wrongDescription?.code)}
          value={description}
          onChange={(event) => setTexts({ ...texts, description: event.target.value })}
        />
        <KeptNotice locked={locked} isTyped={isTyped} />
      </chakra.div>
    </ConfirmDialog>
  );
}

export function CancelDialog({ batch, open, asked, onClose }: BatchDialogProps) {
  const t = useT('disbursements');
  const toast = useToast();
  const { cancel } = useBatchChanges(batch);
  return (
    <ConfirmDialog
      danger
      open={open}
      asked={asked}
      onClose={onClose}
      title={t('cancel.title', { name: batch.name })}
      text={t('cancel.text')}
      yes={t('cancel.yes')}
      onConfirm={async () => {
        await cancel();
        toast.success(t('cancel.done'));
        onClose();
      }}
    />
  );
}
