import type { Logger } from 'pino';
import type { Deps } from './deps.ts';
import { sweepIn } from './features/balance/settings/sweep-in.ts';
import { sweepOut } from './features/balance/settings/sweep-out.ts';
import { watchBalances } from './features/balance/settings/watch.ts';
import { runSchedules } from './features/withdrawals/public.ts';

/** All that becomes due by itself. One part's trouble holds up no other; the first is told, and all are tried again. */
export const lookAtTheClock = async (parts: Deps & { log: Logger }): Promise<void> => {
  const looks = [runSchedules, sweepOut, sweepIn, watchBalances].map((look) => look(parts));
  const failed = (await Promise.allSettled(looks)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};
