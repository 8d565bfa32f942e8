import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';
import { isProxied } from './platform/http/proxied.ts';

/** How a person at this machine opens one of our ports. If only a network address is bound, that one. */
export const addressAt = (host: string, port: number): string =>
  `http://${LOCAL_NAMES.get(host) ?? (isIPv6(host) ? `[${host}]` : host)}:${port}`;

/**
 * Where unsent mails can be read. They contain codes and links, so only the person at this machine may read them, by a local name. If only
 * a network address is bound, nobody could; behind a proxy, anybody could. It also exists only for the demo users, whose passwords are
 * public.
 */
export const mailboxAddress = (config: MailboxConfig, seeded: boolean): string | undefined => {
  const { host, port, production, databaseUrl, seams, smtpUrl } = config;
  const isShown = !production && (seeded || databaseUrl === undefined || seams);
  if (smtpUrl !== undefined || !isShown || !LOCAL_NAMES.has(host) || isProxied(config)) return undefined;
  return `${addressAt(host, port)}/dev/mailbox`;
};

type MailboxConfig = Pick<
  Config,
  'host' | 'port' | 'production' | 'databaseUrl' | 'seams' | 'smtpUrl' | 'trustProxy' | 'publicUrls'
>;

/** A server bound to 0.0.0.0 is not reachable at `::1`, which browsers try first for localhost and where another program may answer. */
const LOCAL_NAMES: ReadonlyMap<string, string> = new Map([
  ['127.0.0.1', 'localhost'],
  ['localhost', 'localhost'],
  ['::1', 'localhost'],
  ['::', 'localhost'],
  ['0.0.0.0', '127.0.0.1'],
]);
