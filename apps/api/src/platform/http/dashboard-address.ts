import type { FastifyRequest } from 'fastify';

/**
 * Maps an address without `#` (typed, or lost on the way) to the dashboard's route: `/orders?status=paid` becomes `/#/orders?status=paid`.
 * Undefined if the request is not for a page. The result always begins with `/#`, so it can never lead to another site.
 */
export const dashboardAddress = ({ method, url, headers }: FastifyRequest): string | undefined => {
  const isReader = method === 'GET' || method === 'HEAD';
  if (!isReader || !headers.accept?.includes('text/html') || OURS.test(url)) return undefined;
  const asked = url.replace(/^[/\\]+/, '');
  // The page itself, if the dashboard is not built: a redirect would loop.
  if (asked === '' || asked.startsWith('?')) return undefined;
  const { pathname, search } = new URL(`http://here/${asked}`);
  return `/#${pathname}${search}`;
};

// Addresses of the API, of customers' pages and of developer tools, which are never dashboard pages.
const OURS = /^\/(dashboard|dev|pay|refund-claims|v\d+\.\d+)\//;
