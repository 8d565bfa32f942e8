import type { FastifyRequest } from 'fastify';
import { refuse } from '../../spec/refused.ts';
import { isLocalName } from './proxied.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * For `/dev/*`: the person at this machine and nobody else. The address alone does not tell: a page that rebinds its name to
 * 127.0.0.1 and a proxy on this machine arrive from it as well. The page does under its own name, and a proxy mostly says what it is, or
 * speaks HTTP/1.0, as most versions of nginx do. One that does neither and calls us by a local name cannot be told from that person: so
 * where a proxy is known of (`isProxied`), these routes are not there at all.
 */
export const onlyLocal = async ({ ip, host, headers, raw }: FastifyRequest): Promise<void> => {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined) || raw.httpVersion === '1.0';
  const isForeign = headers['sec-fetch-site'] === 'cross-site';
  if (LOOPBACK.has(ip) && isLocalName(host.replace(/:\d+$/, '')) && !isForwarded && !isForeign) return;
  refuse('DPAY_NOT_FOUND');
};

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
