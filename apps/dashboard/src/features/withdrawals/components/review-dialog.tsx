import { chakra } from '@chakra-ui/react';
import type { Decision } from '@dasbor/domain/policy';
import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Withdrawal } from '../api/types.ts';
import { useCreateWithdrawal } from '../api/use-create-withdrawal.ts';
import type { Plan } from '../forms/withdrawal-values.ts';
import { PlanLines, SplitLine } from './plan-lines.tsx';
import { ReviewedAccount } from '../../../shared/destination/reviewed-account.tsx';

type ReviewDialogProps = {
  open: boolean;
  plan: Plan;
  decision: Decision;
  onClose: () => void;
  onCreated: (withdrawal: Withdrawal) => void;
  /** Returns whether the rejection is now shown beside a form field. */
  onRefused: (error: unknown) => boolean;
};

/** Confirms the figures, then asks for a code that is bound to these values. */
export const ReviewDialog = ({ open, plan, decision, onClose, onCreated, onRefused }: ReviewDialogProps) => {
  const t = useT('withdrawals');
  const words = useCodeWords();
  const { rupiah } = useFormat();
  const otp = useOtpStep({ sends: true });
  const create = useCreateWithdrawal();
  const [isUnanswered, setUnanswered] = useState(false);
  const { body, account, amount, before, transfers } = plan;

  const confirm = async () => {
    try {
      const withdrawal = await create(body, () =>
        otp.confirm({ purpose: 'withdrawal', action: { ...body } }),
      );
      if (withdrawal) onCreated(withdrawal);
    } catch (error) {
      setUnanswered(describeFailure(error).kind === 'network');
      if (!onRefused(error)) throw error;
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t('review.title', { amount: rupiah(amount) })}
      text={t('review.text')}
      yes={t('review.yes')}
      disabledReason={decision.allowed ? undefined : words(decision.reason.code, decision.reason.params)}
      step={otp.step}
      onConfirm={confirm}
    >
      <chakra.div mt="4" mb="2" px="3.5" py="3" bg="bg.subtle" borderRadius="control">
        <chakra.p textStyle="small" color="fg.muted">
          {t('review.to')}
        </chakra.p>
        <ReviewedAccount account={account} />
        {body.notes ? (
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {t('review.notes')}: {body.notes}
          </chakra.p>
        ) : null}
      </chakra.div>
      <PlanLines before={before} amount={amount} />
      <SplitLine plan={plan} />
      {transfers.length > 1 ? (
        <chakra.ol
          listStyleType="none"
          p="0"
          mt="1"
          mb="2"
          textStyle="small"
          maxH="8rem"
          overflowY="auto"
          tabIndex={0}
        >
          {transfers.map((part, index) => (
            <chakra.li key={`${index} ${part}`} display="flex" justifyContent="space-between">
              <span>{t('review.transfer', { number: index + 1 })}</span>
              <Money value={part} />
            </chakra.li>
          ))}
        </chakra.ol>
      ) : null}
      {isUnanswered ? (
        <chakra.p textStyle="small" color="fg.muted" mb="2">
          {t('review.retry')}
        </chakra.p>
      ) : null}
    </ConfirmDialog>
  );
};
