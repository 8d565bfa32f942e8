import { allowsTracking, storedViewTime } from '@dasbor/domain/session';
import { done } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { addPageViews } from './repository.ts';

/**
 * Merchant, user and mode come from the token (product spec §1), so that nobody can report for another. A browser that asks not to be
 * tracked gets the same answer, and nothing is kept.
 */
export const trackPageViews: Handler<'trackPageViews'> = async ({ tx, session, body, headers, now }) => {
  if (!allowsTracking({ dnt: headers['dnt'], gpc: headers['sec-gpc'] })) return done();
  const { merchantId, mode, userId } = session;
  const views = body.views.flatMap(({ route, at }) => {
    const stored = storedViewTime(at, now);
    return stored ? [{ merchantId, mode, userId, route, at: stored.toISOString() }] : [];
  });
  if (views.length > 0) await addPageViews(tx, views);
  return done();
};
