import { PAYOUT_FAILURES, type PayoutFailure } from '@dasbor/domain/payouts';
import { useT } from '../i18n/use-t.ts';

export interface PayoutFailureWords {
  /** What happened. */
  title: string;
  /** What to do next. */
  action: string;
}

/** The texts of a failure reason. For an unknown reason it shows the code, which support needs. */
export function usePayoutFailureWords(): (code: string) => PayoutFailureWords {
  const t = useT('payout-failures');
  return (code) =>
    isKnown(code)
      ? { title: t(`reason.${code}.title`), action: t(`reason.${code}.action`) }
      : { title: t('unknown.title'), action: t('unknown.action') };
}

function isKnown(code: string): code is PayoutFailure {
  return Object.hasOwn(PAYOUT_FAILURES, code);
}
