import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Refusal } from '../api/use-checkout.ts';
import { useT } from '../locales/words.ts';

const CODES = ['DPAY_PAYMENT_IN_PROGRESS', 'DPAY_CHANNEL_UNKNOWN', 'DPAY_ACQUIRER_UNREACHABLE'] as const;

/** Codes whose state the page shows anyway. */
const SHOWN_BY_STATE = ['DPAY_ORDER_EXPIRED', 'DPAY_ORDER_NOT_PAYABLE', 'DPAY_CHECKOUT_SUSPENDED'];

/** Why the last choice did not work. */
export const RefusalNotice = ({ refusal }: { refusal: Refusal }) => {
  const t = useT();
  if (refusal.kind === 'obstacle') return <FailureNotice failure={refusal.obstacle} />;
  // The marked field takes the focus.
  if (SHOWN_BY_STATE.includes(refusal.code) || refusal.fields.length > 0) return null;
  const known = CODES.find((code) => code === refusal.code) ?? 'other';
  return (
    <Notice tone="warning" title={t(`error.${known}.title`)} takesFocus>
      <p>{t(`error.${known}.text`)}</p>
    </Notice>
  );
};
