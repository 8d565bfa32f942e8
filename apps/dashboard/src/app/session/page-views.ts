import { session } from '@dasbor/sdk/resources';
import { useEffect } from 'react';
import { useClient } from '../../shared/lib/client.tsx';
import { findRoute } from '../signed-in-routes.ts';
import { createPageViewQueue } from './page-view-queue.ts';

/** The visited address and the time of the visit. */
export type Visit = [pathname: string, at: Date];

type PageViewsProps = {
  /** The visits that are not reported yet, oldest first. */
  visits: Visit[];
  pathname: string;
};

const queue = createPageViewQueue();

/** product spec §1: page views are tracked per route with merchant, name, email and mode; the API knows these from the token. */
export default function PageViews({ visits, pathname }: PageViewsProps): null {
  const client = useClient(session);

  useEffect(() => {
    queue.sendWith((views) => client.trackPageViews({ body: { views } }));
    const onHidden = () => {
      if (document.visibilityState === 'hidden') queue.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      // Views in this mode go to this mode's API.
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

/** The router's `orders/:id` is `/orders/{id}` in the API. Unknown addresses count as the not-found page. */
const asInContract = (pattern: string): string => {
  if (pattern === '*') return '/pages/404';
  return `/${pattern.replaceAll(/:(\w+)\??/g, '{$1}')}`;
};
