import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';
import { isProxied } from './platform/http/proxied.ts';

/** How the person at this machine opens a port of ours; where it is bound to an address of the network alone, that one. */
export const addressAt = (host: string, port: number): string =>
  `http://${LOCAL_NAMES.get(host) ?? (isIPv6(host) ? `[${host}]` : host)}:${port}`;

/**
 * Where the mails are read that nobody sends. Codes and links are in them, so only the person at this machine may, by a local name: bound
 * to an address of the network alone, nobody could, and behind a proxy anybody. A database with the demonstration's people, whose passwords
 * anybody knows, is no place for what nobody else may read.
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

/** What is bound to 0.0.0.0 is not at `::1`, where a browser looks for localhost first, and may find another program. */
const LOCAL_NAMES: ReadonlyMap<string, string> = new Map([
  ['127.0.0.1', 'localhost'],
  ['localhost', 'localhost'],
  ['::1', 'localhost'],
  ['::', 'localhost'],
  ['0.0.0.0', '127.0.0.1'],
]);
