import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import type { SnapKey } from './rows.ts';

const EMAIL = 'developer@a.test';
const KEYS = '/dashboard/snap-keys';
let app: TestApp;
let developer: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.signIn(EMAIL);
});
afterAll(() => app.close());

type Secret = { data: { snap_key: SnapKey; client_secret: string } };
const sandbox = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object,
  otp?: string,
  ask: Ask = {},
) =>
  app.ask(method, path, {
    mode: 'sandbox',
    token: developer.sandbox,
    ...(payload && { payload }),
    ...(otp && { headers: { 'x-otp-token': otp } }),
    ...ask,
  });
const create = async (name = 'Integrasi') =>
  (await sandbox('POST', KEYS, { name })).json<{ data: SnapKey }>().data;
const confirmed = (purpose: string, action: object, mode: 'live' | 'sandbox' = 'sandbox') =>
  confirm(app, { email: EMAIL, token: developer[mode], mode, purpose, action });
const reveal = async (id: string) => {
  const reply = await sandbox(
    'POST',
    `${KEYS}/${id}/reveal`,
    undefined,
    await confirmed('snap_secret_reveal', { id }),
  );
  return reply.json<Secret>().data.client_secret;
};
const codeOf = async (asked: ReturnType<typeof sandbox>) => {
  const reply = await asked;
  return [reply.status, reply.json<Problem>().error_code];
};
const clear = () => app.db.system((tx) => tx.run(sql`update snap_key set revoked_at = now()`));
const pem = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

describe('the client secret', () => {
  // spec 6.27
  test('can be read with a code as often as needed, and is encrypted in the database', async () => {
    const key = await create();
    expect(await codeOf(sandbox('POST', `${KEYS}/${key.id}/reveal`))).toEqual([403, 'DPAY_OTP_REQUIRED']);

    const secret = await reveal(key.id);

    expect(await reveal(key.id)).toBe(secret);
    expect([key.client_id, key.status, key.secret_last_four]).toEqual([
      key.id,
      'waiting_public_key',
      secret.slice(-4),
    ]);
    const rows = await app.db.system((tx) => tx.rows(sql`select * from snap_secret`));
    expect(JSON.stringify(rows)).not.toContain(secret);
    await clear();
  });

  test('is rotated with an overlap, once if called concurrently', async () => {
    const key = await create();
    const first = await reveal(key.id);
    const action = { id: key.id, overlap: '24h' };
    const path = `${KEYS}/${key.id}/regenerate`;
    const otp = await confirmed('snap_secret_regenerate', action);
    const reply = (await sandbox('POST', path, { overlap: '24h' }, otp)).json<Secret>().data;

    expect(reply.client_secret).not.toBe(first);
    expect(reply.snap_key.previous_secret).toEqual({
      last_four: first.slice(-4),
      works_until: '2026-11-21T03:00:00.000Z',
    });
    const again = await confirmed('snap_secret_regenerate', action);
    expect(await codeOf(sandbox('POST', path, { overlap: '24h' }, again))).toEqual([
      409,
      'DPAY_KEY_JUST_REPLACED',
    ]);
    await clear();
  });
});

describe('the merchant’s public key', () => {
  const set = (id: string, key: string) => sandbox('PUT', `${KEYS}/${id}/public-key`, { public_key: key });

  test('activates the key, with a reproducible fingerprint', async () => {
    const key = await create();
    const { publicKey } = pem();
    const pkcs1 = createPublicKey(publicKey).export({ type: 'pkcs1', format: 'pem' }).toString();
    const first = (await set(key.id, publicKey)).json<{ data: SnapKey }>().data;
    const second = (await set(key.id, `\n${pkcs1}\n`)).json<{ data: SnapKey }>().data;

    expect([first.status, first.public_key_bits]).toEqual(['active', 2048]);
    expect(first.public_key_fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(second.public_key_fingerprint).toBe(first.public_key_fingerprint);
    await clear();
  });

  test.each([
    ['a private key', pem().privateKey, 'DPAY_PUBLIC_KEY_IS_PRIVATE'],
    ['a short key', pem(1024).publicKey, 'DPAY_PUBLIC_KEY_TOO_SHORT'],
    ['nonsense', 'nonsense', 'DPAY_PUBLIC_KEY_INVALID'],
    ['a broken key', pem().publicKey.replace('MII', 'MIX'), 'DPAY_PUBLIC_KEY_INVALID'],
    ['two keys', pem().publicKey + pem().publicKey, 'DPAY_PUBLIC_KEY_INVALID'],
    ['a key followed by text', `${pem().publicKey}of our server`, 'DPAY_PUBLIC_KEY_INVALID'],
    [
      'another kind of key',
      generateKeyPairSync('ed25519', {
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }).publicKey,
      'DPAY_PUBLIC_KEY_INVALID',
    ],
  ])('%s is refused and not stored', async (_, text, code) => {
    const key = await create();
    const reply = await set(key.id, text);

    expect(reply.json<Problem>().errors).toMatchObject([{ field: 'public_key', code }]);
    expect((await sandbox('GET', `${KEYS}/${key.id}`)).json()).toMatchObject({
      data: { status: 'waiting_public_key', public_key_fingerprint: null },
    });
    await clear();
  });
});

// spec 6.29
test('Dasbor’s public key is copied with a code; it is constant per mode', async () => {
  const key = await create();
  const path = `${KEYS}/${key.id}/public-key`;
  expect(await codeOf(sandbox('GET', path))).toEqual([403, 'DPAY_OTP_REQUIRED']);
  const copy = async () => {
    const otp = await confirmed('snap_public_key', { id: key.id });
    return (await sandbox('GET', path, undefined, otp)).json<{ data: { public_key: string } }>().data;
  };
  const first = await copy();

  expect(await copy()).toEqual(first);
  expect(createPublicKey(first.public_key).asymmetricKeyDetails?.modulusLength).toBe(2048);
  const rows = await app.db.system((tx) => tx.rows(sql`select * from provider_key`));
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  await clear();
});

describe('the allowed addresses of a key', () => {
  const patch = (id: string, payload: object) => sandbox('PATCH', `${KEYS}/${id}`, payload);

  test('are stored as distinct ranges, shown, and changed with or without the name', async () => {
    const payload = { name: 'Kasir', allowed_ips: ['203.0.113.7', '203.0.113.7/32', '2001:DB8::/32'] };
    const { data: key } = (await sandbox('POST', KEYS, payload)).json<{ data: SnapKey }>();
    expect(key.allowed_ips).toEqual(['203.0.113.7/32', '2001:db8::/32']);

    const renamed = (await patch(key.id, { name: ' Gudang ' })).json<{ data: SnapKey }>().data;
    expect([renamed.name, renamed.allowed_ips]).toEqual(['Gudang', key.allowed_ips]);
    const open = (await patch(key.id, { allowed_ips: [] })).json<{ data: SnapKey }>().data;
    expect([open.name, open.allowed_ips]).toEqual(['Gudang', []]);
    expect((await create()).allowed_ips).toEqual([]);
    await clear();
  });

  test.each(['Kasir\nlunas', 'Kasir \u202efdp', 'Kasir\u2028', 'Ka\u2066sir'])(
    'a deceptive name is refused, when a key is created and changed: %j',
    async (name) => {
      const key = await create();
      for (const asked of [sandbox('POST', KEYS, { name }), patch(key.id, { name })])
        expect((await asked).json<Problem>().errors).toMatchObject([
          { field: 'name', code: 'DPAY_FIELD_HIDDEN_CHARACTER' },
        ]);
      await clear();
    },
  );

  test('a name in any script and with emoji is accepted', async () => {
    expect((await create('Kasir é 店 👩‍💻')).name).toBe('Kasir é 店 👩‍💻');
    await clear();
  });

  test('invalid addresses are each reported, along with an empty name, on create and change', async () => {
    const key = await create();
    const wrong = { name: ' ', allowed_ips: ['203.0.113.7', '10.0.0.7/8', 'rumah'] };
    const want = [
      { field: 'name', code: 'DPAY_REQUIRED' },
      { field: 'allowed_ips.1', code: 'DPAY_IP_RANGE_INVALID' },
      { field: 'allowed_ips.2', code: 'DPAY_IP_RANGE_INVALID' },
    ];
    expect((await sandbox('POST', KEYS, wrong)).json<Problem>().errors).toMatchObject(want);
    expect((await patch(key.id, wrong)).json<Problem>().errors).toMatchObject(want);
    expect((await sandbox('GET', `${KEYS}/${key.id}`)).json()).toMatchObject({ data: { name: key.name } });
    await clear();
  });

  test('a change is in the security history', async () => {
    const key = await create();
    await patch(key.id, { allowed_ips: ['203.0.113.0/24'] });
    const events = await app.db.system((tx) =>
      tx.rows<{ before_hash: string; after_hash: string }>(
        sql`select before_hash, after_hash from audit_event where action = 'snap_key.updated' and target = ${key.id}`,
      ),
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.before_hash).not.toBe(events[0]?.after_hash);
    await clear();
  });

  test('a revoked key cannot be changed, another merchant’s does not exist, and a live key needs a code', async () => {
    const key = await create();
    await sandbox('POST', `${KEYS}/${key.id}/revoke`);
    expect(await codeOf(patch(key.id, { name: 'x' }))).toEqual([409, 'DPAY_SNAP_KEY_REVOKED']);
    const other = (await app.signIn('owner@b.test')).sandbox;
    const asked = sandbox('PATCH', `${KEYS}/${key.id}`, { name: 'x' }, undefined, { token: other });
    expect(await codeOf(asked)).toEqual([404, 'DPAY_SNAP_KEY_NOT_FOUND']);
    const live = app.ask('PATCH', `${KEYS}/${key.id}`, { token: developer.live, payload: { name: 'x' } });
    expect((await live).json()).toMatchObject({
      error_code: 'DPAY_OTP_REQUIRED',
      params: { purpose: 'snap_key_update' },
    });
  });
});

test('a code used for one copy is not valid for another', async () => {
  const key = await create();
  const otp = await confirmed('snap_secret_reveal', { id: key.id });
  const reveals = [1, 2].map(() => sandbox('POST', `${KEYS}/${key.id}/reveal`, undefined, otp));
  const statuses = (await Promise.all(reveals)).map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([200, 403]);
  await clear();
});

test('in live mode, creating a key and setting its public key need codes too', async () => {
  const token = developer.live;
  const payload = { name: 'Integrasi' };
  expect((await app.ask('POST', KEYS, { token, payload })).json()).toMatchObject({
    error_code: 'DPAY_OTP_REQUIRED',
    params: { purpose: 'snap_key_create' },
  });
  const otp = await confirmed('snap_key_create', payload, 'live');
  const made = await app.ask('POST', KEYS, { token, payload, headers: { 'x-otp-token': otp } });
  const { id } = made.json<{ data: SnapKey }>().data;

  const reply = await app.ask('PUT', `${KEYS}/${id}/public-key`, {
    token,
    payload: { public_key: pem().publicKey },
  });
  expect(reply.json()).toMatchObject({ error_code: 'DPAY_OTP_REQUIRED' });
});

test('a revoked key reveals and accepts nothing', async () => {
  const key = await create();
  const revoke = () => sandbox('POST', `${KEYS}/${key.id}/revoke`);
  expect((await revoke()).json()).toMatchObject({ data: { status: 'revoked' } });

  expect(await codeOf(revoke())).toEqual([409, 'DPAY_SNAP_KEY_REVOKED']);
  const otp = await confirmed('snap_secret_reveal', { id: key.id });
  expect(await codeOf(sandbox('POST', `${KEYS}/${key.id}/reveal`, undefined, otp))).toEqual([
    409,
    'DPAY_SNAP_KEY_REVOKED',
  ]);
});

test('at most five are active, and those of another merchant or mode do not exist', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sandbox('POST', KEYS, { name: 'Integrasi' })));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409]);
  const { data } = made[0]?.json<{ data: SnapKey }>() ?? {};

  const stranger = await app.signIn('owner@b.test');
  for (const [mode, token] of [
    ['sandbox', stranger.sandbox],
    ['live', developer.live],
  ] as const)
    expect(await codeOf(app.ask('GET', `${KEYS}/${data?.id}`, { mode, token }))).toEqual([
      404,
      'DPAY_SNAP_KEY_NOT_FOUND',
    ]);
});
