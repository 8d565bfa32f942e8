import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideResend, resendPossibleAt, type RefundStatus, type RefundType } from '@dasbor/domain/refunds';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useNow } from '../../../shared/lib/time/use-now.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Countdown } from '../../../shared/ui/record/countdown.tsx';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';

/** Makes a new link while nobody has claimed the refund, once a minute. */
export const ResendAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const words = useCodeWords();
  const clock = useClock();
  useNow(1000);
  const { is_suspended: isSuspended } = useSession();
  const { resend } = useAskRefund();
  const [isOpen, setOpen] = useState(false);
  const mayResend = may(useWho(), { permission: 'refund.create', feature: 'refund' }).ok;
  const sent = {
    status: refund.status as RefundStatus,
    type: refund.type as RefundType,
    linkMadeAt: refund.link?.created_at ?? null,
  };
  const possibleAt = resendPossibleAt(sent);
  if (!mayResend || possibleAt === null) return null;

  const waits = !decideResend(sent, clock()).ok;
  const suspended = isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined;
  return (
    <>
      {waits && !isSuspended ? (
        <chakra.span textStyle="small" color="fg.muted">
          <Countdown until={possibleAt} words={(time) => t('resend.again', { time })} />
        </chakra.span>
      ) : null}
      <Button
        size="sm"
        disabledReason={suspended ?? (waits ? t('resend.waits') : undefined)}
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
