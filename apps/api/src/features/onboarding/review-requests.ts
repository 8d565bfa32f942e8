import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';
import { decide } from './decide.ts';
import { waitingRequests } from './waiting.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'vault' | 'reviewer' | 'ids' | 'dashboardUrl' | 'wake'> & {
  log: Logger;
};

/** Asks the reviewer about each waiting request, and carries out what it decided. Safe to run on several servers at once. */
export const reviewRequests = async (parts: Parts): Promise<void> => {
  const { db, clock, vault, reviewer, ids, dashboardUrl, wake, log } = parts;
  for (const request of await db.system((tx) => waitingRequests(tx, vault))) {
    const { kind, merchantId, attempt } = request;
    const work = async () => {
      const now = clock.now();
      const decision = await reviewer.review(request, now);
      if (decision === 'waiting') return;
      const requestId = ids.next('request', now);
      await db.system((tx) =>
        decide(tx, { merchantId, kind, decision, attempt, now, requestId, device: 'reviewer', dashboardUrl }),
      );
      wake();
    };
    // One merchant's error does not affect others; this one is asked about again in the next run.
    await work().catch((error: unknown) => log.error({ err: error, merchantId, kind }, 'a review failed'));
  }
};
