import { PAYOUT_FAILURES, type PayoutFailure } from '@dasbor/domain/payouts';
import { useT } from '../i18n/use-t.ts';

export type PayoutFailureWords = {
  /** What happened. */
  title: string;
  /** What to do next. */
  action: string;
};

/** The texts of a failure reason. For an unknown reason it shows the code, which support needs. */
export const usePayoutFailureWords = (): ((code: string) => PayoutFailureWords) => {
  const t = useT('payout-failures');
  return (code) =>
    isKnown(code)
      ? { title: t(`reason.${code}.title`), action: t(`reason.${code}.action`) }
      : { title: t('unknown.title'), action: t('unknown.action') };
};

const isKnown = (code: string): code is PayoutFailure => Object.hasOwn(PAYOUT_FAILURES, code);
