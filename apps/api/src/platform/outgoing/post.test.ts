import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CERTIFICATE } from '../../testing/certificate.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { makeOutgoing } from './post.ts';
import type { Outgoing, OutgoingRules } from './post.ts';

let receiver: Receiver;
let secure: Receiver;
const opened: Outgoing[] = [];

beforeAll(async () => {
  secure = await startReceiver({ tls: true });
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const one of opened.splice(0)) one.close();
  await receiver.close();
});
afterAll(() => secure.close());

/** As in the embedded mode, with a resolver that knows the test's names. */
const outgoing = (different: Partial<OutgoingRules> = {}): Outgoing => {
  const one = makeOutgoing({
    loopback: true,
    timeoutMs: 400,
    answerBytes: 65_536,
    resolve: async () => ['127.0.0.1'],
    ...different,
  });
  opened.push(one);
  return one;
};
const strict = (resolve?: OutgoingRules['resolve']) =>
  outgoing({ loopback: false, ...(resolve && { resolve }) });
const post = (from: Outgoing, url: string) =>
  from.post(url, { headers: { 'content-type': 'application/json', 'x-a': '1' }, body: '{"a":"é"}' });

describe('a call', () => {
  test('sends the body byte for byte and returns the response', async () => {
    receiver.answer((_, response) => {
      response
        .writeHead(201, { 'content-type': 'text/plain', 'set-cookie': 'sid=secret' })
        .end('terima kasih');
    });

    const answer = await post(outgoing(), `${receiver.url}/a?b=1`);

    expect(receiver.received).toMatchObject([{ url: '/a?b=1', body: '{"a":"é"}', headers: { 'x-a': '1' } }]);
    expect(answer).toEqual({
      ms: expect.any(Number) as number,
      status: 201,
      contentType: 'text/plain',
      retryAfter: null,
      body: 'terima kasih',
      truncated: false,
      error: null,
    });
  });

  test.each([
    [204, null],
    [302, 'redirect'],
    [404, 'bad_status'],
    [500, 'bad_status'],
  ])('answered %i is %s', async (status, error) => {
    receiver.answer((_, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end());

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status, error });
    expect(receiver.received).toHaveLength(1);
  });

  test('ends an endless response after 64 kB', async () => {
    receiver.answer((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('é'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });

    const answer = await post(outgoing(), receiver.url);

    expect(answer).toMatchObject({ status: 200, truncated: true, error: null });
    expect(answer.body).toBe('é'.repeat(200));
  });

  test.each([
    ['é'.repeat(200), 'é'.repeat(200), false],
    ['☕'.repeat(201), '☕'.repeat(200), true],
    ['x'.repeat(65_536), 'x'.repeat(200), true],
  ])('stores 200 characters of a response: %#', async (body, kept, truncated) => {
    receiver.answer((_, response) => response.end(body));

    expect(await post(outgoing(), receiver.url)).toMatchObject({ body: kept, truncated });
  });

  test('replaces bytes that are not text, so that a database accepts them', async () => {
    receiver.answer((_, response) => response.end(Buffer.from([0x61, 0x00, 0xff, 0x62])));

    expect((await post(outgoing(), receiver.url)).body).toBe('a\uFFFD\uFFFDb');
  });

  test('does not decompress the response', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    receiver.answer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));

    const answer = await post(outgoing(), receiver.url);

    expect(answer).toMatchObject({ status: 200, error: null });
    expect(answer.body?.length).toBeLessThanOrEqual(bomb.length);
  });

  test('stores only the start of Content-Type and Retry-After', async () => {
    receiver.answer((_, response) =>
      response.writeHead(503, { 'content-type': 'y'.repeat(5000), 'retry-after': '600', server: 'z' }).end(),
    );

    const answer = await post(outgoing(), receiver.url);

    expect(answer).toMatchObject({ contentType: 'y'.repeat(100), retryAfter: '600' });
    expect(JSON.stringify(answer)).not.toContain('z');
  });

  test('reuses a connection, and opens another if it was closed meanwhile', async () => {
    const from = outgoing();
    let calls = 0;
    receiver.answer((_, response) => {
      calls += 1;
      if (calls === 2) response.socket?.destroy();
      else response.end('ok');
    });

    const answers = [await post(from, receiver.url), await post(from, receiver.url)];

    expect(answers.map(({ error }) => error)).toEqual([null, null]);
  });
});

describe('a receiver that does not answer', () => {
  test('at all, before the deadline', async () => {
    receiver.answer(() => undefined);

    const answer = await post(outgoing(), receiver.url);

    expect(answer).toMatchObject({ status: null, error: 'timeout' });
    expect(answer.ms).toBeGreaterThanOrEqual(399);
  });

  test('completely, before the deadline', async () => {
    receiver.answer((_, response) => void response.writeHead(200, { 'content-length': 10 }).write('half'));

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: null, error: 'timeout' });
  });

  test('but breaks the connection', async () => {
    receiver.answer((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half', () => response.destroy());
    });

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: null, error: 'connection_failed' });
  });

  test('in HTTP', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('220 mail.example ESMTP\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    expect(await post(outgoing(), `http://127.0.0.1:${port}`)).toMatchObject({ error: 'bad_response' });
    server.close();
  });

  test('but sends endless headers', async () => {
    receiver.answer((_, response) => response.setHeader('x-long', 'y'.repeat(20_000)).end());

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: null, error: 'bad_response' });
  });

  test('but wants to switch protocols', async () => {
    receiver.answer((_, response) =>
      response.socket?.write('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    );

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: null, error: 'bad_response' });
  });

  test('but sends endless informational responses', async () => {
    receiver.answer((_, response) => {
      const more = setInterval(() => response.writeProcessing(), 20);
      response.once('close', () => clearInterval(more));
    });

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: null, error: 'timeout' });
  });

  test('because nothing listens', async () => {
    const { url } = receiver;
    await receiver.close();

    expect(await post(outgoing(), url)).toMatchObject({ status: null, error: 'refused' });
  });

  test('because the name does not resolve', async () => {
    const unknown = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));

    expect(await post(outgoing({ resolve: unknown }), 'http://kopi.example')).toMatchObject({
      error: 'dns_failed',
    });
    expect(await post(outgoing({ resolve: async () => [] }), 'http://kopi.example')).toMatchObject({
      error: 'dns_failed',
    });
  });
});

describe('TLS', () => {
  const url = () => `https://hook.example:${secure.port}/`;

  test('with a valid certificate for the name succeeds', async () => {
    expect(await post(outgoing({ ca: CERTIFICATE }), url())).toMatchObject({ status: 200, error: null });
  });

  test('with an untrusted certificate or another name sends nothing', async () => {
    const before = secure.received.length;

    expect(await post(outgoing(), url())).toMatchObject({ error: 'tls_failed' });
    const other = url().replace('hook.example', 'other.example');
    expect(await post(outgoing({ ca: CERTIFICATE }), other)).toMatchObject({ error: 'tls_failed' });
    expect(secure.received).toHaveLength(before);
  });

  test('with a server that does not speak it fails', async () => {
    expect(await post(outgoing(), receiver.url.replace('http', 'https'))).toMatchObject({
      error: 'tls_failed',
    });
  });
});

describe('a forbidden address', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '①②⑦.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '0.0.0.0',
    '[::]',
    '169.254.169.254',
    '10.0.0.1',
    '100.100.100.200',
    '[fd00:ec2::254]',
    '[64:ff9b::7f00:1]',
  ])('is not connected to: %s', async (host) => {
    expect(await post(strict(), `http://${host}:${receiver.port}/`)).toMatchObject({
      error: 'address_blocked',
    });
    expect(receiver.received).toEqual([]);
  });

  test('gives the same answer whether or not something listens there', async () => {
    const { port } = receiver;
    const targets = [`127.0.0.1:${port}`, '127.0.0.1:1', '10.0.0.1:443', '192.168.255.254:8443'];

    const answers = await Promise.all(targets.map((target) => post(strict(), `https://${target}/`)));

    for (const answer of answers) {
      expect({ ...answer, ms: 0 }).toEqual({ ...answers[0], ms: 0 });
      expect(answer.ms).toBeLessThan(1000);
    }
  });

  test.each(['localhost', 'localhost.', 'LOCALHOST'])(
    'is not reached by the system’s own name: %s',
    async (host) => {
      const system = makeOutgoing({ loopback: false, timeoutMs: 5000, answerBytes: 1000 });
      opened.push(system);
      const { error } = await post(system, `http://${host}:${receiver.port}/`);

      // Some resolvers do not know a name with a trailing dot.
      expect(['address_blocked', 'dns_failed']).toContain(error);
      expect(receiver.received).toEqual([]);
    },
  );

  test('can be reached in the embedded mode by the system’s own name', async () => {
    const system = makeOutgoing({ loopback: true, timeoutMs: 5000, answerBytes: 1000 });
    opened.push(system);

    expect(await post(system, `http://localhost:${receiver.port}/`)).toMatchObject({ status: 200 });
  });

  test.each([
    ['a name that resolves to it', ['127.0.0.1']],
    ['another name that resolves to it', ['1.1.1.1', '10.0.0.1']],
    ['a name that resolves to it over IPv6', ['::ffff:127.0.0.1']],
  ])('%s', async (_, addresses) => {
    const from = strict(async () => addresses);

    expect(await post(from, `http://kopi.example:${receiver.port}/`)).toMatchObject({
      error: 'address_blocked',
    });
    expect(await from.isForbidden('https://kopi.example')).toBe(true);
    expect(receiver.received).toEqual([]);
  });

  test('a name that changes its address is resolved once and never reaches the second address', async () => {
    let asked = 0;
    const rebinding = outgoing({
      resolve: async () => [(asked += 1) === 1 ? '127.0.0.1' : '10.0.0.1'],
    });
    const url = `http://rebind.example:${receiver.port}/`;
    receiver.answer((_, response) => response.setHeader('connection', 'close').end());

    expect([await post(rebinding, url), asked]).toMatchObject([{ error: null }, 1]);
    expect(await post(rebinding, url)).toMatchObject({ error: 'address_blocked' });
    expect(receiver.received).toHaveLength(1);
  });

  test('is not reached by a redirect', async () => {
    const inner = await startReceiver();
    receiver.answer((_, response) => response.writeHead(307, { location: inner.url }).end());

    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: 307, error: 'redirect' });
    expect(inner.received).toEqual([]);
    await inner.close();
  });

  test('a name that does not resolve is not yet forbidden', async () => {
    const from = strict(() => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })));

    expect(await from.isForbidden('https://kopi.example')).toBe(false);
    expect(await from.isForbidden('https://10.0.0.1')).toBe(true);
    expect(await from.isForbidden('https://1.1.1.1')).toBe(false);
  });
});

test('a proxy from the environment is not used', async () => {
  process.env['http_proxy'] = 'http://127.0.0.1:9';
  process.env['HTTP_PROXY'] = 'http://127.0.0.1:9';
  process.env['NODE_USE_ENV_PROXY'] = '1';
  try {
    expect(await post(outgoing(), receiver.url)).toMatchObject({ status: 200 });
  } finally {
    for (const name of ['http_proxy', 'HTTP_PROXY', 'NODE_USE_ENV_PROXY']) delete process.env[name];
  }
});
