import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { ASK_AGAIN_MS, isDue } from '../presentation/is-due.ts';
import type { Delivery } from './types.ts';

/** The most rows to refresh at once, however many are due. */
const MOST = 10;

/** Refreshes due rows in place, so that nothing moves under the pointer. */
export const useDueRows = ({ data, renewRow }: ListResult<Delivery>): void => {
  const now = useClock();
  const rows = data?.data ?? [];
  const anyOpen = rows.some(({ status }) => status === 'pending' || status === 'retrying');

  const renew = useEffectEvent(async () => {
    const due = rows.filter((row) => isDue(row, now())).slice(0, MOST);
    if (due.length === 0 || document.visibilityState !== 'visible') return;
    await Promise.allSettled(due.map(({ id }) => renewRow(id)));
  });

  useEffect(() => {
    if (!anyOpen) return;
    const timer = setInterval(() => void renew(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [anyOpen]);
};
