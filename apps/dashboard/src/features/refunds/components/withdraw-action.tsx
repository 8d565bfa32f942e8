import { may } from '@dasbor/domain/access';
import { decideRefundCancel, type RefundStatus } from '@dasbor/domain/refunds';
import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';
import { ReasonDialog, useReason } from './reason-dialog.tsx';

/** For those who requested the refund, while nobody has decided about it. */
export const WithdrawAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const { user_id: me } = useSession();
  const { cancel } = useAskRefund();
  const [isOpen, setOpen] = useState(false);
  const mayAsk = may(useWho(), { permission: 'refund.create', feature: 'refund' }).ok;
  const asked = { status: refund.status as RefundStatus, makerIds: refund.maker_ids };
  const isPossible = mayAsk && decideRefundCancel(asked, me).ok;
  const reason = useReason('withdraw', refund, !isPossible);
  if (!isPossible) return null;
  return (
    <>
      <Button size="sm" variant="dangerOutline" onClick={() => setOpen(true)}>
        {t('withdraw.action')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('withdraw.title', { amount: rupiah(refund.amount) })}
        text={t('withdraw.text')}
        yes={t('withdraw.action')}
        reason={reason}
        optional
        onConfirm={(notes) => cancel(refund.id, notes)}
      />
    </>
  );
};
