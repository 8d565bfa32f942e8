import type { FastifyRequest } from 'fastify';

/**
 * Where the dashboard has what a browser asked for without `#` (a link that was typed, or lost its `#` on the way):
 * `/orders?status=paid` is `/#/orders?status=paid`. Undefined where it is no page that was asked for. It begins with `/#`
 * whatever was asked, so nothing in the address can lead to another site.
 */
export const dashboardAddress = ({ method, url, headers }: FastifyRequest): string | undefined => {
  const isReader = method === 'GET' || method === 'HEAD';
  if (!isReader || !headers.accept?.includes('text/html') || OURS.test(url)) return undefined;
  const asked = url.replace(/^[/\\]+/, '');
  // The page itself, where it is not built: asking again would find nothing again.
  if (asked === '' || asked.startsWith('?')) return undefined;
  const { pathname, search } = new URL(`http://here/${asked}`);
  return `/#${pathname}${search}`;
};

// Addresses of the API and its developers' tools: nothing there is a page of the dashboard.
const OURS = /^\/(dashboard|dev|v\d+\.\d+)\//;
