import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { notesProblem, problem } from '@dasbor/domain/kernel';
import { decideWithdrawalReview, type WithdrawalStatus } from '@dasbor/domain/withdrawals';
import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useSession, useWho } from '../../../shared/state/session.ts';
import { useKeptText } from '../../../shared/unsaved/use-kept-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Withdrawal } from '../api/types.ts';
import { useDecideWithdrawal } from '../api/use-decide-withdrawal.ts';

/** For people who may withdraw: approve the withdrawals of others, reject any, cancel their own. */
export const DecisionActions = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { user_id: me } = useSession();
  const mayDecide = may(useWho(), { permission: 'withdrawal.create', feature: 'withdrawal' }).ok;
  if (withdrawal.status !== 'need_approval' || !mayDecide) return null;
  const asked = { status: withdrawal.status as WithdrawalStatus, makerId: withdrawal.maker_id };
  const mayApprove = decideWithdrawalReview(asked, { personId: me, verdict: 'approve' }).ok;
  return (
    <>
      <RejectAction withdrawal={withdrawal} isOwn={withdrawal.maker_id === me} />
      {mayApprove ? <ApproveAction withdrawal={withdrawal} /> : null}
    </>
  );
};

const ApproveAction = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useT('withdrawals');
  const { rupiah } = useFormat();
  const words = useCodeWords();
  const policy = usePolicy('withdraw');
  const { approve } = useDecideWithdrawal();
  const otp = useOtpStep({ sends: true });
  const [isOpen, setOpen] = useState(false);
  const refused = policy.allowed ? undefined : words(policy.reason.code, policy.reason.params);
  const { id, amount, bank_name: bank, account_number: number, account_name: name } = withdrawal;
  return (
    <>
      <Button size="sm" variant="primary" disabledReason={refused} onClick={() => setOpen(true)}>
        {t('decide.approve')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t('decide.approveTitle', { amount: rupiah(amount) })}
        text={t('decide.approveText', { account: `${bank} ${number}, ${name}` })}
        yes={t('review.yes')}
        step={otp.step}
        onConfirm={async () => {
          const ask = () => otp.confirm({ purpose: 'withdrawal_approval', action: { id } });
          if (await approve(id, ask)) setOpen(false);
        }}
      />
    </>
  );
};

const RejectAction = ({ withdrawal, isOwn }: { withdrawal: Withdrawal; isOwn: boolean }) => {
  const t = useT('withdrawals');
  const { rupiah } = useFormat();
  const words = useCodeWords();
  const { reject } = useDecideWithdrawal();
  const [notes, setNotes] = useKeptText(`${useScope().join(' ')} reject ${withdrawal.id}`, false);
  const [isOpen, setOpen] = useState(false);
  const wrong = words((notes.trim() === '' ? problem('DPAY_REQUIRED') : notesProblem(notes))?.code);
  const label = t(isOwn ? 'decide.cancel' : 'decide.reject');
  return (
    <>
      <Button variant="dangerOutline" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('decide.rejectTitle', { amount: rupiah(withdrawal.amount) })}
        text={t('decide.rejectText')}
        yes={label}
        danger
        disabledReason={wrong}
        onConfirm={async () => {
          await reject(withdrawal.id, notes.trim());
          setNotes('');
          setOpen(false);
        }}
      >
        <chakra.div my="3">
          <Field label={t('decide.reason')} error={notes === '' ? undefined : wrong}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={200}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            )}
          </Field>
        </chakra.div>
      </ConfirmDialog>
    </>
  );
};
