import { useCodeWords } from '../i18n/problem-words.ts';
import { useSession } from '../state/session.ts';

/** A merchant under review receives no new payments. */
export const useSuspendedReason = (): string | undefined => {
  const words = useCodeWords();
  const { is_suspended: isSuspended } = useSession();
  return isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined;
};
