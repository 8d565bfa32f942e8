import { useT } from '../../../shared/i18n/use-t.ts';
import type { SecurityEvent } from '../api/types.ts';

/** The actor; for a failed sign-in, the address that was tried. */
export const useActorWords = (): ((event: SecurityEvent) => string) => {
  const t = useT('security-history');
  return ({ actor, attempted_email: email }) =>
    actor?.name ?? (email === null ? t('list.nobody') : t('list.tried', { email }));
};
