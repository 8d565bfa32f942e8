import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useChangeAccounts } from '../api/use-change-accounts.ts';
import { accountWords } from '../presentation/account-words.ts';
import type { AccountQuestion } from './account-actions.tsx';

type QuestionDialogProps = {
  question: Exclude<AccountQuestion, 'ask'>;
  account: DestinationAccount;
  onClose: () => void;
};

/** Says what the change allows or stops. */
export const QuestionDialog = ({ question, account, onClose }: QuestionDialogProps) => {
  const t = useT('destination-accounts');
  const toast = useToast();
  const changes = useChangeAccounts();
  const { is_own: isOwn, fund_transfers: permission } = account;
  const name = account.account_name;
  const text =
    question === 'remove'
      ? t(`remove.text.${isOwn ? 'own' : 'others'}`, { name })
      : t(`${question}.text`, { name });
  const change = async () => {
    if (question === 'remove' && isOwn) return changes.remove(account.id);
    const request = permission?.id ?? '';
    return question === 'remove' ? changes.end(request) : changes[question](request);
  };
  const endsTransfers = (question === 'remove' || question === 'end') && permission !== null;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`${question}.title`, { account: accountWords(account) })}
      text={text}
      yes={t(`${question}.yes`)}
      danger={question !== 'approve'}
      onConfirm={async () => {
        await change();
        onClose();
        toast.success(t(`${question}.done`));
      }}
    >
      {question === 'remove'
        ? account.used_by.map((use) => (
            <p key={use} data-stops={use}>
              {t(`remove.stops.${use}`)}
            </p>
          ))
        : null}
      {endsTransfers ? <p data-stops="fund_transfers">{t('remove.transfers')}</p> : null}
    </ConfirmDialog>
  );
};
