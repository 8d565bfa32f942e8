import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';

type DiscardDraftProps = {
  isPublished: boolean;
  disabledReason: string | undefined;
  onDiscard: () => Promise<void>;
};

/** Back to what customers see. Asks first, because the draft is lost. */
export const DiscardDraft = ({ isPublished, disabledReason, onDiscard }: DiscardDraftProps) => {
  const t = useT('checkout-appearance');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" disabledReason={disabledReason} onClick={() => setOpen(true)}>
        {t('discard.button')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('discard.title')}
        text={t(isPublished ? 'discard.published' : 'discard.none')}
        yes={t('discard.yes')}
        danger
        onConfirm={async () => {
          await onDiscard();
          setOpen(false);
        }}
      />
    </>
  );
};
