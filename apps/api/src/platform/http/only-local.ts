import type { FastifyRequest } from 'fastify';
import { refuse } from '../../spec/refused.ts';
import { callerAddress } from './caller-address.ts';
import { isLocalName, isPassedOn } from './proxied.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/**
 * Restricts `/dev/*` to the person at this machine. The address 127.0.0.1 is not enough: DNS rebinding and local proxies arrive from it
 * too. A rebound page uses its own host name. Most proxies send a header, or HTTP/1.0 like most versions of nginx. A proxy that does
 * neither and uses a local host name cannot be recognised, so these routes do not exist if a proxy is configured (`isProxied`). Only pages
 * of our own origins may call. Any page may link to a page here, but it cannot read it through a frame or as its opener.
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

/** Checks `Host` and the host in the request line, which takes precedence (RFC 9112 §3.2.2). */
const isCalledLocally = ({ host, raw: { url = '' } }: FastifyRequest): boolean =>
  isLocalName(host.replace(/:\d+$/, '')) &&
  (url.startsWith('/') || isLocalName(URL.parse(url)?.hostname ?? ''));

// Not every browser sends Sec-Fetch-Site, and it treats another port of this machine as the same site.
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
