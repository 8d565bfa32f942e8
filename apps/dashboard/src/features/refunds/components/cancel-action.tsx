import { may } from '@dasbor/domain/access';
import { decideRefundReview, type RefundStatus, type RefundType } from '@dasbor/domain/refunds';
import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';
import { isWaiting } from '../presentation/status-view.ts';
import { ReasonDialog, useReason } from './reason-dialog.tsx';

/** Cancels an approved instant refund while its money is here, by a rejection. */
export const CancelAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const { user_id: me } = useSession();
  const { reject } = useAskRefund();
  const [isOpen, setOpen] = useState(false);
  const mayReject = may(useWho(), { permission: 'refund.reject', feature: 'refund' }).ok;
  const review = decideRefundReview(
    { status: refund.status as RefundStatus, type: refund.type as RefundType, makerIds: refund.maker_ids },
    { approverId: me, verdict: 'reject' },
  );
  const isPossible = mayReject && review.ok && !isWaiting(refund);
  const reason = useReason('cancel', refund, !isPossible);
  if (!isPossible) return null;
  const isFailed = refund.status === 'disbursement_failed';
  return (
    <>
      <Button size="sm" variant="dangerOutline" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.title', { amount: rupiah(refund.amount) })}
        text={t(isFailed ? 'cancel.failedText' : 'cancel.text', {
          total: rupiah(refund.amount + refund.fee),
        })}
        yes={t('cancel.action')}
        reason={reason}
        onConfirm={(notes) => reject(refund.id, notes)}
      />
    </>
  );
};
