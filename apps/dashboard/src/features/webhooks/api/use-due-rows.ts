import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { ASK_AGAIN_MS, isDue } from '../presentation/is-due.ts';
import type { Delivery } from './types.ts';

/** Asked about at once, however many are under way. */
const MOST = 10;

/** Rows that are under way are asked about again and change where they stand; nothing moves under a pointer. */
export function useDueRows({ data, renewRow }: ListResult<Delivery>): void {
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
}
