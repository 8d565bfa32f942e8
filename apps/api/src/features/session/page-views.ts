import { allowsTracking } from '@dasbor/domain/session';
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
  await addPageViews(
    tx,
    body.views.map(({ route, at }) => ({
      merchantId,
      mode,
      userId,
      route,
      // A clock that is ahead would keep the view for too long.
      at: new Date(at) > now ? now.toISOString() : at,
    })),
  );
  return done();
};
