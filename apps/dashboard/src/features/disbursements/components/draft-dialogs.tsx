import { chakra } from '@chakra-ui/react';
import { batchWordsProblems } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../api/use-batch-changes.ts';
import type { BatchDialogProps } from './dialog-props.ts';

export function RenameDialog({ batch, open, onClose }: BatchDialogProps) {
  const t = useT('disbursements');
  const toast = useToast();
  const { rename } = useBatchChanges(batch);
  const [name, setName] = useState(batch.name);
  const [description, setDescription] = useState(batch.description ?? '');
  const words = useCodeWords();
  const { name: wrongName, description: wrongDescription } = batchWordsProblems({ name, description });
  const isMissing = wrongName?.code === 'DPAY_REQUIRED';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('rename.title')}
      text={null}
      yes={t('rename.yes')}
      disabledReason={isMissing ? t('rename.required') : words((wrongName ?? wrongDescription)?.code)}
      onConfirm={async () => {
        await rename({ name: name.trim(), description: description.trim() || null });
        toast.success(t('rename.done'));
        onClose();
      }}
    >
      <chakra.div display="grid" gap="4" mb="2">
        <TextField
          label={t('rename.name')}
          maxLength={128}
          autoComplete="off"
          error={isMissing ? undefined : words(wrongName?.code)}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('rename.description')}
          optional
          maxLength={255}
          autoComplete="off"
          error={words(wrongDescription?.code)}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </chakra.div>
    </ConfirmDialog>
  );
}

export function CancelDialog({ batch, open, onClose }: BatchDialogProps) {
  const t = useT('disbursements');
  const toast = useToast();
  const { cancel } = useBatchChanges(batch);
  return (
    <ConfirmDialog
      danger
      open={open}
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
