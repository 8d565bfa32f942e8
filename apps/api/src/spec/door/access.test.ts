import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTokens } from '../../platform/auth/tokens.ts';
import type { Problem } from '../../testing/app.ts';
import { codeOf, PAYMENT, startDoor } from '../../testing/door.ts';
import type { ShownDoor } from '../../testing/door.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { ok } from '../handlers.ts';

let door: ShownDoor;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.app.close());
beforeEach(() => door.reset());

describe('401', () => {
  // spec 8.7
  test.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Digest username="owner"' }],
    ['nonsense', { authorization: 'Bearer nonsense' }],
    ['an unsigned token', { authorization: `Bearer ${btoa('{"alg":"none"}').replace('=', '')}.e30.` }],
  ])('%s is rejected before any other check', async (_, headers) => {
    const reply = await door.app.ask('POST', door.url, { mode: 'sandbox', headers, payload: '{broken' });

    expect(reply.json()).toMatchObject({ error_code: 'DPAY_UNAUTHORIZED_ACCESS' });
    expect(reply.headers['www-authenticate']).toBe('Bearer, Basic realm="Dasbor"');
  });

  test.each(['bearer', 'BEARER', 'Bearer '])('the scheme may be written %j', async (scheme) => {
    const authorization = `${scheme} ${door.owner.sandbox}`;

    expect((await door.simulate({ token: undefined, headers: { authorization } })).status).toBe(200);
  });

  test('a token signed by another server is rejected', async () => {
    const forged = await makeTokens(
      { secrets: [Buffer.alloc(32, 9)], fingerprintKey: Buffer.alloc(32, 9) },
      door.app.clock,
      async () => {},
    ).access(
      {
        sub: 'usr_x',
        sid: 'ses_x',
        merchant_id: MERCHANT_A,
        mode: 'sandbox',
        name: '',
        mobile: null,
        pair: '',
      },
      new Date(door.app.clock.now().getTime() + 60_000),
    );

    expect(await codeOf(door.simulate({ token: forged }))).toEqual([401, 'DPAY_UNAUTHORIZED_ACCESS']);
  });

  test('a session that was ended elsewhere ends at once', async () => {
    const other = await door.app.signIn('admin@a.test');
    expect((await door.simulate({ token: other.sandbox })).status).toBe(200);
    await door.app.ask('POST', '/dashboard/logout', { token: other.live });

    expect(await codeOf(door.simulate({ token: other.sandbox }))).toEqual([401, 'DPAY_SESSION_EXPIRED']);
  });
});

describe('403', () => {
  // spec 4.79, 7.3
  test("a token of one mode is rejected by the other mode's host", async () => {
    expect(await codeOf(door.simulate({ token: door.owner.live }))).toEqual([403, 'DPAY_MODE_MISMATCH']);
  });

  // spec 7.5
  test('Is-Live must match the token', async () => {
    expect(await codeOf(door.simulate({ headers: { 'is-live': 'true' } }))).toEqual([
      403,
      'DPAY_MODE_MISMATCH',
    ]);
    expect((await door.simulate({ headers: { 'is-live': 'false' } })).status).toBe(200);
  });

  // spec 6.4
  test('a missing permission is named before the body is validated', async () => {
    const uploader = await door.app.signIn('uploader@a.test');

    const reply = await door.simulate({ token: uploader.sandbox, payload: { nonsense: true } });

    expect(reply.json()).toMatchObject({
      error_code: 'DPAY_FORBIDDEN',
      params: { permission: 'payment.view' },
    });
    expect(reply.json<Problem>().error).toContain('Lihat pembayaran');
  });

  // spec 6.1
  test('permissions are the current ones, not those at sign-in', async () => {
    const finance = await door.app.signIn('finance@a.test');
    await door.app.db.system((tx) =>
      tx.run(
        sql`update role set permissions = '{home.view}' where merchant_id = ${MERCHANT_A} and role_id = 2`,
      ),
    );

    expect(await codeOf(door.simulate({ token: finance.sandbox }))).toEqual([403, 'DPAY_FORBIDDEN']);
  });

  test('sandbox-only operations are rejected on the live host', async () => {
    expect(await codeOf(door.simulate({ mode: 'live', token: door.owner.live }))).toEqual([
      403,
      'DPAY_SANDBOX_ONLY',
    ]);
  });
});

test('a handler cannot write a row for another merchant', async () => {
  door.answers(async ({ tx }) => {
    await tx.run(sql`
      insert into page_view (merchant_id, mode, user_id, route, viewed_at)
      values (${MERCHANT_B}, 'sandbox', 'usr_x', '/', now())`);
    return ok(PAYMENT);
  });

  expect(await codeOf(door.simulate({ wantsFault: true }))).toEqual([500, 'DPAY_INTERNAL_ERROR']);
  expect(await door.written()).toBe(0);
});
