import type { FastifyRequest } from 'fastify';
import { refuse } from '../../spec/refused.ts';
import { callerAddress } from './caller-address.ts';
import { isLocalName, isPassedOn } from './proxied.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/**
 * For `/dev/*`: the person at this machine and nobody else. The address alone does not tell: a page that rebinds its name to
 * 127.0.0.1 and a proxy on this machine arrive from it as well. The page does under its own name, and a proxy mostly says what it is, or
 * speaks HTTP/1.0, as most versions of nginx do. One that does neither and calls us by a local name cannot be told from that person: so
 * where a proxy is known of (`isProxied`), these routes are not there at all. Of pages, only those of our own origins may call. A page to
 * be looked at may also be reached by a link of any other: who clicked sees it, and that page cannot, neither in a frame nor as its opener.
 */
export const onlyLocal =
  (origins: readonly string[], { byLink = false } = {}) =>
  async (request: FastifyRequest): Promise<void> => {
    const { headers, raw } = request;
    const isProxy = isPassedOn(headers) || raw.httpVersion === '1.0';
    const mayCall = !isForeign(request, origins) || (byLink && isClicked(request));
    if (LOOPBACK.has(callerAddress(request)) && isCalledLocally(request) && !isProxy && mayCall) return;
    refuse('DPAY_NOT_FOUND');
  };

/** By `Host`, and where the request line names a host as well, by that: RFC 9112 §3.2.2 has it win. */
const isCalledLocally = ({ host, raw: { url = '' } }: FastifyRequest): boolean =>
  isLocalName(host.replace(/:\d+$/, '')) &&
  (url.startsWith('/') || isLocalName(URL.parse(url)?.hostname ?? ''));

// Not every browser sends Sec-Fetch-Site, and to it another port of this machine is the same site.
const isForeign = ({ protocol, host, headers }: FastifyRequest, origins: readonly string[]): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOurs = origin === undefined || origin === `${protocol}://${host}` || origins.includes(origin);
  return site === 'cross-site' || !isOurs;
};

const isClicked = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers.origin === undefined &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';
