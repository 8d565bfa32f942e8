import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideRefundReview, type RefundStatus, type RefundType } from '@dasbor/domain/refunds';
import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';
import { isWaiting } from '../presentation/status-view.ts';
import { ReasonDialog, useReason } from './reason-dialog.tsx';

/** A button for each of the two decisions that the user may make. They are separate permissions (product spec §6). */
export const DecisionActions = ({ refund }: { refund: Refund }) => {
  const reason = useReason('reject', refund, !isWaiting(refund));
  const { mayApprove, mayReject } = useReview(refund);
  if (!isWaiting(refund)) return null;
  return (
    <>
      {mayReject ? <RejectAction refund={refund} reason={reason} /> : null}
      {mayApprove ? <ApproveAction refund={refund} /> : null}
    </>
  );
};

/** Why the user can decide nothing. */
export const DecisionNotice = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { refusal } = useReview(refund);
  if (!isWaiting(refund) || !refusal) return null;
  return (
    <chakra.div mb="4">
      <Banner tone="info" title={t('waiting.title')}>
        {refusal}
      </Banner>
    </chakra.div>
  );
};

const useReview = (refund: Refund) => {
  const t = useT('refunds');
  const words = useCodeWords();
  const { user_id: me } = useSession();
  const who = useWho();
  const asked = {
    status: refund.status as RefundStatus,
    type: refund.type as RefundType,
    makerIds: refund.maker_ids,
  };
  const has = (permission: 'refund.approve' | 'refund.reject') =>
    may(who, { permission, feature: 'refund' }).ok;
  const decide = (verdict: 'approve' | 'reject') => decideRefundReview(asked, { approverId: me, verdict });
  const approval = decide('approve');
  const mayApprove = has('refund.approve') && approval.ok;
  const mayReject = has('refund.reject') && decide('reject').ok;
  if (mayApprove || mayReject) return { mayApprove, mayReject };
  const isOfPermission = approval.ok || !(has('refund.approve') || has('refund.reject'));
  const refusal = isOfPermission ? t('waiting.text') : words(approval.problem.code);
  return { mayApprove, mayReject, refusal };
};

type RejectActionProps = {
  refund: Refund;
  reason: ReturnType<typeof useReason>;
};

const RejectAction = ({ refund, reason }: RejectActionProps) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const { reject } = useAskRefund();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="dangerOutline" size="sm" onClick={() => setOpen(true)}>
        {t('decide.reject')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('reject.title', { amount: rupiah(refund.amount) })}
        text={t('reject.text')}
        yes={t('decide.reject')}
        reason={reason}
        onConfirm={(notes) => reject(refund.id, notes)}
      />
    </>
  );
};

const ApproveAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const words = useCodeWords();
  const { is_suspended: isSuspended } = useSession();
  const { approve } = useAskRefund();
  const otp = useOtpStep({ sends: true });
  const [isOpen, setOpen] = useState(false);
  const facts = { amount: rupiah(refund.amount), fee: rupiah(refund.fee) };
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabledReason={isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('decide.approve')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t('approve.title', facts)}
        text={t(refund.type === 'instant' ? 'approve.instantText' : 'approve.text', facts)}
        yes={t('approve.code')}
        step={otp.step}
        onConfirm={async () => {
          const { id } = refund;
          const ask = () => otp.confirm({ purpose: 'refund_approval', action: { id } });
          if (await approve(id, ask)) setOpen(false);
        }}
      />
    </>
  );
};
