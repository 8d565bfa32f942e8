import type { IncomingHttpHeaders } from 'node:http';

/** As it stands in an address or in a `Host`, where names have no case. */
export const isLocalName = (name: string): boolean => LOCAL_NAMES.has(name.toLowerCase());

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

type Reached = { trustProxy: boolean; publicUrls: { live: string; sandbox: string } | undefined };

/**
 * Whether others come here through a proxy, as far as it was said. A proxy on this machine comes from here as the person at it does, so
 * that where there is one nothing is for that person alone.
 */
export const isProxied = ({ trustProxy, publicUrls }: Reached): boolean =>
  trustProxy || Object.values(publicUrls ?? {}).some((url) => !isLocalName(new URL(url).hostname));

/** Whether a proxy says of a call that it passed it on. One that says nothing cannot be told from the caller. */
export const isPassedOn = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PASSED_ON.has(name));

const PASSED_ON = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'x-envoy-external-address',
  'cf-connecting-ip',
  'true-client-ip',
  'fly-client-ip',
]);
