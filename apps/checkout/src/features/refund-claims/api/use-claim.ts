import type { RefundClaim } from '@dasbor/sdk';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApi } from '../../../shared/api/api.ts';
import { type Failure, failureOf } from '../../../shared/api/failure.ts';
import { pauseMs } from './pause.ts';

type Seen =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'shown'; claim: RefundClaim };

/** The refund of a link. While its transfer is on the way, it is asked for again. */
export const useClaim = (token: string) => {
  const api = useApi();
  const [seen, setSeen] = useState<Seen>({ status: 'loading' });
  const [asked, setAsked] = useState(0);

  const ask = useCallback(async () => {
    try {
      const { data } = await api.getRefundClaim({ path: { token } });
      setSeen({ status: 'shown', claim: data });
    } catch (error) {
      // What is on the screen stays true enough.
      setSeen((before) =>
        before.status === 'shown' ? before : { status: 'failed', failure: failureOf(error) },
      );
    }
    setAsked((count) => count + 1);
  }, [api, token]);

  useEffect(() => void ask(), [ask]);

  const isOnItsWay = seen.status === 'shown' && seen.claim.state === 'used';
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setTimeout(ask, pauseMs(asked));
    return () => clearTimeout(timer);
  }, [isOnItsWay, asked, ask]);

  const isOffline = seen.status === 'failed' && seen.failure.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [isOffline, ask]);

  // Whoever comes back sees what happened meanwhile: another try of the merchant, another phone.
  const isShown = seen.status === 'shown';
  useEffect(() => {
    if (!isShown) return undefined;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', askIfSeen);
    return () => document.removeEventListener('visibilitychange', askIfSeen);
  }, [isShown, ask]);

  return {
    seen,
    reload: ask,
    retry: () => {
      setSeen({ status: 'loading' });
      void ask();
    },
    show: (claim: RefundClaim) => setSeen({ status: 'shown', claim }),
  };
};
