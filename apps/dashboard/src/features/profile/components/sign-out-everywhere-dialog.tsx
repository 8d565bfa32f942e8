import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { loadAsking } from '../../../shared/unsaved/sign-out/use-has-unsaved.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { lazyPart, useLazyPart } from '../../../shared/ui/overlays/lazy-part.ts';
import { useSecurity } from '../api/use-security.ts';

// It stands in the question of the other ways out, and is fetched with that.
const loss = lazyPart(async () => ({ default: (await (await loadAsking()).loadQuestion()).Loss }));

interface SignOutEverywhereDialogProps {
  open: boolean;
  /** Whether something is lost by it here, which is then said before. */
  losesWork: boolean;
  onClose: () => void;
}

export function SignOutEverywhereDialog({ open, losesWork, onClose }: SignOutEverywhereDialogProps) {
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
}
