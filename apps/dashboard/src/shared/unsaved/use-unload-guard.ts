import { useEffect } from 'react';

/**
 * Asks before a reload, a closed tab or a sign-out discards page content that must not be stored, such as a secret. Use a draft for
 * everything else.
 */
export const useUnloadGuard = (when: boolean): void => {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
};
