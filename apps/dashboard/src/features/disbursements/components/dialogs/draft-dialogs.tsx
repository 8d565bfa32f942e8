import { chakra } from '@chakra-ui/react';
import { batchWordsProblems } from '@dasbor/domain/disbursements';
import { useState } from 'react';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useWho } from '../../../../shared/state/session.ts';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../../api/use-batch-changes.ts';
import { useBatchDrafts } from '../../presentation/batch-drafts.ts';
import { editRefusal } from '../../presentation/next-step.ts';
import { useTypedText } from '../../presentation/use-typed-text.ts';
import type { BatchDialogProps } from './dialog-props.ts';
import { KeptNotice } from '../notices/kept-notice.tsx';

export const RenameDialog = ({ batch, open, onClose }: BatchDialogProps) => {
  const t = useT('disbursements');
  const toast = useToast();
  const { rename } = useBatchChanges(batch);
  const refusal = editRefusal(batch, useWho());
  const isLocked = refusal !== null;
  const drafts = useBatchDrafts(batch.id);
  const name = useTypedText(drafts.name, { stored: batch.name, isOver: isLocked });
  const description = useTypedText(drafts.description, { stored: batch.description ?? '', isOver: isLocked });
  const [isSending, setSending] = useState(false);
  const isTyped = name.isChanged || description.isChanged;
  const words = useCodeWords();
  const wrong = batchWordsProblems({ name: name.meant, description: description.meant });
  const isMissing = wrong.name?.code === 'DPAY_REQUIRED';
  const locked = words(refusal?.code, refusal?.params);
  const newer = (text: string | undefined) =>
    text === '' ? t('fix.nowEmpty') : text && t('fix.now', { text });
  // A cancelled edit must not overwrite a colleague's later name.
  const close = () => {
    name.forget();
    description.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open && (!isLocked || isTyped)}
      onClose={close}
      title={t('rename.title')}
      text={null}
      yes={isLocked ? null : t('rename.yes')}
      disabledReason={
        isMissing
          ? t('rename.required')
          : (words((wrong.name ?? wrong.description)?.code) ?? (isTyped ? undefined : t('fix.unchanged')))
      }
      onConfirm={async () => {
        setSending(true);
        try {
          await rename({
            ...(name.isChanged && { name: name.meant }),
            ...(description.isChanged && { description: description.meant || null }),
          });
        } finally {
          setSending(false);
        }
        toast.success(t(`rename.done.${savedOf(name, description)}`));
        close();
      }}
    >
      <chakra.div display="grid" gap="4" mb="2">
        <TextField
          label={t('rename.name')}
          hint={newer(name.newer)}
          maxLength={128}
          // Do not accept input that would be ignored.
          readOnly={isLocked || isSending}
          autoComplete="off"
          error={isMissing ? undefined : words(wrong.name?.code)}
          value={name.shown}
          onChange={(event) => name.type(event.target.value)}
          onBlur={name.leave}
        />
        <TextField
          label={t('rename.description')}
          hint={newer(description.newer)}
          optional
          maxLength={255}
          readOnly={isLocked || isSending}
          autoComplete="off"
          error={words(wrong.description?.code)}
          value={description.shown}
          onChange={(event) => description.type(event.target.value)}
          onBlur={description.leave}
        />
        <KeptNotice locked={locked} isTyped={isTyped} />
      </chakra.div>
    </ConfirmDialog>
  );
};

const savedOf = (name: { isChanged: boolean }, description: { isChanged: boolean }) =>
  !name.isChanged ? 'description' : description.isChanged ? 'both' : 'name';

export const CancelDialog = ({ batch, open, asked, onClose }: BatchDialogProps) => {
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
};
