import { useT } from '../../i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface SignOutQuestionProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** A sign-out leaves nothing behind on this machine: whoever is at something hears so before. A double click on its button is no answer. */
export default function SignOutQuestion(props: SignOutQuestionProps) {
  const t = useT('sign-out');
  return <ConfirmDialog {...props} alert title={t('title')} text={<Loss />} yes={t('yes')} />;
}

/** What it takes, also for a way out that has another question. */
export function Loss() {
  return useT('sign-out')('text');
}
