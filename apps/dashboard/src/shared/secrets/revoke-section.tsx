import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../ui/overlays/dialog.tsx';
import { Section } from '../ui/page/section.tsx';
import { useToast } from '../ui/toast.tsx';

type RevokeSectionProps = {
  name: string;
  lastUsedAt: string | null;
  onRevoke: () => Promise<void>;
};

/** An irreversible action requires typing the name. */
export const RevokeSection = ({ name, lastUsedAt, onRevoke }: RevokeSectionProps) => {
  const t = useT('secrets');
  const toast = useToast();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const close = () => {
    setOpen(false);
    setTyped('');
  };

  return (
    <Section title={t('revoke.section')}>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t('revoke.sectionText')}
      </chakra.p>
      <Button
        variant="dangerOutline"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {t('revoke.button')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={close}
        title={t('revoke.title', { name })}
        text={t('revoke.text')}
        yes={t('revoke.yes')}
        disabledReason={typed.trim() === name ? undefined : t('revoke.mismatch', { name })}
        onConfirm={async () => {
          await onRevoke();
          toast.success(t('revoke.done'));
          close();
        }}
      >
        <chakra.div display="grid" gap="3" mt="3" mb="2">
          {lastUsedAt === null ? null : (
            <chakra.p textStyle="body">
              {t('revoke.lastUsed', { at: formatDateTime(lastUsedAt, language) })}
            </chakra.p>
          )}
          <TextField
            label={t('revoke.type')}
            hint={name}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </chakra.div>
      </ConfirmDialog>
    </Section>
  );
};
