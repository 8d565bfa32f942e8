import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts';

export type Received = { url: string; headers: IncomingHttpHeaders; body: string };
export type Answer = (request: Received, response: ServerResponse) => void;

export type Receiver = {
  port: number;
  url: string;
  received: Received[];
  /** Sets its behaviour; by default it answers 200. */
  answer: (answer: Answer) => void;
  /** Resolves after this many calls. */
  until: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

const TAKEN: Answer = (_, response) => response.end('ok');

/** A merchant's server on loopback that records what it receives. */
export const startReceiver = async ({ tls = false, host = '127.0.0.1' } = {}): Promise<Receiver> => {
  let answer = TAKEN;
  const received: Received[] = [];
  const waiting = new Set<() => void>();

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(one);
      for (const look of waiting) look();
      answer(one, response);
    });
  };
  const server: Server = tls
    ? createTlsServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, handle)
    : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    url: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    received,
    answer: (next) => {
      answer = next;
    },
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
