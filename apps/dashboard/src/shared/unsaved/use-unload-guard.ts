import { useEffect } from 'react';

/**
 * Asks before a reload, a closed tab or a sign-out takes what is on the page and in no storage: a secret, or what may be one. What may be
 * kept has a draft instead.
 */
export function useUnloadGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
}
