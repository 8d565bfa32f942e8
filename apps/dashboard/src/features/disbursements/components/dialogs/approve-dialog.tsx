import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOtpStep } from '../../../../shared/forms/otp/use-otp-step.tsx';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { usePolicy } from '../../../../shared/policy/use-policy.ts';
import { useSession, useWho } from '../../../../shared/state/session.ts';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useMoneyEvents } from '../../../../shared/lib/events/use-money-events.ts';
import { useEvidence } from '../../api/use-evidence.ts';
import { type Seen, useSendBatch } from '../../api/use-send-batch.ts';
import { approvalStanding } from '../../presentation/approval-standing.ts';
import { batchToDecide } from '../../presentation/batch-to-decide.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { ApprovalReason, useApprovalReason } from './approval-reason.tsx';
import { ChangedNotice } from '../notices/changed-notice.tsx';
import type { BatchDialogProps } from './dialog-props.ts';
import { FindingLines } from '../item/finding-lines.tsx';
import { NoticeLines } from '../notices/notice-lines.tsx';

/** Approves one version and one total, with the evidence visible. Asks for a code if the flag requires it. */
export const ApproveDialog = ({ batch, open, asked, onClose }: BatchDialogProps) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const { rupiah } = useFormat();
  const toast = useToast();
  const otp = useOtpStep({ sends: true });
  const { flags } = useWho();
  const { user_id: userId } = useSession();
  const { approve } = useSendBatch(batch);
  const policy = usePolicy('approve');
  const now: Seen = { version: batch.version, total: batch.notice.total };
  const [seen, setSeen] = useState(now);
  const [isUnanswered, setUnanswered] = useState(false);
  const { data: evidence, error, isValidating, mutate } = useEvidence(batch, open);
  // Show incoming money immediately.
  useMoneyEvents(() => void mutate());
  const isChanged = seen.version !== now.version || seen.total !== now.total;
  const standing = approvalStanding({
    batch: batchToDecide(batch),
    approverId: userId,
    seen,
    evidence,
    isFailed: error !== undefined && !isValidating,
    policy,
  });
  const reason = useApprovalReason(standing);

  const confirm = async () => {
    try {
      const { id } = batch;
      const ask = () => otp.confirm({ purpose: 'disbursement_approval', action: { id, ...seen } });
      const approved = await approve(seen, flags.disbursement_approval_otp ? ask : null);
      if (!approved) return;
      toast.success(t(approved.status === 'need_approval' ? 'approve.waits' : 'approve.done'));
      onClose();
    } catch (error) {
      otp.cancel();
      setUnanswered(describeFailure(error).kind === 'network');
      throw error;
    }
  };

  return (
    <ConfirmDialog
      open={open}
      asked={asked}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t('approve.title', {
        payouts: counted('payouts', batch.notice.payouts),
        total: rupiah(batch.notice.total),
      })}
      text={t('approve.text')}
      yes={t(flags.disbursement_approval_otp ? 'approve.code' : 'approve.yes')}
      disabledReason={reason}
      step={isChanged ? null : otp.step}
      onConfirm={confirm}
    >
      <chakra.div display="grid" gap="3" mt="4" mb="2">
        {isChanged ? (
          <ChangedNotice
            before={seen.total}
            after={now.total}
            onSeen={() => {
              otp.cancel();
              setSeen(now);
            }}
          />
        ) : null}
        <div>
          <NoticeLines notice={batch.notice} balance={evidence?.balance} />
        </div>
        <ApprovalReason standing={standing} total={seen.total} onRetry={() => void mutate()} />
        {evidence ? <FindingLines evidence={evidence} /> : null}
        {isUnanswered ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t('approve.retry')}
          </chakra.p>
        ) : null}
      </chakra.div>
    </ConfirmDialog>
  );
};
