import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { TEST_NOW } from '../../testing/demo.ts';

type Missing = {
  need: string;
  kind: string;
  mode: string | null;
  colleagues: { name: string }[];
  next_ask_at: string | null;
};

let app: TestApp;
let viewer: Tokens;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  viewer = await app.signIn('viewer@a.test');
  owner = await app.signIn('owner@a.test');
  await app.db.system(async (tx) => {
    await tx.run(sql`update user_account set name = 'Ratna' where email = 'owner@a.test'`);
    await tx.run(sql`update user_account set name = 'Yusuf', language = 'en' where email = 'admin@a.test'`);
    await tx.run(sql`update user_account set status = 'disabled' where email = 'two-step@a.test'`);
  });
});
afterAll(() => app.close());
beforeEach(() =>
  app.db.system(async (tx) => {
    await tx.run(sql`delete from mail`);
    await tx.run(sql`delete from access_request`);
    await tx.run(sql`update merchant set onboarding_status = 'full', sandbox_only = false`);
    await tx.run(sql`update merchant_mode set feature_config = '{"refund": true}'`);
  }),
);

const missing = async (need: string, { token = viewer.live, ...more }: Ask = {}): Promise<Missing> => {
  const reply = await app.ask('GET', `/dashboard/access-requests/missing?need=${need}`, { token, ...more });
  return reply.json<{ data: Missing }>().data;
};
const ask = (need: string, { token = viewer.live, ...more }: Ask = {}) =>
  app.ask('POST', '/dashboard/access-requests', { token, payload: { need }, ...more });
const mails = () =>
  app.db.system((tx) =>
    tx.rows<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from mail where kind = 'access_request' order by recipient`,
    ),
  );

describe('what is missing', () => {
  test('a permission: colleagues who hold it and manage users can give it', async () => {
    expect(await missing('refund.approve')).toEqual({
      need: 'refund.approve',
      kind: 'permission',
      mode: null,
      colleagues: [{ name: 'Ratna' }, { name: 'Yusuf' }],
      next_ask_at: null,
    });
    // An admin does not hold this permission, so only the owner can grant it.
    expect((await missing('fundtransfer.approve')).colleagues).toEqual([{ name: 'Ratna' }]);
  });

  test('nothing', async () => {
    expect(await missing('refund.view')).toMatchObject({ kind: 'none', colleagues: [] });
    expect(await missing('refund')).toMatchObject({ kind: 'none', mode: null });
  });

  test('a feature: whoever manages users and settings can ask for it', async () => {
    expect(await missing('invoice')).toMatchObject({
      kind: 'feature',
      colleagues: [{ name: 'Ratna' }, { name: 'Yusuf' }],
    });
  });

  test('a full account', async () => {
    await app.db.system((tx) => tx.run(sql`update merchant set onboarding_status = 'basic'`));

    expect(await missing('subaccount')).toMatchObject({ kind: 'plan', colleagues: [{}, {}] });
    expect(await missing('invoice')).toMatchObject({ kind: 'feature' });
    // Sandbox always has disbursements.
    expect(await missing('disbursement')).toMatchObject({ kind: 'plan', mode: 'sandbox' });
  });

  test('the mode: the feature is on in live', async () => {
    await app.db.system((tx) =>
      tx.run(sql`update merchant_mode set feature_config = '{"subaccount": true}' where mode = 'live'`),
    );
    const inSandbox = { mode: 'sandbox', token: viewer.sandbox } as const;

    expect(await missing('subaccount', inSandbox)).toMatchObject({
      kind: 'mode',
      mode: 'live',
      colleagues: [],
    });
    const refused = await ask('subaccount', inSandbox);
    expect([refused.status, refused.json<Problem>().error_code]).toEqual([409, 'DPAY_ACCESS_IN_OTHER_MODE']);
  });

  test('a need that does not exist is refused', async () => {
    const reply = await app.ask('GET', '/dashboard/access-requests/missing?need=refund.anything', {
      token: viewer.live,
    });
    expect(reply.status).toBe(400);
  });
});

describe('asking', () => {
  test('mails everybody who can give it, in their language', async () => {
    const reply = await ask('refund.approve');

    expect(reply.status).toBe(200);
    expect(reply.json<{ data: Missing }>().data.next_ask_at).toBe('2026-11-20T04:00:00.000Z');
    const [admin, boss, ...others] = await mails();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({
      recipient: 'admin@a.test',
      subject: 'Sari Dewi asks for the permission “Approve refunds”',
    });
    expect(boss).toMatchObject({
      recipient: 'owner@a.test',
      subject: 'Sari Dewi meminta izin “Setujui refund”',
    });
    expect(boss?.body).toContain('viewer@a.test, peran Viewer');
    expect(boss?.body).toContain('http://dasbor.test/#/users');
  });

  test('is in the security history', async () => {
    await ask('promo.create');
    const reply = await app.ask('GET', '/dashboard/security-history?limit=1', { token: owner.live });

    expect(reply.json<{ data: object[] }>().data[0]).toMatchObject({
      action: 'access.requested',
      category: 'people',
      target: 'promo.create',
      actor: { email: 'viewer@a.test' },
    });
  });

  test('works once an hour for each person and need, also if pressed twice at once', async () => {
    const replies = await Promise.all([ask('refund.approve'), ask('refund.approve'), ask('refund.approve')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await mails()).toHaveLength(2);

    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.json<Problem>()).toMatchObject({
      error_code: 'DPAY_ACCESS_ASKED_RECENTLY',
      params: { remaining_minutes: 60 },
    });
    expect((await ask('refund.reject')).status).toBe(200);
    const finance = await app.signIn('finance@a.test');
    expect((await ask('refund.approve', { token: finance.live })).status).toBe(200);
    expect((await missing('refund.approve')).next_ask_at).toBe('2026-11-20T04:00:00.000Z');

    app.clock.set(new Date('2026-11-20T04:00:00Z'));
    const later = await app.signIn('viewer@a.test');
    expect((await ask('refund.approve', { token: later.live })).status).toBe(200);
    app.clock.set(new Date(TEST_NOW));
  });

  test('says what a full account is needed for', async () => {
    await app.db.system((tx) => tx.run(sql`update merchant set onboarding_status = 'basic'`));

    await ask('subaccount');

    const [admin] = await mails();
    expect(admin?.subject).toBe('Sari Dewi asks for the feature “Subaccounts”');
    expect(admin?.body).toContain('It needs a full account.');
  });

  test('is refused for what the person has, and if nobody can give it', async () => {
    const held = await ask('refund.view');
    expect([held.status, held.json<Problem>().error_code]).toEqual([409, 'DPAY_ACCESS_HELD']);

    await app.db.system((tx) =>
      tx.run(sql`update user_account set status = 'disabled' where email = 'admin@a.test'`),
    );
    const nobody = await ask('invoice', { token: owner.live });
    expect([nobody.status, nobody.json<Problem>().error_code]).toEqual([409, 'DPAY_ACCESS_NOBODY_CAN_GRANT']);
    expect(await mails()).toEqual([]);
  });

  test('asks nobody of another merchant', async () => {
    const stranger = await app.signIn('owner@b.test');
    expect((await missing('invoice', { token: stranger.live })).colleagues).toEqual([]);

    const rows = await app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
      tx.rows(sql`select 1 from access_request where merchant_id <> ${MERCHANT_A}`),
    );
    expect(rows).toEqual([]);
  });
});
