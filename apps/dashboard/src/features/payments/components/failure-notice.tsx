import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Payment } from '../api/types.ts';

const KNOWN_CODES = ['20010', '20011', '20012', '20013', '20014'] as const;

/** Who or what ended it, in our words; the bank's own words as it said them. */
export function FailureNotice({ payment }: { payment: Payment }) {
  const t = useT('payments');
  const { failure, status } = payment;
  if (!failure) return null;
  const known = KNOWN_CODES.find((code) => code === failure.code);
  return (
    <chakra.div mb="4">
      <Banner
        tone={status === 'cancelled' ? 'neutral' : 'danger'}
        title={t(`detail.failure.${known ?? 'other'}`)}
      >
        <q lang="id">{failure.message}</q> · {t('detail.failure.code', { code: failure.code })}
        <br />
        {t('detail.failure.next')}
      </Banner>
    </chakra.div>
  );
}
