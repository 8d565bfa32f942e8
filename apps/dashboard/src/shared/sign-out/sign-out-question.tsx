import { useT } from '../i18n/use-t.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

interface SignOutQuestionProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** A sign-out leaves nothing behind on this machine: whoever is at something hears so before. */
export default function SignOutQuestion(props: SignOutQuestionProps) {
  const t = useT('sign-out');
  return <ConfirmDialog {...props} title={t('title')} text={t('text')} yes={t('yes')} />;
}
