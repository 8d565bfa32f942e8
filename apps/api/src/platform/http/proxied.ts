import type { IncomingHttpHeaders } from 'node:http';

/** Accepts names as written in an address or in `Host`, which are case-insensitive. */
export const isLocalName = (name: string): boolean => LOCAL_NAMES.has(name.toLowerCase());

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

type Reached = { trustProxy: boolean; publicUrls: { live: string; sandbox: string } | undefined };

/**
 * Whether the configuration indicates a proxy. A proxy on this machine has the same address as the person at it, so routes for that person
 * must not exist then.
 */
export const isProxied = ({ trustProxy, publicUrls }: Reached): boolean =>
  trustProxy || Object.values(publicUrls ?? {}).some((url) => !isLocalName(new URL(url).hostname));

/** Whether a proxy's headers show that it forwarded the call. A proxy that sends none looks like the caller. */
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
