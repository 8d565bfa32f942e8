import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Subaccount } from '../api/types.ts';
import { useSaveSubaccount } from '../api/use-save-subaccount.ts';

/** Activation is irreversible, so it needs confirmation. */
export const ActivateSection = ({ subaccount }: { subaccount: Subaccount }) => {
  const t = useT('subaccounts');
  const toast = useToast();
  const { activate } = useSaveSubaccount();
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('activate.title')}>
      <chakra.p textStyle="body" mb="3">
        {t('activate.text')}
      </chakra.p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('activate.button')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('activate.ask', { name: subaccount.name })}
        text={t('activate.askText')}
        yes={t('activate.button')}
        onConfirm={async () => {
          await activate(subaccount.id);
          toast.success(t('activate.done', { name: subaccount.name }));
        }}
      />
    </Section>
  );
};
