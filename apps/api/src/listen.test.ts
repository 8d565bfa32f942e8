import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import fastify from 'fastify';
import { assertOpens, listen } from './listen.ts';

let other: Server | undefined;
afterEach(() => {
  other?.close();
  other = undefined;
});

/** Another program that holds a port at this address; undefined if the machine lacks the address. */
const taken = async (host: string): Promise<number | undefined> => {
  const server = createServer();
  try {
    await once(server.listen({ host, port: 0 }), 'listening');
  } catch {
    return undefined;
  }
  other = server;
  return (server.address() as AddressInfo).port;
};

describe('a port that another program holds', async () => {
  const ofIpv6 = await taken('::1');
  other?.close();

  test.each(['127.0.0.1', 'localhost'])('at 127.0.0.1 is reported for %s', async (host) => {
    const port = (await taken('127.0.0.1')) ?? 0;

    await expect(assertOpens(host, port, false)).rejects.toThrow(`Port ${port} is already in use;`);
  });

  test.runIf(ofIpv6).each(['127.0.0.1', 'localhost'])(
    'at ::1 is reported for %s, because browsers try it first for localhost',
    async (host) => {
      const port = (await taken('::1')) ?? 0;

      await expect(assertOpens(host, port, false)).rejects.toThrow(`Port ${port} is already in use;`);
    },
  );

  test.runIf(ofIpv6)('at ::1 does not matter if nobody is sent to localhost', async () => {
    const port = (await taken('::1')) ?? 0;

    await expect(assertOpens('0.0.0.0', port, false)).resolves.toBeUndefined();
  });

  test('is reported with the reason if the sandbox needs it', async () => {
    const port = (await taken('127.0.0.1')) ?? 0;

    await expect(assertOpens('127.0.0.1', port, true)).rejects.toThrow(
      `The sandbox API needs the port after PORT (${port - 1}).`,
    );
  });
});

test('a free port opens and is released', async () => {
  const port = (await taken('127.0.0.1')) ?? 0;
  other?.close();

  await assertOpens('127.0.0.1', port, false);
  await assertOpens('127.0.0.1', port, false);
});

test('a connection that cannot be accepted does not end the others', async () => {
  const app = fastify();
  app.get('/', () => 'here');
  await listen(app, '127.0.0.1', 0);

  app.server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));

  const { port } = app.server.address() as AddressInfo;
  expect(await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).toBe('here');
  await app.close();
});
