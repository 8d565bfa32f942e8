import type { FastifyRequest } from 'fastify';
import { refuse } from '../../spec/refused.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * For `/dev/*`: the person at this machine and nobody else. The address alone does not tell: a page that rebinds its name to
 * 127.0.0.1 and a proxy on this machine arrive from it as well, but not under a local name, or not without saying so.
 */
export const onlyLocal = async ({ ip, host, headers }: FastifyRequest): Promise<void> => {
  const name = host.replace(/:\d+$/, '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  const isForeign = headers['sec-fetch-site'] === 'cross-site';
  if (LOOPBACK.has(ip) && LOCAL_NAMES.has(name) && !isForwarded && !isForeign) return;
  refuse('DPAY_NOT_FOUND');
};
