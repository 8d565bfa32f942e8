import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartRefusal } from './platform/db/folder/data-lock.ts';

/** Opens the port, or explains in one sentence why it cannot. */
export const listen = async (app: FastifyInstance, host: string, port: number): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw tell(error, host, port);
  }
  // Emitted when a connection cannot be accepted, for example without a free file descriptor. Without a listener the process ends.
  app.server.on('error', (error) => app.log.error({ err: error }, 'a connection could not be accepted'));
};

/**
 * Checks the port by opening it briefly, before any migration or seeding. If users are sent to localhost, its other address must be free
 * too: a browser tries `::1` first and would open another program.
 */
export const assertOpens = async (host: string, port: number, isSandbox: boolean): Promise<void> => {
  try {
    await open(host, port);
    if (AT_LOCALHOST.has(host)) await open('::1', port).catch(unlessNoSuchAddress);
  } catch (error) {
    throw tell(error, host, port, isSandbox);
  }
};

const AT_LOCALHOST = new Set(['127.0.0.1', 'localhost']);

const open = async (host: string, port: number): Promise<void> => {
  const probe = createServer();
  await once(probe.listen({ host, port }), 'listening');
  probe.close();
  await once(probe, 'close');
};

/** On a machine without IPv6, nobody reaches `::1`. */
const unlessNoSuchAddress = (error: unknown): void => {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
};

const tell = (error: unknown, host: string, port: number, isSandbox = false): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException;
  const inTheWay = IN_THE_WAY[code]?.(host, port);
  if (inTheWay === undefined) return error;
  const why = isSandbox ? ` The sandbox API needs the port after PORT (${port - 1}).` : '';
  return new StartRefusal(inTheWay + why, { cause: error });
};

const noSuchHost = (host: string): string => `This machine has no address ${host}; choose another with HOST.`;

const IN_THE_WAY: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is already in use; stop what uses it or choose another with PORT.`,
  EACCES: (_, port) => `Port ${port} may not be opened by this user; choose another with PORT.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
};
