import { done } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { addPageViews } from './repository.ts';

/** Merchant, user and mode come from the token (product spec §1), so that nobody can report for another. */
export const trackPageViews: Handler<'trackPageViews'> = async ({ tx, session, body }) => {
  const { merchantId, mode, userId } = session;
  await addPageViews(
    tx,
    body.views.map((view) => ({ merchantId, mode, userId, ...view })),
  );
  return done();
};
