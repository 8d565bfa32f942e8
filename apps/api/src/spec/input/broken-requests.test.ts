import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';

// These requests are not valid HTTP, so they are written directly to a socket. No client would send them.
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.live.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.live.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends the bytes and returns everything received until the server closes the connection. */
const say = (bytes: string, opened: (socket: Socket) => void = () => undefined): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    opened(socket);
  });

const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(head.split(' ')[1]), headers, problem: JSON.parse(body) as Problem };
};

const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /dashboard/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['an address of 20 kB', `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['a header of 20 kB', `${GET}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['text that is not HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a negative length', `${POST}Content-Length: -1\r\n\r\n`, 400],
  ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  ['chunks without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['a control character in a header', `${GET}X: a\u0001b\r\n\r\n`, 400],
  ['a header without a name', `${GET}: x\r\n\r\n`, 400],
])('%s is rejected in the standard error format', async (_, bytes, status) => {
  const answer = read(await say(bytes));

  expect(answer.status).toBe(status);
  expect(answer.problem).toMatchObject({
    error_code: status === 431 ? 'DPAY_HEADERS_TOO_LARGE' : 'DPAY_INVALID_REQUEST',
    request_id: answer.headers['x-request-id'],
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
});

test.each([
  ['Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['Expect', `${GET}Expect: a-miracle\r\nConnection: close\r\n\r\n`],
])('a request whose %s is invalid is rejected by that name', async (field, bytes) => {
  const { status, problem } = read(
    await say(bytes.replace('1.1\r\n\r\n', '1.1\r\nConnection: close\r\n\r\n')),
  );

  expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

test.each([
  ['Host', 'Host: evil.test', 400],
  ['Authorization', 'Authorization: Bearer y\r\nAuthorization: Bearer x', 401],
])('two %s headers are rejected', async (_, more, status) => {
  const { live } = await app.signIn('owner@a.test');
  const lines = more.replace('Bearer y', `Bearer ${live}`);

  const { status: answered } = read(
    await say(`GET /dashboard/profile HTTP/1.1\r\nHost: localhost\r\n${lines}\r\nConnection: close\r\n\r\n`),
  );

  expect(answered).toBe(status);
});

test.each([
  ['/dashboard/payments', 405, 'DPAY_METHOD_NOT_ALLOWED'],
  ['/nowhere', 404, 'DPAY_NOT_FOUND'],
  ['*', 404, 'DPAY_NOT_FOUND'],
])(
  'OPTIONS of %s without a preflight header is rejected like any unknown method',
  async (address, status, code) => {
    const answer = read(
      await say(`OPTIONS ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );

    expect(answer).toMatchObject({
      status,
      problem: { error_code: code, request_id: answer.headers['x-request-id'] },
    });
  },
);

test('a client that stops in the middle of its body gets a timeout', async () => {
  const opened = new Promise<Socket>((resolve) => app.live.server.once('connection', resolve));
  const answer = say(`${POST}Content-Length: 10\r\n\r\n{`);
  app.live.server.emit(
    'clientError',
    Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    await opened,
  );

  expect(read(await answer)).toMatchObject({ status: 408, problem: { error_code: 'DPAY_REQUEST_TIMEOUT' } });
});

test('headers may take 30 seconds and the whole request two minutes, for large files on slow lines', () => {
  // If the header timeout were longer than the total, Node would swap them.
  const { headersTimeout, requestTimeout } = app.live.server;

  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 30_000, requestTimeout: 120_000 });
});

test('a malformed request never answers for the one before it', async () => {
  const body = JSON.stringify({ email: 'owner@a.test', password: 'x' });

  expect(await say(`${POST}Content-Length: ${body.length}\r\n\r\n${body}nonsense\r\n\r\n`)).not.toContain(
    '400 Bad Request',
  );
});

test('a malformed address is rejected with the standard headers', async () => {
  const reply = await app.ask('GET', '/dashboard/payments/%zz');

  expect(reply.headers).toMatchObject({
    'x-request-id': reply.json<Problem>().request_id,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
});

test('a request that arrives during shutdown is told to retry', async () => {
  const stopping = await startTestApp();
  await stopping.live.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = stopping.live.server.address() as AddressInfo);
  const body = JSON.stringify({ email: 'owner@a.test', password: 'x' });
  const working = new Promise((resolve) => stopping.live.server.once('request', resolve));
  let socket: Socket | undefined;
  const answers = say(`${POST}Content-Length: ${body.length}\r\n\r\n${body}`, (opened) => (socket = opened));
  await working;
  const stopped = stopping.close();
  socket?.write(`${GET}\r\n`);
  const [, late = ''] = (await answers).split(/(?=HTTP\/1\.1 503)/);
  await stopped;

  expect(read(late)).toMatchObject({
    status: 503,
    headers: { connection: 'close', 'retry-after': '5' },
    problem: { error_code: 'DPAY_SERVICE_UNAVAILABLE' },
  });
});
