import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { retryOf } from '@dasbor/domain/payments';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Payment } from '../api/types.ts';

const KNOWN_CODES = ['20010', '20011', '20012', '20013', '20014'] as const;
const KNOWN_RETRIES = ['open', 'completed', 'cancelled', 'expired'] as const;

/** Who or what ended the payment in our words, the bank's original message, and what the order still allows. */
export const FailureNotice = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const language = useLanguage();
  const now = useClock();
  const { failure, status, order } = payment;
  if (!failure) return null;
  const known = KNOWN_CODES.find((code) => code === failure.code);
  const retry = order && retryOf({ status: order.status, expiresAt: order.expires_at }, now());
  const next = KNOWN_RETRIES.find((one) => one === retry);
  const title = t(`failure.${known ?? 'other'}`);
  // Some acquirers give no more detail than we do.
  const isSaid = failure.message.replace(/\.$/, '') === title;
  return (
    <chakra.div mb="4">
      <Banner tone={status === 'cancelled' ? 'neutral' : 'danger'} title={title}>
        {isSaid ? null : (
          <>
            <q lang="id">{failure.message}</q> ·{' '}
          </>
        )}
        {t('failure.code', { code: failure.code })}
        {order && next ? (
          <>
            <br />
            {t(`failure.next.${next}`, { until: formatDateTime(order.expires_at, language) })}
          </>
        ) : null}
      </Banner>
    </chakra.div>
  );
};
