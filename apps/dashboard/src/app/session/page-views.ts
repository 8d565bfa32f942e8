import { session as operations } from '@dasbor/sdk/resources';
import { useEffect, useMemo } from 'react';
import { useClient } from '../../shared/lib/client.tsx';
import { pageViewsTo } from '../../shared/lib/clients.ts';
import { useSession } from '../../shared/state/session.ts';
import { findRoute } from '../signed-in-routes.ts';
import { pageViewPort } from './page-view-port.ts';
import { createPageViewQueue } from './page-view-queue.ts';

/** The visited address and the time of the visit. */
export type Visit = [pathname: string, at: Date];

type PageViewsProps = {
  /** The visits that are not reported yet, oldest first. */
  visits: Visit[];
  pathname: string;
};

const queue = createPageViewQueue();

/** product spec §1: page views are tracked per route with merchant, name, email and mode. Off by default (docs/page-views.md). */
export default function PageViews({ visits, pathname }: PageViewsProps): null {
  const client = useClient(operations);
  const session = useSession();
  const send = useMemo(() => pageViewPort({ to: pageViewsTo, client, session }), [client, session]);

  useEffect(() => {
    if (!send) return;
    queue.sendWith(send);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') queue.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      // Views in this mode go to this mode's API.
      queue.flush();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [send]);

  useEffect(() => {
    for (const [path, at] of visits.splice(0)) {
      if (!send) continue;
      const pattern = findRoute(path)?.path;
      if (pattern) queue.add(asInContract(pattern), at);
    }
  }, [visits, pathname, send]);

  return null;
}

/** The router's `orders/:id` is `/orders/{id}` in the API. Unknown addresses count as the not-found page. */
const asInContract = (pattern: string): string => {
  if (pattern === '*') return '/pages/404';
  return `/${pattern.replaceAll(/:(\w+)\??/g, '{$1}')}`;
};
