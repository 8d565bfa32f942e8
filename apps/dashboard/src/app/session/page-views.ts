import { session } from '@dasbor/sdk/resources';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from '../../shared/lib/client.tsx';
import { findRoute } from '../feature-routes.ts';
import { createPageViewQueue } from './page-view-queue.ts';

const queue = createPageViewQueue();

/** product spec §1: page views are tracked per route with merchant, name, email and mode; the API knows these from the token. */
export default function PageViews(): null {
  const client = useClient(session);
  const { pathname } = useLocation();
  const pattern = findRoute(pathname)?.path;

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
    if (pattern) queue.add(asInContract(pattern), new Date());
  }, [pattern, pathname]);

  return null;
}

/** `orders/:id` of the router is `/orders/{id}` to the API; what no route knows is the page that says so. */
function asInContract(pattern: string): string {
  if (pattern === '*') return '/pages/404';
  return `/${pattern.replaceAll(/:(\w+)\??/g, '{$1}')}`;
}
