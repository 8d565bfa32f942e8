import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ask, Problem } from '../../testing/app.ts';
import { codeOf, startDoor } from '../../testing/door.ts';
import type { ShownDoor } from '../../testing/door.ts';

let door: ShownDoor;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.app.close());
beforeEach(() => door.reset());

describe('400, 413, 415', () => {
  const fieldsOf = async (ask: Ask) => {
    const reply = await door.simulate(ask);
    expect(reply.status).toBe(400);
    expect(door.ran()).toBe(0);
    return reply.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);
  };

  test.each<[string, unknown, string[]]>([
    ['an unknown field', { status: 'completed', extra: 1 }, ['extra DPAY_FIELD_UNKNOWN']],
    ['a missing field', {}, ['status DPAY_REQUIRED']],
    ['a number for text', { status: 1 }, ['status DPAY_FIELD_WRONG_TYPE']],
    ['null for text', { status: null }, ['status DPAY_FIELD_WRONG_TYPE']],
    ['a value outside the enum', { status: 'done' }, ['status DPAY_FIELD_NOT_A_CHOICE']],
    ['NUL', { status: 'comp\0leted' }, ['status DPAY_FIELD_INVALID']],
    ['a list for an object', [], ['body DPAY_FIELD_WRONG_TYPE']],
    ['text for an object', '"completed"', ['body DPAY_FIELD_WRONG_TYPE']],
    ['a lone surrogate', String.raw`{"status":"\ud800"}`, ['status DPAY_FIELD_INVALID']],
    ['an infinite number', '{"status":1e400}', ['status DPAY_FIELD_INVALID']],
    ['a prototype', '{"status":"completed","__proto__":{"a":1}}', ['body DPAY_FIELD_UNKNOWN']],
    ['a duplicate key', '{"status":"failed","status":"completed"}', ['status DPAY_FIELD_INVALID']],
    [
      'an object with too many keys',
      Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, 1])),
      ['body DPAY_FIELD_INVALID'],
    ],
    ['broken JSON', '{"status":', ['body DPAY_FIELD_INVALID']],
    ['no body', '', ['body DPAY_REQUIRED']],
    ['excessive nesting', `{"status":${'['.repeat(5000)}${']'.repeat(5000)}}`, []],
  ])('%s is rejected by field and code', async (_, payload, fields) => {
    const found = await fieldsOf({
      payload: payload as string,
      headers: { 'content-type': 'application/json' },
    });

    if (fields.length > 0) expect(found).toEqual(fields);
  });

  test('invalid UTF-8 is rejected', async () => {
    const payload = Buffer.from([0x7b, 0xff, 0x7d]);

    expect(await fieldsOf({ payload, headers: { 'content-type': 'application/json' } })).toEqual([
      'body DPAY_FIELD_INVALID',
    ]);
  });

  test('an unknown query parameter is rejected', async () => {
    const reply = await door.app.ask('POST', `${door.url}?force=1`, {
      mode: 'sandbox',
      token: door.owner.sandbox,
      payload: { status: 'completed' },
      headers: { 'idempotency-key': door.newKey() },
    });

    expect(reply.json()).toMatchObject({ errors: [{ field: 'force', code: 'DPAY_FIELD_UNKNOWN' }] });
  });

  test.each([
    ['limit=1e400', 'limit'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=10.5', 'limit'],
    ['limit=10.0', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=010', 'limit'],
    ['limit=10&limit=20', 'limit'],
    ['count=yes', 'count'],
    ['filters=%7B', 'filters'],
    ['filters=%7B%22status%22%3A%22completed%22%7D', 'filters.status'],
    ['filters=%7B%22stat%22%3A1%7D', 'filters.stat'],
    ['filters=%7B%22amount_min%22%3A1e999%7D', 'filters.amount_min'],
    ['filters=%7B%22amount_min%22%3A1e4%7D', 'filters.amount_min'],
    ['expand=order&expand=everything', 'expand.1'],
    ['filters=%7B%22amount_min%22%3A1%2C%22amount_min%22%3A2%7D', 'filters.amount_min'],
    ['search=%00', 'search'],
    ['search=%', 'search'],
    ['search=50%25%', 'search'],
    ['search=%zz', 'search'],
    ['search=%ED%A0%80', 'search'],
    ['search=%C0%80', 'search'],
    ['%zz=1', '%zz'],
    ['from=2026-13-01', 'from'],
  ])('the query %s is rejected by field', async (query, field) => {
    const reply = await door.app.ask('GET', `/dashboard/payments?${query}`, { token: door.owner.live });

    expect(reply.status).toBe(400);
    expect(reply.json<Problem>().errors?.map((error) => error.field)).toEqual([field]);
  });

  test.each([
    ['GET', '/dashboard/payments/pay_%00', 'id'],
    ['GET', '/dashboard/payments/pay_%ED%A0%80', 'id'],
    ['GET', '/dashboard/orders/%F0', 'id'],
    ['GET', '/dashboard/orders/%', 'id'],
    ['POST', '/dashboard/orders/%F0/sync?x=%zz', 'id'],
  ])('the path %s %s is rejected by parameter', async (method, path, field) => {
    const reply = await door.app.ask(method as 'GET', path, { token: door.owner.live });

    expect(reply.status).toBe(400);
    expect(reply.json<Problem>()).toMatchObject({
      error_code: 'DPAY_INVALID_REQUEST',
      errors: [{ field, code: 'DPAY_FIELD_INVALID' }],
    });
  });

  test('an unknown path with invalid percent-encoding is rejected as well', async () => {
    const reply = await door.app.ask('GET', '/dashboard/nothing/%F0', { token: door.owner.live });

    expect([reply.status, reply.json<Problem>().errors]).toEqual([400, undefined]);
  });

  test.each<[string, string, object, string]>([
    ['limit=101', 'DPAY_FIELD_TOO_LARGE', { max: 100 }, 'Paling besar 100.'],
    ['limit=0', 'DPAY_FIELD_TOO_SMALL', { min: 1 }, 'Paling kecil 1.'],
    ['limit=ten', 'DPAY_FIELD_WRONG_TYPE', { type: 'integer' }, 'Isilah dengan bilangan bulat.'],
    [
      'action=back',
      'DPAY_FIELD_NOT_A_CHOICE',
      { choices: 'first, next, previous, last' },
      'Pilih salah satu: first, next, previous, last.',
    ],
  ])('the query %s is rejected with its limit', async (query, code, params, message) => {
    const reply = await door.app.ask('GET', `/dashboard/payments?${query}`, { token: door.owner.live });

    const [field] = query.split('=');
    expect(reply.json()).toMatchObject({ errors: [{ field, code, params, message }] });
  });

  test('a malformed id is rejected with the expected format', async () => {
    const reply = await door.app.ask('GET', '/dashboard/payments/pay_1', {
      token: door.owner.live,
      headers: { 'accept-language': 'en' },
    });

    expect(reply.json<Problem>().errors).toMatchObject([
      {
        code: 'DPAY_FIELD_NOT_AN_ID',
        params: { prefix: 'pay_' },
        message: 'Not an ID: it must start with pay_, followed by 26 capital letters and digits.',
      },
    ]);
  });

  test('an escaped percent sign can be searched for', async () => {
    const reply = await door.app.ask('GET', '/dashboard/payments?search=50%25+off', {
      token: door.owner.live,
    });

    expect(reply.status).toBe(200);
  });

  // spec 7.7
  test.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'constructor' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json; charset="iso-8859-1"' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'application/json', 'content-encoding': 'identity, br' },
  ])('%o is 415', async (headers) => {
    const payload = '{"status":"completed"}';

    expect(await codeOf(door.simulate({ payload, headers }))).toEqual([415, 'DPAY_UNSUPPORTED_MEDIA_TYPE']);
    expect(door.ran()).toBe(0);
  });

  test.each<Record<string, string>>([
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'Application/JSON;Charset="UTF-8"' },
    { 'content-type': 'application/json', 'content-encoding': 'identity' },
  ])('%o is accepted', async (headers) => {
    expect((await door.simulate({ payload: '{"status":"completed"}', headers })).status).toBe(200);
  });

  test('a body above the limit is 413', async () => {
    const payload = JSON.stringify({ status: 'x'.repeat(300_000) });

    expect(await codeOf(door.simulate({ payload, headers: { 'content-type': 'application/json' } }))).toEqual(
      [413, 'DPAY_PAYLOAD_TOO_LARGE'],
    );
  });

  test('a batch of empty rows at the maximum size is rejected unparsed', async () => {
    const payload = `{"name":"Gaji","items":[${'{},'.repeat(2_700_000)}{}]}`;

    const reply = await door.app.ask('POST', '/dashboard/disbursements', {
      mode: 'sandbox',
      token: door.owner.sandbox,
      payload,
      headers: { 'idempotency-key': door.newKey(), 'content-type': 'application/json' },
    });

    expect([reply.status, reply.json<Problem>().errors]).toMatchObject([
      400,
      [{ field: 'body', code: 'DPAY_FIELD_INVALID' }],
    ]);
  });

  test.each([
    ['no id', 'pay_1;drop table payment'],
    ['too long', `pay_${'0'.repeat(10_000)}`],
  ])('a path that is %s is rejected', async (_, id) => {
    const reply = await door.app.ask('GET', `/dashboard/payments/${id}`, { token: door.owner.live });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_INVALID_REQUEST', errors: [{ field: 'id' }] });
  });
});

describe('404, 405', () => {
  test('an unknown address and an unknown method have the same error format', async () => {
    const nowhere = await door.app.ask('GET', '/dashboard/nowhere', { token: door.owner.live });
    const method = await door.app.ask('DELETE', '/dashboard/payments', { token: door.owner.live });

    expect([nowhere.status, nowhere.json<Problem>().error_code]).toEqual([404, 'DPAY_NOT_FOUND']);
    expect([method.status, method.json<Problem>().error_code]).toEqual([405, 'DPAY_METHOD_NOT_ALLOWED']);
    expect(method.headers['allow']).toBe('GET, POST');
  });

  test('a malformed address is 400', async () => {
    const reply = await door.app.ask('GET', '/dashboard/payments/%zz', { token: door.owner.live });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([400, 'DPAY_INVALID_REQUEST']);
  });
});
