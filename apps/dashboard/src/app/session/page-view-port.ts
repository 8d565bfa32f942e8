import { allowsTracking } from '@dasbor/domain/session';
import type { Client } from '@dasbor/sdk';
import type { session } from '@dasbor/sdk/resources';
import type { Session } from '../../shared/state/session.ts';
import type { PageView } from './page-view-queue.ts';

type Sender = (views: PageView[]) => Promise<unknown>;

type Around = {
  /** `off`, `own`, or the https address of another collector. */
  to: string;
  client: Pick<Client<typeof session>, 'trackPageViews'>;
  session: Session;
  navigator?: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean };
  fetch?: typeof globalThis.fetch;
};

/**
 * Where page views go, or null if they go nowhere: if the provider did not switch them on, if the browser asks not to be tracked, and while
 * a person views the dashboard as another role, because those are not the pages of their own work (docs/page-views.md).
 */
export const pageViewPort = ({
  to,
  client,
  session,
  navigator = globalThis.navigator,
  fetch = globalThis.fetch,
}: Around): Sender | null => {
  const { doNotTrack: dnt, globalPrivacyControl: gpc } = navigator;
  if (session.viewing_as !== null || !allowsTracking({ dnt, gpc })) return null;
  // The API knows the merchant and the person from the token.
  if (to === 'own') return (views) => client.trackPageViews({ body: { views } });
  if (!to.startsWith('https://')) return null;
  const { merchant_id, merchant_name, email, mode } = session;
  return (views) =>
    // Not `sendBeacon`, which would send the cookies of the collector.
    fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        views: views.map((view) => ({ merchant_id, merchant_name, email, mode, ...view })),
      }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
};
