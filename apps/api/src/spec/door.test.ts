import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { startTestApp } from '../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../testing/people.ts';
import { loadContract } from './contract.ts';
import { ok, problem } from './handlers.ts';
import type { Handler, SuccessBody } from './handlers.ts';

// The door is shown with an operation of the contract whose handler writes a row and answers as the test says.
const URL = '/dashboard/payments/pay_01K00000000000000000000001/simulate';
const document = loadContract().document as { components: { examples: Record<string, { value: unknown }> } };
const PAYMENT = document.components.examples['va-completed-waiting']?.value as SuccessBody<'simulatePayment'>;

let answer: Handler<'simulatePayment'>;
let app: TestApp;
let owner: Tokens;
let ran: number;
let keys = 0;

const simulatePayment: Handler<'simulatePayment'> = async (call) => {
  ran += 1;
  await call.tx.run(sql`
    insert into page_view (merchant_id, mode, user_id, route, viewed_at)
    values (${call.session.merchantId}, ${call.session.mode}, ${call.session.userId}, '/written', ${call.now})`);
  return answer(call);
};

beforeAll(async () => {
  app = await startTestApp({ handlers: { ...handlers, simulatePayment } });
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  ran = 0;
  answer = async () => ok(PAYMENT);
  await app.db.system((tx) => tx.run(sql`delete from page_view`));
});

const newKey = () => `key-${String(++keys).padStart(16, '0')}`;
const simulate = (ask: Ask & { key?: string | undefined } = {}) => {
  const { key = newKey(), headers, ...rest } = ask;
  return app.ask('POST', URL, {
    mode: 'sandbox',
    token: owner.sandbox,
    payload: { status: 'completed' },
    headers: { 'idempotency-key': key, ...headers },
    ...rest,
  });
};
const written = async () =>
  Number((await app.db.system((tx) => tx.one<{ n: string }>(sql`select count(*) as n from page_view`))).n);
const codeOf = async (asked: ReturnType<typeof simulate>) => {
  const reply = await asked;
  return [reply.status, reply.json<Problem>().error_code];
};

describe('401', () => {
  test.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic b3duZXI6' }],
    ['nonsense', { authorization: 'Bearer nonsense' }],
    ['an unsigned token', { authorization: `Bearer ${btoa('{"alg":"none"}').replace('=', '')}.e30.` }],
  ])('%s is not recognised, before anything else is looked at', async (_, headers) => {
    const reply = await app.ask('POST', URL, { mode: 'sandbox', headers, payload: '{broken' });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_UNAUTHORIZED_ACCESS' });
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });

  test('a token signed by another server is refused', async () => {
    const { makeTokens } = await import('../platform/auth/tokens.ts');
    const forged = await makeTokens(Buffer.alloc(32, 9), app.clock).access(
      { sub: 'usr_x', sid: 'ses_x', merchant_id: MERCHANT_A, mode: 'sandbox', name: '', mobile: null },
      new Date(app.clock.now().getTime() + 60_000),
    );

    expect(await codeOf(simulate({ token: forged }))).toEqual([401, 'DPAY_UNAUTHORIZED_ACCESS']);
  });

  test('a sign-in that was ended elsewhere is over at once', async () => {
    const other = await app.signIn('admin@a.test');
    expect((await simulate({ token: other.sandbox })).status).toBe(200);
    await app.ask('POST', '/dashboard/logout', { token: other.live });

    expect(await codeOf(simulate({ token: other.sandbox }))).toEqual([401, 'DPAY_SESSION_EXPIRED']);
  });
});

describe('403', () => {
  test('a token of one mode is refused by the host of the other', async () => {
    expect(await codeOf(simulate({ token: owner.live }))).toEqual([403, 'DPAY_MODE_MISMATCH']);
  });

  test('Is-Live must agree with the token', async () => {
    expect(await codeOf(simulate({ headers: { 'is-live': 'true' } }))).toEqual([403, 'DPAY_MODE_MISMATCH']);
    expect((await simulate({ headers: { 'is-live': 'false' } })).status).toBe(200);
  });

  test('a role without the permission is told which one is missing, before the body is looked at', async () => {
    const uploader = await app.signIn('uploader@a.test');

    const reply = await simulate({ token: uploader.sandbox, payload: { nonsense: true } });

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_FORBIDDEN',
      params: { permission: 'payment.view' },
    });
    expect(reply.json<Problem>().error).toContain('payment.view');
  });

  test('rights are those of this moment, not those of the sign-in', async () => {
    const finance = await app.signIn('finance@a.test');
    await app.db.system((tx) =>
      tx.run(
        sql`update role set permissions = '{home.view}' where merchant_id = ${MERCHANT_A} and role_id = 2`,
      ),
    );

    expect(await codeOf(simulate({ token: finance.sandbox }))).toEqual([403, 'DPAY_FORBIDDEN']);
  });

  test('what is for sandbox alone is refused on the live host', async () => {
    expect(await codeOf(simulate({ mode: 'live', token: owner.live }))).toEqual([403, 'DPAY_SANDBOX_ONLY']);
  });
});

describe('400, 413, 415', () => {
  const fieldsOf = async (ask: Ask) => {
    const reply = await simulate(ask);
    expect(reply.status).toBe(400);
    expect(ran).toBe(0);
    return reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);
  };

  test.each<[string, unknown, string[]]>([
    ['an unknown field', { status: 'completed', extra: 1 }, ['extra DPAY_FIELD_UNKNOWN']],
    ['a missing field', {}, ['status DPAY_REQUIRED']],
    ['a number for text', { status: 1 }, ['status DPAY_FIELD_INVALID']],
    ['null for text', { status: null }, ['status DPAY_FIELD_INVALID']],
    ['a value that is no choice', { status: 'done' }, ['status DPAY_FIELD_INVALID']],
    ['NUL', { status: 'comp\0leted' }, ['status DPAY_FIELD_INVALID']],
    ['a list for an object', [], ['body DPAY_FIELD_INVALID']],
    ['text for an object', '"completed"', ['body DPAY_FIELD_INVALID']],
    ['a lone surrogate', String.raw`{"status":"\ud800"}`, ['status DPAY_FIELD_INVALID']],
    ['an infinite number', '{"status":1e400}', ['status DPAY_FIELD_INVALID']],
    ['a prototype', '{"status":"completed","__proto__":{"a":1}}', ['body DPAY_FIELD_UNKNOWN']],
    ['broken JSON', '{"status":', ['body DPAY_FIELD_INVALID']],
    ['no body', '', ['body DPAY_REQUIRED']],
    ['endless depth', `{"status":${'['.repeat(5000)}${']'.repeat(5000)}}`, []],
  ])('%s is refused by field and code', async (_, payload, fields) => {
    const found = await fieldsOf({
      payload: payload as string,
      headers: { 'content-type': 'application/json' },
    });

    if (fields.length > 0) expect(found).toEqual(fields);
  });

  test('bytes that are no UTF-8 are refused', async () => {
    const payload = Buffer.from([0x7b, 0xff, 0x7d]);

    expect(await fieldsOf({ payload, headers: { 'content-type': 'application/json' } })).toEqual([
      'body DPAY_FIELD_INVALID',
    ]);
  });

  test('an unknown query parameter is refused', async () => {
    const reply = await app.ask('POST', `${URL}?force=1`, {
      mode: 'sandbox',
      token: owner.sandbox,
      payload: { status: 'completed' },
      headers: { 'idempotency-key': newKey() },
    });

    expect(reply.json()).toMatchObject({ errors: [{ field: 'force', code: 'DPAY_FIELD_UNKNOWN' }] });
  });

  test.each([
    ['limit=1e400', 'limit'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=10.5', 'limit'],
    ['limit=10&limit=20', 'limit'],
    ['count=yes', 'count'],
    ['filters=%7B', 'filters'],
    ['filters=%7B%22status%22%3A%22completed%22%7D', 'filters.status'],
    ['filters=%7B%22stat%22%3A1%7D', 'filters.stat'],
    ['filters=%7B%22amount_min%22%3A1e999%7D', 'filters.amount_min'],
    ['expand=order&expand=everything', 'expand.1'],
    ['search=%00', 'search'],
    ['from=2026-13-01', 'from'],
  ])('the query %s is refused with its field named', async (query, field) => {
    const reply = await app.ask('GET', `/dashboard/payments?${query}`, { token: owner.live });

    expect(reply.status).toBe(400);
    expect(reply.json<Problem>().errors?.map((error) => error.field)).toEqual([field]);
  });

  test('another content type is 415', async () => {
    expect(
      await codeOf(simulate({ payload: 'status=completed', headers: { 'content-type': 'text/plain' } })),
    ).toEqual([415, 'DPAY_UNSUPPORTED_MEDIA_TYPE']);
  });

  test('a body above the limit is 413', async () => {
    const payload = JSON.stringify({ status: 'x'.repeat(300_000) });

    expect(await codeOf(simulate({ payload, headers: { 'content-type': 'application/json' } }))).toEqual([
      413,
      'DPAY_PAYLOAD_TOO_LARGE',
    ]);
  });

  test('a path that is no id is refused', async () => {
    const reply = await app.ask('GET', '/dashboard/payments/pay_1;drop table payment', { token: owner.live });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_INVALID_REQUEST', errors: [{ field: 'id' }] });
  });
});

describe('404, 405', () => {
  test('an unknown address and an unknown method have the same form of error', async () => {
    const nowhere = await app.ask('GET', '/dashboard/nowhere', { token: owner.live });
    const method = await app.ask('DELETE', '/dashboard/payments', { token: owner.live });

    expect([nowhere.status, nowhere.json<Problem>().error_code]).toEqual([404, 'DPAY_NOT_FOUND']);
    expect([method.status, method.json<Problem>().error_code]).toEqual([405, 'DPAY_METHOD_NOT_ALLOWED']);
    expect(method.headers['allow']).toBe('GET');
  });

  test('a broken address is 400', async () => {
    const reply = await app.ask('GET', '/dashboard/payments/%zz', { token: owner.live });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_REQUEST']);
  });
});

describe('idempotency', () => {
  test('a key is required, and has a form', async () => {
    const without = await app.ask('POST', URL, {
      mode: 'sandbox',
      token: owner.sandbox,
      payload: { status: 'completed' },
    });

    expect(without.json()).toMatchObject({ error_code: 'DPAY_IDEMPOTENCY_KEY_REQUIRED' });
    expect(await codeOf(simulate({ key: 'short' }))).toEqual([400, 'DPAY_INVALID_REQUEST']);
  });

  test('the same call twice runs once and answers the same', async () => {
    const key = newKey();

    const [first, second] = [await simulate({ key }), await simulate({ key })];

    expect(second.text).toBe(first.text);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([ran, await written()]).toEqual([1, 1]);
  });

  test('the order of the fields does not make another request', async () => {
    const key = newKey();
    await simulate({
      key,
      payload: '{ "status" : "completed" }',
      headers: { 'content-type': 'application/json' },
    });

    expect((await simulate({ key })).headers['idempotent-replayed']).toBe('true');
  });

  test('the key with another body, operation or person is a conflict', async () => {
    const key = newKey();
    await simulate({ key });
    const admin = await app.signIn('admin@a.test');

    expect(await codeOf(simulate({ key, payload: { status: 'failed' } }))).toEqual([
      409,
      'DPAY_IDEMPOTENCY_MISMATCH',
    ]);
    expect(await codeOf(simulate({ key, token: admin.sandbox }))).toEqual([409, 'DPAY_IDEMPOTENCY_MISMATCH']);
    expect(ran).toBe(1);
  });

  test('another merchant may use the same key', async () => {
    const key = newKey();
    await simulate({ key });
    const foreign = await app.signIn('owner@b.test');

    expect((await simulate({ key, token: foreign.sandbox })).headers['idempotent-replayed']).toBeUndefined();
    expect(ran).toBe(2);
  });

  test('ten at once run once', async () => {
    const key = newKey();

    const replies = await Promise.all(Array.from({ length: 10 }, () => simulate({ key })));

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect([ran, await written()]).toEqual([1, 1]);
  });

  test('a refusal is kept as well, and what was written before it is undone', async () => {
    const key = newKey();
    answer = async () => problem('DPAY_SIMULATION_NOT_ALLOWED', { from: 'completed', to: 'failed' });

    const [first, second] = [await simulate({ key }), await simulate({ key })];

    expect([first.status, second.status]).toEqual([409, 409]);
    expect(second.text).toBe(first.text);
    expect([ran, await written()]).toEqual([1, 0]);
  });

  test('a fault is not kept: the same key may try again', async () => {
    const key = newKey();
    answer = () => Promise.reject(new Error('the handler broke'));
    const broken = await simulate({ key });
    answer = async () => ok(PAYMENT);
    const again = await simulate({ key });

    expect([broken.status, broken.json<Problem>().error_code]).toEqual([500, 'DPAY_INTERNAL_ERROR']);
    expect(again.status).toBe(200);
    expect(await written()).toBe(1);
  });

  test('a key of yesterday may be used again', async () => {
    const key = newKey();
    await simulate({ key });
    app.clock.set(new Date(app.clock.now().getTime() + 24 * 3_600_000 + 1000));
    owner = await app.signIn('owner@a.test');
    await simulate({ key, payload: { status: 'failed' } });

    expect(ran).toBe(2);
  });
});

describe('answers', () => {
  test('every answer has a request id of our own, whatever the caller sends', async () => {
    const reply = await simulate({ headers: { 'x-request-id': 'mine' } });

    expect(reply.headers['x-request-id']).toMatch(/^req_[0-9A-Z]{26}$/);
  });

  test('an answer that the contract does not describe is a fault, and nothing is written', async () => {
    answer = async () => ok({ data: { ...PAYMENT.data, secret: 1 } } as SuccessBody<'simulatePayment'>);

    expect(await codeOf(simulate())).toEqual([500, 'DPAY_INTERNAL_ERROR']);
    expect(await written()).toBe(0);
  });

  test('a code that the operation does not document is a fault', async () => {
    answer = async () => problem('DPAY_VA_EXPIRED');

    expect(await codeOf(simulate())).toEqual([500, 'DPAY_INTERNAL_ERROR']);
  });

  test('a refusal that must be remembered is written, another is not', async () => {
    answer = async () => problem('DPAY_PAYMENT_NOT_FOUND', undefined, { commit: true });
    await simulate();
    const kept = await written();
    answer = async () => problem('DPAY_PAYMENT_NOT_FOUND');
    await simulate();

    expect([kept, await written()]).toEqual([1, 1]);
  });

  test('data that only PostgreSQL refuses is the caller’s mistake', async () => {
    answer = async ({ tx }) => {
      await tx.run(sql`select ${'275760-09-13'}::text::timestamptz + interval '100000 years'`);
      return ok(PAYMENT);
    };

    expect(await codeOf(simulate())).toEqual([400, 'DPAY_INVALID_REQUEST']);
  });
});

describe('limits', () => {
  test('too many calls of one sign-in are 429 and say when to come back', async () => {
    const slow = await startTestApp({
      limits: { perAddress: { most: 3, perSeconds: 60 }, perSession: { most: 2, perSeconds: 30 } },
    });
    const { live } = await slow.signIn('owner@a.test');
    const ask = () => slow.ask('GET', '/dashboard/profile', { token: live });

    const replies = [await ask(), await ask(), await ask()];
    slow.clock.set(new Date(slow.clock.now().getTime() + 31_000));
    const later = await ask();
    await slow.close();

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies[2]?.headers['retry-after']).toBe('30');
    expect(replies[2]?.json()).toMatchObject({
      error_code: 'DPAY_RATE_LIMITED',
      params: { retry_after: 30 },
    });
    expect(later.status).toBe(200);
  });

  test('sign-ins from one address are counted too', async () => {
    const slow = await startTestApp({
      limits: { perAddress: { most: 1, perSeconds: 60 }, perSession: { most: 9, perSeconds: 60 } },
    });
    const ask = () => slow.ask('POST', '/dashboard/login', { payload: { email: 'x@a.test', password: 'x' } });

    const statuses = [(await ask()).status, (await ask()).status];
    await slow.close();

    expect(statuses).toEqual([401, 429]);
  });
});

test('no merchant’s row is written for another, whatever the handler tries', async () => {
  answer = async ({ tx }) => {
    await tx.run(sql`
      insert into page_view (merchant_id, mode, user_id, route, viewed_at)
      values (${MERCHANT_B}, 'sandbox', 'usr_x', '/', now())`);
    return ok(PAYMENT);
  };

  expect(await codeOf(simulate())).toEqual([500, 'DPAY_INTERNAL_ERROR']);
  expect(await written()).toBe(0);
});
