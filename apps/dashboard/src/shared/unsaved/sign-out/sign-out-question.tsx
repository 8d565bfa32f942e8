import { useT } from '../../i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type SignOutQuestionProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** A sign-out deletes all drafts on this device, so warn first. The second click of a double click does not confirm. */
export default function SignOutQuestion(props: SignOutQuestionProps) {
  const t = useT('sign-out');
  return <ConfirmDialog {...props} alert title={t('title')} text={<Loss />} yes={t('yes')} />;
}

/** The warning about what is lost, also used by other confirmations that sign out. */
export const Loss = () => useT('sign-out')('text');
