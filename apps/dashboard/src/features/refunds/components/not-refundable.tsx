import { may } from '@dasbor/domain/access';
import { formatDateTime, rupiah } from '@dasbor/domain/kernel';
import { leftToReturn, needsPayout } from '@dasbor/domain/refunds';
import { Link } from 'react-router-dom';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import type { Refundable } from '../api/types.ts';

/** Why nothing can be refunded, when that changes, and another way to send the money. */
export const NotRefundable = ({ refundable }: { refundable: Refundable }) => {
  const t = useT('refunds');
  const language = useLanguage();
  const { reason, next_allowed_at: again } = refundable;
  const left = leftToReturn({
    paidAmount: rupiah(refundable.paid_amount),
    refundAmount: rupiah(refundable.refund_amount),
    returnedAmount: rupiah(refundable.returned_amount),
  });
  const words = useProblemWords({
    kind: 'problem',
    code: reason?.error_code ?? 'DPAY_REFUND_LIMIT_REACHED',
    params: reason?.params ?? {},
  });
  const mayPay = may(useWho(), { permission: 'disbursement.create', feature: 'disbursement' }).ok;
  // Another way helps only if there is money to return.
  const offersPayout = mayPay && reason !== null && needsPayout(reason.error_code) && left > 0;
  return (
    <Banner
      tone="warning"
      title={t('form.refused')}
      actions={
        offersPayout ? (
          <LinkButton size="sm">
            <Link to={disbursementPaths.returning({ paymentId: refundable.payment_id, amount: left })}>
              {t('form.disbursement')}
            </Link>
          </LinkButton>
        ) : null
      }
    >
      {words.title} {again ? t('form.again', { time: formatDateTime(again, language) }) : words.action}
    </Banner>
  );
};
