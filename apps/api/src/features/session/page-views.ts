import sql, { bulk } from 'sql-template-tag';
import { done } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

/** Merchant, person and mode come from the token (product spec §1), so that nobody can report for another. */
export const trackPageViews: Handler<'trackPageViews'> = async ({ tx, session, body }) => {
  const rows = body.views.map(({ route, at }) => [
    session.merchantId,
    session.mode,
    session.userId,
    route,
    at,
  ]);
  await tx.run(
    sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at) values ${bulk(rows)}`,
  );
  return done();
};
