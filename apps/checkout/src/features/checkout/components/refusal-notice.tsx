import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Refusal } from '../api/use-checkout.ts';
import { useT } from '../locales/words.ts';
import { isAboutPromo, promoKey } from './promo-words.ts';

const CODES = ['DPAY_PAYMENT_IN_PROGRESS', 'DPAY_CHANNEL_UNKNOWN', 'DPAY_ACQUIRER_UNREACHABLE'] as const;

/** To the customer, a channel that the merchant does not offer is one that is not there. */
const NOT_OFFERED = ['DPAY_CHANNEL_OFF', 'DPAY_CHANNEL_INACTIVE'];

/** Codes whose state the page shows anyway. */
const SHOWN_BY_STATE = ['DPAY_ORDER_EXPIRED', 'DPAY_ORDER_NOT_PAYABLE', 'DPAY_CHECKOUT_SUSPENDED'];

/** The field of the amount says which can be paid now. */
const ABOUT_AMOUNT = [
  'DPAY_PART_TOO_SMALL',
  'DPAY_REST_TOO_SMALL',
  'DPAY_AMOUNT_ABOVE_REMAINING',
  'DPAY_AMOUNT_NOT_EQUAL_BILL',
];

/** Why the last choice did not work. */
export const RefusalNotice = ({ refusal }: { refusal: Refusal }) => {
  const t = useT();
  if (refusal.kind === 'obstacle') return <FailureNotice failure={refusal.obstacle} />;
  if (SHOWN_BY_STATE.includes(refusal.code)) return null;
  // The marked field takes the focus. Another code is about the choice itself.
  if (refusal.code === 'DPAY_INVALID_REQUEST' && refusal.fields.length > 0) return null;
  if (isAboutPromo(refusal.code)) return <PromoRefused refusal={refusal} />;
  const said = NOT_OFFERED.includes(refusal.code) ? 'DPAY_CHANNEL_UNKNOWN' : refusal.code;
  const known = ABOUT_AMOUNT.includes(said) ? 'amount' : (CODES.find((code) => code === said) ?? 'other');
  return (
    <Notice tone="warning" title={t(`error.${known}.title`)} takesFocus>
      <p>{t(`error.${known}.text`)}</p>
    </Notice>
  );
};

type PromoRefusedProps = { refusal: Extract<Refusal, { kind: 'problem' }> };

const PromoRefused = ({ refusal: { code, choice } }: PromoRefusedProps) => {
  const t = useT();
  const values = { name: choice.promo_code ?? '' };
  return (
    <Notice tone="warning" title={t('error.promo.title')} takesFocus>
      <p>{code === 'DPAY_PROMO_BELOW_MINIMUM' ? t('promo.other') : t(promoKey(code), values)}</p>
      <p>{t('error.promo.text')}</p>
    </Notice>
  );
};
