import { generateKeyPairSync, sign } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Reply, TestApp } from '../../testing/app.ts';
import { A_SANDBOX, idOf, NOW } from '../../testing/trade.ts';
import { insertSnapKey, issueSnapSecret } from '../snap-keys/public.ts';

const CLIENT = idOf('snk', 1);
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const merchant = pair();
let app: TestApp;
let seconds = 0;
beforeAll(async () => {
  app = await startTestApp();
  const pem = merchant.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await app.db.tenant(A_SANDBOX, async (tx) => {
    for (const id of [CLIENT, idOf('snk', 2), idOf('snk', 3)]) {
      await insertSnapKey(tx, { id, name: 'SNAP', createdBy: null }, new Date(NOW));
      await issueSnapSecret(tx, id, { now: new Date(NOW), vault: app.deps.vault });
    }
    await tx.run(sql`
      update snap_key set public_key = ${pem}, public_key_set_at = ${NOW} where id <> ${idOf('snk', 2)}`);
    await tx.run(sql`update snap_key set revoked_at = ${NOW} where id = ${idOf('snk', 3)}`);
  });
});
afterAll(() => app.close());

/** Jakarta time, one second later on each call, because a signature works once. */
const timestamp = (shiftSeconds = 0) => {
  const at = new Date(Date.parse(NOW) + (++seconds + shiftSeconds) * 1000 + 7 * 3_600_000);
  return `${at.toISOString().slice(0, 19)}+07:00`;
};
const signed = (text: string, key = merchant.privateKey) =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
type Asking = {
  client?: string;
  at?: string;
  signature?: string;
  body?: unknown;
  mode?: 'live' | 'sandbox';
  remoteAddress?: string;
  headers?: Record<string, string>;
};
const ask = ({
  client = CLIENT,
  at = timestamp(),
  signature,
  body,
  mode = 'sandbox',
  remoteAddress = '127.0.0.1',
  headers,
}: Asking = {}) =>
  app.ask('POST', '/v1.0/access-token/b2b', {
    mode,
    remoteAddress,
    payload: (body ?? { grantType: 'client_credentials' }) as object,
    headers: {
      'x-client-key': client,
      'x-timestamp': at,
      'x-signature': signature ?? signed(`${client}|${at}`),
      ...headers,
    },
  });
const codeOf = async (asked: Promise<Reply>) => {
  const reply = await asked;
  return [reply.status, reply.json<{ responseCode: string }>().responseCode];
};

describe('a SNAP access token', () => {
  test('is valid for fifteen minutes and requires a signature by the merchant’s private key', async () => {
    const reply = await ask();
    const answer = reply.json<{ accessToken: string }>();

    expect(reply.json()).toMatchObject({
      responseCode: '2007300',
      responseMessage: 'Successful',
      tokenType: 'BearerToken',
      expiresIn: '900',
    });
    const { merchantId: merchant_id, mode } = A_SANDBOX;
    expect(await app.deps.snapTokens.verify(answer.accessToken)).toEqual({ sub: CLIENT, merchant_id, mode });
    app.clock.set(new Date(Date.parse(NOW) + 900_000));
    expect(await app.deps.snapTokens.verify(answer.accessToken)).toBe('expired');
    app.clock.set(new Date(NOW));
  });

  test("is not a user session, and a user's token is not a SNAP token", async () => {
    const { accessToken } = (await ask()).json<{ accessToken: string }>();
    const { live } = await app.signIn('owner@a.test');

    expect((await app.ask('GET', '/dashboard/profile', { token: accessToken })).status).toBe(401);
    expect(await app.deps.snapTokens.verify(live)).toBe('invalid');
  });

  test('records when the key last received one', async () => {
    await ask();
    const row = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.one<{ last_token_at: string }>(sql`select last_token_at from snap_key where id = ${CLIENT}`),
    );
    expect(row.last_token_at).toBe(NOW);
  });
});

describe('is refused', () => {
  const at = () => timestamp();

  test('to all other callers with the same message', async () => {
    const other = pair().privateKey;
    const attempts: Asking[] = [
      { client: idOf('snk', 99) },
      { client: idOf('snk', 2) },
      { client: idOf('snk', 3) },
      { client: "' or '1'='1" },
      { signature: signed(`${CLIENT}|${NOW}`) },
      { at: timestamp(), signature: 'bm9uc2Vuc2U=' },
      { at: timestamp(), signature: '{}' },
      { mode: 'live' },
    ];
    const time = at();
    attempts.push({ at: time, signature: signed(`${CLIENT}|${time}`, other) });
    attempts.push({ at: time, signature: signed(`${idOf('snk', 2)}|${time}`) });

    const replies: string[] = [];
    for (const attempt of attempts) {
      const reply = await ask(attempt);
      expect([reply.status, reply.headers['content-type']]).toEqual([401, 'application/json; charset=utf-8']);
      replies.push(reply.text);
    }
    expect(new Set(replies)).toEqual(
      new Set(['{"responseCode":"4017300","responseMessage":"Unauthorized. Signature"}']),
    );
  });

  test.each([
    ['a slow clock', () => timestamp(-400), 'Unauthorized. Timestamp too old'],
    ['a fast clock', () => timestamp(400), 'Unauthorized. Timestamp in the future'],
    ['an invalid time', () => 'yesterday', 'Unauthorized. Timestamp format'],
  ])('%s is reported to everybody, with any signature', async (_, made, responseMessage) => {
    const want = { responseCode: '4017300', responseMessage };
    expect((await ask({ at: made() })).json()).toEqual(want);
    expect((await ask({ at: made(), client: idOf('snk', 99), signature: 'bm9uc2Vuc2U=' })).json()).toEqual(
      want,
    );
  });

  test('from a forbidden address, which is reported only to the holder of the private key', async () => {
    const allow = (ranges: string[]) =>
      app.db.tenant(A_SANDBOX, (tx) =>
        tx.run(sql`update snap_key set allowed_ips = ${ranges} where id = ${CLIENT}`),
      );
    await allow(['203.0.113.0/24']);
    const time = at();
    const elsewhere = await ask({ at: time });
    expect([elsewhere.status, elsewhere.json()]).toEqual([
      401,
      { responseCode: '4017300', responseMessage: 'Unauthorized. IP address' },
    ]);
    const stranger = await ask({ signature: signed('something else') });
    expect(stranger.json()).toMatchObject({ responseMessage: 'Unauthorized. Signature' });

    // Not consumed: the same request works from an allowed address.
    expect((await ask({ at: time, remoteAddress: '203.0.113.9' })).status).toBe(200);
    expect(
      (await ask({ remoteAddress: '203.0.114.9', headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
    ).toBe(401);
    await allow([]);
  });

  test('if it was used before, also in another base64 form, and nine times out of ten concurrent calls', async () => {
    const time = at();
    const signature = signed(`${CLIENT}|${time}`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => codeOf(ask({ at: time, signature }))));

    expect(replies.filter(([status]) => status === 200)).toHaveLength(1);
    expect(replies.filter(([, code]) => code === '4097300')).toHaveLength(9);
    const url = signature.replaceAll('+', '-').replaceAll('/', '_');
    expect(await codeOf(ask({ at: time, signature: url }))).toEqual([409, '4097300']);
  });

  test('without a header or with another grant, naming the field in SNAP’s format', async () => {
    const bare = app.ask('POST', '/v1.0/access-token/b2b', {
      mode: 'sandbox',
      payload: { grantType: 'client_credentials' },
    });
    expect((await bare).json()).toEqual({
      responseCode: '4007302',
      responseMessage: 'Invalid Mandatory Field X-CLIENT-KEY',
    });
    expect((await ask({ body: { grantType: 'password' } })).json()).toEqual({
      responseCode: '4007301',
      responseMessage: 'Invalid Field Format grantType',
    });
    expect(await codeOf(ask({ body: {} }))).toEqual([400, '4007302']);
  });
});
