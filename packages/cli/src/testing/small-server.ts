import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { url: string; headers: IncomingHttpHeaders; body: string };

/** A loopback server that responds as the test defines, one call after the other, and records the requests. */
export const smallServer = async (answer: (response: ServerResponse, asked: Asked, call: number) => void) => {
  const asked: Asked[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
    asked.push(one);
    answer(response, one, asked.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
