import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SANDBOX } from './support.ts';

/** Between the server and the API: hands on each request, and loses the answers of those that `loses` names. */
export const startBetween = async (loses: (method: string, path: string) => boolean) => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const { method = 'GET', url = '/' } = request;
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const answer = await fetch(SANDBOX + url, { method, headers, body });
    const text = await answer.text();
    if (loses(method, url)) return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
