import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideReview } from '@dasbor/domain/fund-transfers';
import { notesProblem } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useKeptText } from '../../../shared/unsaved/use-kept-text.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useSession, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import type { FundTransfer } from '../api/types.ts';
import { useAskFundTransfer } from '../api/use-ask-fund-transfer.ts';
import { useEndWords } from '../presentation/use-end-words.ts';

/** Approve and reject buttons, for users who may decide. */
export const DecisionActions = ({ transfer }: { transfer: FundTransfer }) => {
  const draftName = `${useScope().join(' ')} reject ${transfer.id}`;
  const notes = useKeptText(draftName, transfer.status !== 'need_approval');
  const { refusal } = useReview(transfer);
  return transfer.status !== 'need_approval' || refusal ? null : <Decide transfer={transfer} notes={notes} />;
};

/** Why the user cannot decide, or cannot decide now. */
export const DecisionNotice = ({ transfer }: { transfer: FundTransfer }) => {
  const t = useT('fund-transfers');
  const { refusal } = useReview(transfer);
  const decision = usePolicy('approve_transfer');
  if (transfer.status !== 'need_approval') return null;
  return (
    <chakra.div mb="4" _empty={{ mb: '0' }}>
      {refusal ? (
        <Banner tone="info" title={t('waiting.title')}>
          {refusal}
        </Banner>
      ) : (
        <PolicyNotice action="approve_transfer" decision={decision} />
      )}
    </chakra.div>
  );
};

const useReview = ({ type, status, maker_id: makerId }: FundTransfer): { refusal: string | undefined } => {
  const t = useT('fund-transfers');
  const words = useCodeWords();
  const { user_id: me } = useSession();
  const mayReview = may(useWho(), { permission: 'fundtransfer.approve', feature: 'fund_transfer' }).ok;
  if (!mayReview) return { refusal: t('waiting.text') };
  const review = decideReview({ type, status, makerId }, { approverId: me, verdict: 'approve' });
  return { refusal: review.ok ? undefined : words(review.problem.code) };
};

type DecideProps = {
  transfer: FundTransfer;
  notes: ReturnType<typeof useKeptText>;
};

const Decide = ({ transfer, notes: [notes, setNotes] }: DecideProps) => {
  const t = useT('fund-transfers');
  const { rupiah } = useFormat();
  const { from, to } = useEndWords();
  const decision = usePolicy('approve_transfer');
  const { approve, reject } = useAskFundTransfer();
  const otp = useOtpStep({ sends: true });
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const words = useCodeWords();
  const wrongNotes = words(notesProblem(notes)?.code);
  const refused = decision.allowed ? undefined : words(decision.reason.code, decision.reason.params);
  const close = () => setOpen(null);
  const facts = { amount: rupiah(transfer.total), from: from(transfer), to: to(transfer) };
  return (
    <>
      <Button variant="dangerOutline" size="sm" onClick={() => setOpen('reject')}>
        {t('decide.reject')}
      </Button>
      <Button size="sm" variant="primary" disabledReason={refused} onClick={() => setOpen('approve')}>
        {t('decide.approve')}
      </Button>
      <ConfirmDialog
        open={open === 'approve'}
        onClose={() => {
          otp.cancel();
          close();
        }}
        title={t('approve.title', facts)}
        text={t(`approve.text.${transfer.type === 'balance_to_bank' ? 'bank' : 'balance'}`, facts)}
        yes={t('approve.code')}
        step={otp.step}
        onConfirm={async () => {
          const { id } = transfer;
          const ask = () => otp.confirm({ purpose: 'fund_transfer_approval', action: { id } });
          if (await approve(id, ask)) close();
        }}
      />
      <ConfirmDialog
        open={open === 'reject'}
        onClose={close}
        title={t('reject.title', facts)}
        text={t('reject.text')}
        yes={t('decide.reject')}
        danger
        disabledReason={wrongNotes}
        onConfirm={async () => {
          await reject(transfer.id, notes.trim());
          setNotes('');
          close();
        }}
      >
        <chakra.div my="3">
          <Field label={t('reject.notes')} optional error={wrongNotes}>
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
