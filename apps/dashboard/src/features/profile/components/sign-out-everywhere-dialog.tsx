import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { loadAsking } from '../../../shared/unsaved/sign-out/use-has-unsaved.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { lazyPart, useLazyPart } from '../../../shared/ui/overlays/lazy-part.ts';
import { useSecurity } from '../api/use-security.ts';

// The sign-out confirmations share it, and it loads with them.
const loss = lazyPart(async () => ({ default: (await (await loadAsking()).loadQuestion()).Loss }));

type SignOutEverywhereDialogProps = {
  open: boolean;
  /** Whether this discards unsaved edits; the dialog then says so. */
  losesWork: boolean;
  onClose: () => void;
};

export const SignOutEverywhereDialog = ({ open, losesWork, onClose }: SignOutEverywhereDialogProps) => {
  const t = useT('profile');
  const { signOutEverywhere } = useSecurity();
  const [Loss] = useLazyPart(loss, open && losesWork, onClose);
  return (
    <ConfirmDialog
      alert
      danger
      open={open && (!losesWork || Loss !== undefined)}
      onClose={onClose}
      title={t('security.confirmEverywhere.title')}
      text={
        <>
          {t('security.confirmEverywhere.text')}
          {losesWork && Loss ? (
            <chakra.span display="block" mt="2">
              <Loss />
            </chakra.span>
          ) : null}
        </>
      }
      yes={t('security.confirmEverywhere.yes')}
      onConfirm={signOutEverywhere}
    />
  );
};
