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
import { RejectDialog, useRejectNotes } from './reject-dialog.tsx';
import { isWaiting } from '../presentation/status-view.ts';

/** Approve and reject buttons, for users who may decide. */
export const DecisionActions = ({ refund }: { refund: Refund }) => {
  const notes = useRejectNotes('reject', refund, !isWaiting(refund));
  const { refusal } = useReview(refund);
  return !isWaiting(refund) || refusal ? null : <Decide refund={refund} notes={notes} />;
};

/** Why the user cannot decide. */
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

const useReview = (refund: Refund): { refusal: string | undefined } => {
  const t = useT('refunds');
  const words = useCodeWords();
  const { user_id: me } = useSession();
  const who = useWho();
  const mayReview = may(who, { permission: 'refund.approve', feature: 'refund' }).ok;
  if (!mayReview) return { refusal: t('waiting.text') };
  const asked = {
    status: refund.status as RefundStatus,
    type: refund.type as RefundType,
    makerIds: refund.maker_ids,
  };
  const review = decideRefundReview(asked, { approverId: me, verdict: 'approve' });
  return { refusal: review.ok ? undefined : words(review.problem.code) };
};

type DecideProps = {
  refund: Refund;
  notes: ReturnType<typeof useRejectNotes>;
};

const Decide = ({ refund, notes }: DecideProps) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const { is_suspended: isSuspended } = useSession();
  const { approve } = useAskRefund();
  const otp = useOtpStep({ sends: true });
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const words = useCodeWords();
  const close = () => setOpen(null);
  const facts = { amount: rupiah(refund.amount), fee: rupiah(refund.fee) };
  return (
    <>
      <Button variant="dangerOutline" size="sm" onClick={() => setOpen('reject')}>
        {t('decide.reject')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        disabledReason={isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined}
        onClick={() => setOpen('approve')}
      >
        {t('decide.approve')}
      </Button>
      <ConfirmDialog
        open={open === 'approve'}
        onClose={() => {
          otp.cancel();
          close();
        }}
        title={t('approve.title', facts)}
        text={t(refund.type === 'instant' ? 'approve.instantText' : 'approve.text', facts)}
        yes={t('approve.code')}
        step={otp.step}
        onConfirm={async () => {
          const { id } = refund;
          const ask = () => otp.confirm({ purpose: 'refund_approval', action: { id } });
          if (await approve(id, ask)) close();
        }}
      />
      <RejectDialog
        refund={refund}
        open={open === 'reject'}
        onClose={close}
        title={t('reject.title', facts)}
        text={t('reject.text')}
        yes={t('decide.reject')}
        notes={notes}
      />
    </>
  );
};
