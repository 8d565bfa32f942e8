import { may } from '@dasbor/domain/access';
import { decideResend, type RefundStatus, type RefundType } from '@dasbor/domain/refunds';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';

/** Makes a new link while nobody has claimed the refund. */
export const ResendAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const words = useCodeWords();
  const { is_suspended: isSuspended } = useSession();
  const { resend } = useAskRefund();
  const [isOpen, setOpen] = useState(false);
  const mayResend = may(useWho(), { permission: 'refund.create', feature: 'refund' }).ok;
  const decided = decideResend({ status: refund.status as RefundStatus, type: refund.type as RefundType });
  if (!mayResend || !decided.ok) return null;
  return (
    <>
      <Button
        size="sm"
        disabledReason={isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('resend.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('resend.title')}
        text={t('resend.text')}
        yes={t('resend.action')}
        onConfirm={async () => {
          await resend(refund.id);
          setOpen(false);
        }}
      />
    </>
  );
};
