import { may } from '@dasbor/domain/access';
import { decideRefundReview, type RefundStatus, type RefundType } from '@dasbor/domain/refunds';
import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Refund } from '../api/types.ts';
import { isWaiting } from '../presentation/status-view.ts';
import { RejectDialog, useRejectNotes } from './reject-dialog.tsx';

/** Rejects an approved instant refund while its money is here. */
export const CancelAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const { user_id: me } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayReject = may(useWho(), { permission: 'refund.reject', feature: 'refund' }).ok;
  const review = decideRefundReview(
    { status: refund.status as RefundStatus, type: refund.type as RefundType, makerIds: refund.maker_ids },
    { approverId: me, verdict: 'reject' },
  );
  const isPossible = mayReject && review.ok && !isWaiting(refund);
  const notes = useRejectNotes('cancel', refund, !isPossible);
  if (!isPossible) return null;
  const isFailed = refund.status === 'disbursement_failed';
  return (
    <>
      <Button size="sm" variant="dangerOutline" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      <RejectDialog
        refund={refund}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.title', { amount: rupiah(refund.amount) })}
        text={t(isFailed ? 'cancel.failedText' : 'cancel.text', {
          total: rupiah(refund.amount + refund.fee),
        })}
        yes={t('cancel.action')}
        notes={notes}
      />
    </>
  );
};
