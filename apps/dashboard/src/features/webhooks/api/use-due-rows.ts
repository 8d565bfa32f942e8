import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useClock } from '../../../shared/lib/clock.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { ASK_AGAIN_MS, isDue } from '../presentation/is-due.ts';
import type { Delivery } from './types.ts';

/** Asked about at once, however many are under way. */
const MOST = 10;

type Answer = NonNullable<ListResult<Delivery>['data']>;

/** Rows that are under way are asked about again and change where they stand; nothing moves under a pointer. */
export function useDueRows(
  key: readonly unknown[],
  rows: readonly Delivery[] | undefined,
  fetchRow: (id: string) => Promise<Delivery>,
): void {
  const { mutate } = useSWRConfig();
  const now = useClock();
  const anyOpen = rows?.some(({ status }) => status === 'pending' || status === 'retrying') ?? false;

  const renew = useEffectEvent(async () => {
    const due = (rows ?? []).filter((row) => isDue(row, now())).slice(0, MOST);
    if (due.length === 0 || document.visibilityState !== 'visible') return;
    const answers = await Promise.allSettled(due.map(({ id }) => fetchRow(id)));
    const changed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    await mutate<Answer>(
      key,
      (answer) =>
        answer && {
          ...answer,
          data: answer.data.map((row) => changed.find(({ id }) => id === row.id) ?? row),
        },
      { revalidate: false },
    );
  });

  useEffect(() => {
    if (!anyOpen) return;
    const timer = setInterval(() => void renew(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [anyOpen]);
}
