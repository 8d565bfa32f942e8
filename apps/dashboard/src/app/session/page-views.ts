import { session } from '@dasbor/sdk/resources';
import { useEffect } from 'react';
import { useClient } from '../../shared/lib/client.tsx';
import { findRoute } from '../signed-in-routes.ts';
import { createPageViewQueue } from './page-view-queue.ts';

/** Which address was looked at, and from when on. */
export type Visit = [pathname: string, at: Date];

interface PageViewsProps {
  /** Those that were not reported yet, this one the last. */
  visits: Visit[];
  pathname: string;
}

const queue = createPageViewQueue();

/** product spec §1: page views are tracked per route with merchant, name, email and mode; the API knows these from the token. */
export default function PageViews({ visits, pathname }: PageViewsProps): null {
  const client = useClient(session);

  useEffect(() => {
    queue.sendWith((views) => client.trackPageViews({ body: { views } }));
    function onHidden() {
      if (document.visibilityState === 'hidden') queue.flush();
    }
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      // What was seen in this mode goes to this mode's API.
      queue.flush();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [client]);

  useEffect(() => {
    for (const [path, at] of visits.splice(0)) {
      const pattern = findRoute(path)?.path;
      if (pattern) queue.add(asInContract(pattern), at);
    }
  }, [visits, pathname]);

  return null;
}

/** `orders/:id` of the router is `/orders/{id}` to the API; what no route knows is the page that says so. */
function asInContract(pattern: string): string {
  if (pattern === '*') return '/pages/404';
  return `/${pattern.replaceAll(/:(\w+)\??/g, '{$1}')}`;
}
