import { useT } from '../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';

interface SignOutQuestionProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** A sign-out leaves nothing behind on this machine: whoever is at something hears so before. */
export default function SignOutQuestion(props: SignOutQuestionProps) {
  const t = useT('app');
  return (
    <ConfirmDialog
      {...props}
      title={t('profile.unsaved.title')}
      text={t('profile.unsaved.text')}
      yes={t('profile.signOut')}
    />
  );
}
