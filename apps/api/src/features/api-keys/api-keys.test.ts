import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, idOf, NOW } from '../../testing/trade.ts';

type Key = {
  id: string;
  status: string;
  last_four: string;
  allowed_ips: string[];
  previous_secret: { last_four: string; works_until: string } | null;
};
type Made = { data: { api_key: Key; secret: string } };

const EMAIL = 'developer@a.test';
let app: TestApp;
let developer: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.signIn(EMAIL);
});
afterAll(() => app.close());

const WISH = { name: 'Toko online', scopes: { orders: 'write' } };
const sandbox = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, ask: Ask = {}) =>
  app.ask(method, path, {
    mode: 'sandbox',
    token: developer.sandbox,
    ...(payload && { payload }),
    ...ask,
  });
const create = async (wish: object = {}) =>
  (await sandbox('POST', '/dashboard/api-keys', { ...WISH, ...wish })).json<Made>().data;
const regenerate = (id: string, overlap: string) =>
  sandbox('POST', `/dashboard/api-keys/${id}/regenerate`, { overlap });
const works = async (apiKey: string) => {
  const reply = await app.ask('GET', '/dashboard/orders', { mode: 'sandbox', apiKey });
  return reply.status === 200 || reply.json<Problem>().error_code;
};
const codeOf = async (asked: Promise<{ status: number; json: <T>() => T }>) => {
  const reply = await asked;
  return [reply.status, reply.json<Problem>().error_code];
};
const later = (minutes: number) => app.clock.set(new Date(Date.parse(NOW) + minutes * 60_000));

describe('creating a key', () => {
  test('shows the secret once; the database has no way to recover it', async () => {
    const { api_key, secret } = await create({ allowed_ips: ['127.0.0.1', '127.0.0.1/32'] });

    expect(secret).toMatch(/^dp_test_[0-9A-Za-z]{32}$/);
    expect(api_key).toMatchObject({ status: 'active', last_four: secret.slice(-4), mode: 'sandbox' });
    expect(api_key.allowed_ips).toEqual(['127.0.0.1/32']);
    expect(await works(secret)).toBe(true);
    const list = await sandbox('GET', '/dashboard/api-keys');
    expect(list.text).toContain(api_key.id);
    expect(list.text).not.toContain(secret.slice(0, -4));
    expect(await everythingStored()).not.toContain(secret.slice(8));
  });

  test('twice creates two secrets', async () => {
    const [first, second] = [await create(), await create()];
    expect(first.secret).not.toBe(second.secret);
  });

  test.each([
    ['an empty name', { name: ' ' }, 'name', 'DPAY_REQUIRED'],
    ['no scope', { scopes: { orders: 'none' } }, 'scopes', 'DPAY_SCOPE_REQUIRED'],
    ['an unknown scope', { scopes: { everything: 'write' } }, 'scopes.everything', 'DPAY_FIELD_UNKNOWN'],
    ['an unknown access level', { scopes: { orders: 'admin' } }, 'scopes.orders', 'DPAY_FIELD_NOT_A_CHOICE'],
    ['an invalid address', { allowed_ips: ['localhost'] }, 'allowed_ips.0', 'DPAY_IP_RANGE_INVALID'],
    [
      'an address with an octal-looking zero',
      { allowed_ips: ['010.8.0.1'] },
      'allowed_ips.0',
      'DPAY_IP_RANGE_INVALID',
    ],
    ['a name with a line break', { name: 'Kasir\nlunas' }, 'name', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['a name with a bidirectional mark', { name: 'Kasir \u202efdp' }, 'name', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['a name with invisible characters', { name: 'Ka\u200bsir' }, 'name', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['an expiry in the past', { expires_at: '2026-11-20T02:59:59Z' }, 'expires_at', 'DPAY_EXPIRY_INVALID'],
  ])('with %s is refused by field', async (_, wish, field, code) => {
    const reply = await sandbox('POST', '/dashboard/api-keys', { ...WISH, ...wish });
    expect([reply.status, reply.json<Problem>().errors?.[0]]).toMatchObject([400, { field, code }]);
  });
});

describe('rotating a secret', () => {
  test('keeps both working until the overlap ends', async () => {
    const { api_key, secret } = await create();
    const reply = (await regenerate(api_key.id, '1h')).json<Made>().data;

    expect(reply.api_key.id).toBe(api_key.id);
    expect(reply.api_key.previous_secret).toEqual({
      last_four: secret.slice(-4),
      works_until: '2026-11-20T04:00:00.000Z',
    });
    expect([await works(secret), await works(reply.secret)]).toEqual([true, true]);
    later(60);
    expect([await works(secret), await works(reply.secret)]).toEqual(['DPAY_API_KEY_REVOKED', true]);
    later(0);
  });

  test('of a key that expires sooner keeps both working until then', async () => {
    const { api_key, secret } = await create({ expires_at: '2026-11-20T03:01:00.000Z' });
    const reply = (await regenerate(api_key.id, '7d')).json<Made>().data;
    const shown = async () =>
      (await sandbox('GET', `/dashboard/api-keys/${api_key.id}`)).json<{ data: Key }>().data;

    expect(reply.api_key.previous_secret?.works_until).toBe('2026-11-20T03:01:00.000Z');
    app.clock.set(new Date(Date.parse(NOW) + 30_000));
    expect((await regenerate(api_key.id, '7d')).json<Problem>().params).toEqual({
      until: '2026-11-20T03:01:00.000Z',
    });
    later(1);
    expect(await works(secret)).toBe('DPAY_API_KEY_EXPIRED');
    expect(await shown()).toMatchObject({ status: 'expired', previous_secret: null });
    later(0);
  });

  test('without an overlap ends the old one at once', async () => {
    const { api_key, secret } = await create();
    const reply = (await regenerate(api_key.id, 'none')).json<Made>().data;

    expect([await works(secret), await works(reply.secret)]).toEqual(['DPAY_API_KEY_REVOKED', true]);
    expect(reply.api_key.previous_secret).toBeNull();
  });

  test('twice concurrently rotates once, so that a double click does not break servers', async () => {
    const { api_key, secret } = await create();
    const replies = await Promise.all([regenerate(api_key.id, '7d'), regenerate(api_key.id, '7d')]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.json<Problem>().error_code).toBe('DPAY_KEY_JUST_REPLACED');
    expect(await works(secret)).toBe(true);
    later(1);
    expect(await codeOf(regenerate(api_key.id, '7d'))).toEqual([409, 'DPAY_KEY_ROTATION_RUNNING']);
    later(0);
  });

  test('five times concurrently, with any overlap, returns one secret, which works', async () => {
    const { api_key } = await create();
    const overlaps = ['none', 'none', '7d', 'none', '1h'];

    const replies = await Promise.all(overlaps.map((overlap) => regenerate(api_key.id, overlap)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    for (const reply of replies.filter(({ status }) => status === 409))
      expect(reply.json<Problem>()).toMatchObject({
        error_code: 'DPAY_KEY_JUST_REPLACED',
        params: { until: '2026-11-20T03:00:10.000Z' },
      });
    const answered = replies.find(({ status }) => status === 200);
    expect(await works(answered?.json<Made>().data.secret ?? '')).toBe(true);
  });

  test('that leaked ends both the current and the previous one', async () => {
    const { api_key, secret } = await create();
    const second = (await regenerate(api_key.id, '7d')).json<Made>().data.secret;
    later(1);
    const third = (await regenerate(api_key.id, 'none')).json<Made>().data.secret;

    expect([await works(secret), await works(second), await works(third)]).toEqual([
      'DPAY_API_KEY_REVOKED',
      'DPAY_API_KEY_REVOKED',
      true,
    ]);
    later(0);
  });
});

describe('revoking a key', () => {
  test('disables every secret with the next call, permanently', async () => {
    const { api_key, secret } = await create();
    const second = (await regenerate(api_key.id, '7d')).json<Made>().data.secret;
    const revoke = () => sandbox('POST', `/dashboard/api-keys/${api_key.id}/revoke`);

    expect((await revoke()).json()).toMatchObject({
      data: { status: 'revoked', revoked_at: NOW, previous_secret: null },
    });
    expect([await works(secret), await works(second)]).toEqual([
      'DPAY_API_KEY_REVOKED',
      'DPAY_API_KEY_REVOKED',
    ]);
    expect(await codeOf(revoke())).toEqual([409, 'DPAY_API_KEY_ENDED']);
    expect(await codeOf(regenerate(api_key.id, 'none'))).toEqual([409, 'DPAY_API_KEY_ENDED']);
    const change = sandbox('PATCH', `/dashboard/api-keys/${api_key.id}`, { expires_at: null });
    expect(await codeOf(change)).toEqual([409, 'DPAY_API_KEY_ENDED']);
  });

  test('is automatic at its expiry, which can be moved', async () => {
    const { api_key, secret } = await create({ expires_at: '2026-11-20T03:30:00Z' });
    later(30);

    expect(await works(secret)).toBe('DPAY_API_KEY_EXPIRED');
    expect(await codeOf(regenerate(api_key.id, 'none'))).toEqual([409, 'DPAY_API_KEY_ENDED']);
    await sandbox('PATCH', `/dashboard/api-keys/${api_key.id}`, { expires_at: null });
    expect(await works(secret)).toBe(true);
    later(0);
  });
});

describe('changing a key', () => {
  test('changes only the given fields', async () => {
    const { api_key } = await create({ allowed_ips: ['203.0.113.0/24'] });
    const reply = await sandbox('PATCH', `/dashboard/api-keys/${api_key.id}`, { name: ' Kasir ' });

    expect(reply.json()).toEqual({ data: { ...api_key, name: 'Kasir' } });
    expect((await sandbox('PATCH', `/dashboard/api-keys/${api_key.id}`, {})).status).toBe(400);
  });

  test('applies new scopes and addresses from the next call', async () => {
    const { api_key, secret } = await create();
    const change = (payload: object) => sandbox('PATCH', `/dashboard/api-keys/${api_key.id}`, payload);

    await change({ scopes: { payments: 'read' } });
    expect(await works(secret)).toBe('DPAY_API_KEY_SCOPE_MISSING');
    await change({ scopes: { orders: 'read' }, allowed_ips: ['203.0.113.9'] });
    expect(await works(secret)).toBe('DPAY_API_KEY_IP_NOT_ALLOWED');
  });
});

describe('in live mode', () => {
  const live = (path: string, payload: object | undefined, otp?: string, method: 'POST' | 'PATCH' = 'POST') =>
    app.ask(method, path, {
      token: developer.live,
      ...(payload && { payload }),
      ...(otp && { headers: { 'x-otp-token': otp } }),
    });
  const confirmed = (purpose: string, action: object, mode: 'live' | 'sandbox' = 'live') =>
    confirm(app, { email: EMAIL, token: developer[mode], mode, purpose, action });

  // spec 6.26
  test('creating, changing and rotating a key each need a code for exactly that', async () => {
    const { id } = await addKey(app.db, A_LIVE, 50);
    const paths = [
      ['POST', '/dashboard/api-keys', WISH, 'api_key_create', WISH],
      ['PATCH', `/dashboard/api-keys/${id}`, { name: 'Kasir' }, 'api_key_update', { id, name: 'Kasir' }],
      [
        'POST',
        `/dashboard/api-keys/${id}/regenerate`,
        { overlap: '1h' },
        'api_key_regenerate',
        { id, overlap: '1h' },
      ],
    ] as const;
    for (const [method, path, payload, purpose, action] of paths) {
      expect(await codeOf(live(path, payload, undefined, method))).toEqual([403, 'DPAY_OTP_REQUIRED']);
      const other = await confirmed(purpose, { ...action, name: 'Lain' });
      expect(await codeOf(live(path, payload, other, method))).toEqual([403, 'DPAY_OTP_REQUIRED']);
      const elsewhere = await confirmed(purpose, action, 'sandbox');
      expect(await codeOf(live(path, payload, elsewhere, method))).toEqual([403, 'DPAY_OTP_REQUIRED']);
      const otp = await confirmed(purpose, action);
      expect((await live(path, payload, otp, method)).status).toBeLessThan(300);
    }
  });

  test('a code confirms one rotation: a repeated call changes nothing', async () => {
    const { id } = await addKey(app.db, A_LIVE, 51);
    const action = { id, overlap: 'none' };
    const otp = await confirmed('api_key_regenerate', action);
    const path = `/dashboard/api-keys/${id}/regenerate`;

    const first = await live(path, { overlap: 'none' }, otp);
    const again = await live(path, { overlap: 'none' }, otp);

    expect([first.status, again.status]).toEqual([200, 403]);
    const { secret } = first.json<Made>().data;
    expect((await app.ask('GET', '/dashboard/orders', { apiKey: secret })).status).toBe(200);
  });

  test('revoking needs no code, because it can only improve security', async () => {
    const { id } = await addKey(app.db, A_LIVE, 52);
    expect((await live(`/dashboard/api-keys/${id}/revoke`, undefined)).status).toBe(200);
  });
});

describe('a foreign key', () => {
  const asks = (id: string) =>
    [
      ['GET', `/dashboard/api-keys/${id}`, undefined],
      ['PATCH', `/dashboard/api-keys/${id}`, { name: 'Milikku' }],
      ['POST', `/dashboard/api-keys/${id}/regenerate`, { overlap: 'none' }],
      ['POST', `/dashboard/api-keys/${id}/revoke`, undefined],
    ] as const;

  test('does not exist: of another merchant, mode or kind', async () => {
    const foreign = await addKey(app.db, { merchantId: MERCHANT_A, mode: 'live' }, 60);
    const legacy = await addKey(app.db, A_SANDBOX, 61, { kind: 'legacy' });
    const stranger = await app.signIn('owner@b.test');
    const own = await create();
    for (const [method, path, payload] of asks(own.api_key.id)) {
      const ask = { mode: 'sandbox', token: stranger.sandbox, ...(payload && { payload }) } as const;
      expect(await codeOf(app.ask(method, path, ask))).toEqual([404, 'DPAY_API_KEY_NOT_FOUND']);
    }
    for (const id of [foreign.id, legacy.id, idOf('key', 99)])
      for (const [method, path, payload] of asks(id))
        expect(await codeOf(sandbox(method, path, payload))).toEqual([404, 'DPAY_API_KEY_NOT_FOUND']);
    expect(await works(own.secret)).toBe(true);
  });

  test('is not visible without settings.view', async () => {
    const viewer = await app.signIn('viewer@a.test');
    for (const method of ['GET', 'POST'] as const)
      expect(
        await codeOf(
          app.ask(method, '/dashboard/api-keys', { mode: 'sandbox', token: viewer.sandbox, payload: WISH }),
        ),
      ).toEqual([403, 'DPAY_FORBIDDEN']);
  });
});

test('every change of a key is in the audit without its secret', async () => {
  const { api_key } = await create();
  await sandbox('PATCH', `/dashboard/api-keys/${api_key.id}`, { name: 'Kasir' });
  await regenerate(api_key.id, '1h');
  await sandbox('POST', `/dashboard/api-keys/${api_key.id}/revoke`);
  const events = await app.db.system((tx) =>
    tx.rows<{ action: string; mode: string; ip: string }>(
      sql`select action, mode, ip from audit_event where target = ${api_key.id} order by id`,
    ),
  );

  expect(events).toEqual(
    ['created', 'updated', 'regenerated', 'revoked'].map((done) => ({
      action: `api_key.${done}`,
      mode: 'sandbox',
      ip: '127.0.0.1',
    })),
  );
});

const everythingStored = () =>
  app.db.system(async (tx) => {
    const tables = ['api_key', 'api_key_secret', 'audit_event', 'outbox', 'idempotency_key', 'mail'];
    const rows = await Promise.all(
      tables.map((table) => tx.rows(sql([`select t::text as row from ${table} t`]))),
    );
    return JSON.stringify(rows);
  });
