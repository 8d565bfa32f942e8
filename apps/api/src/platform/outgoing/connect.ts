import { connect as openSocket } from 'node:net';
import type { LookupFunction, Socket } from 'node:net';
import { isAddress } from '@dasbor/domain/webhooks';
import { Forbidden } from './errors.ts';

export type Connect = (host: string, port: number, timeoutMs: number) => Promise<Socket>;

/** TCP to an untrusted host. The connection goes to the address that was checked. */
export const guardedConnect =
  (mayReach: (address: string) => boolean, lookup: LookupFunction): Connect =>
  (host, port, timeoutMs) =>
    new Promise((resolve, reject) => {
      // An IP address skips `lookup`.
      if (isAddress(host) && !mayReach(host)) return reject(new Forbidden());
      const socket = openSocket({ host, port, lookup });
      const timer = setTimeout(
        () => socket.destroy(Object.assign(new Error('No connection in time.'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      );
      socket.once('connect', () => {
        clearTimeout(timer);
        socket.off('error', reject);
        resolve(socket);
      });
      socket.once('error', reject);
      socket.once('close', () => clearTimeout(timer));
    });
