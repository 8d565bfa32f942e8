import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp, Tokens } from '../../../testing/app.ts';
import { confirm } from '../../../testing/confirm.ts';
import { SECRET } from '../../../testing/demo.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { makeSealer } from '../seals/seal.ts';

type Notice = { recipient: string; subject: string; body: string };

let app: TestApp;
let owner: Tokens;
let developer: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  developer = await app.signIn('developer@a.test');
  // Names are `Sari Dewi` for all; the developer and one owner read English.
  await app.db.system((tx) =>
    tx.run(
      sql`update user_account set language = 'en' where email in ('developer@a.test', 'two-step@a.test')`,
    ),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  await seal();
  await app.db.system((tx) => tx.run(sql`delete from mail`));
});

const seal = () => makeSealer({ ...app.deps, auditKey: SECRET, log: makeLog('silent') }).drain();
const notices = async (): Promise<Notice[]> => {
  await seal();
  return app.db.system((tx) =>
    tx.rows<Notice>(
      sql`select recipient, subject, body from mail where kind = 'security_notice' order by recipient`,
    ),
  );
};
const recipients = async () => (await notices()).map(({ recipient }) => recipient);

const turnOffTwoStep = async (email: string) => {
  const { live: token } = await app.signIn(email);
  const action = { enabled: false };
  const otp = await confirm(app, { token, email, purpose: 'two_step', action });
  const reply = await app.ask('PUT', '/dashboard/profile/two-step', {
    token,
    payload: action,
    headers: { 'x-otp-token': otp, 'user-agent': FIREFOX },
    remoteAddress: '203.0.113.7',
  });
  expect(reply.status).toBe(200);
};
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
const OWNERS = ['owner@a.test', 'two-step@a.test'];

describe('a mail about an event that matters', () => {
  test('says who did what, when, from where, and what to do', async () => {
    await turnOffTwoStep('developer@a.test');
    const sent = await notices();

    expect(sent.map(({ recipient }) => recipient)).toEqual(OWNERS);
    const [indonesian, english] = sent;
    expect(english?.subject).toBe('2-step verification turned off');
    expect(english?.body).toMatch(
      /By: Sari Dewi\n.*Time: \d.* WIB\nDevice: Firefox 145 · Linux\nIP address: 203\.0\.113\.7/s,
    );
    expect(english?.body).toContain('http://dasbor.test/#/forgot_password');
    expect(indonesian?.subject).toBe('Verifikasi 2 langkah dimatikan');
    expect(indonesian?.body).toMatch(/Perangkat: Firefox 145 · Linux/);
  });

  test('is not sent to a person who has a mail of their own about it', async () => {
    await turnOffTwoStep('owner@b.test');

    expect(await recipients()).toEqual([]);
  });

  test('is sent once, however often the sealer runs', async () => {
    await turnOffTwoStep('developer@a.test');
    await Promise.all([seal(), seal()]);

    expect(await recipients()).toEqual(OWNERS);
  });

  test('names a new live key; a key of sandbox is no news', async () => {
    const payload = { name: 'Toko "Utama"', scopes: { orders: 'write' } };
    const otp = await confirm(app, {
      token: developer.live,
      email: 'developer@a.test',
      purpose: 'api_key_create',
      action: payload,
    });
    const headers = { 'x-otp-token': otp };
    const live = await app.ask('POST', '/dashboard/api-keys', { token: developer.live, payload, headers });
    expect(live.status).toBe(201);
    const sandbox = await app.ask('POST', '/dashboard/api-keys', {
      mode: 'sandbox',
      token: developer.sandbox,
      payload,
    });
    expect(sandbox.status).toBe(201);

    const sent = await notices();
    expect(sent.map(({ recipient }) => recipient)).toEqual(OWNERS);
    expect(sent[0]?.subject).toBe("Kunci API baru dibuat: Toko 'Utama'");
    expect(sent[0]?.body).toContain('/#/settings/api-keys');
  });

  test('about a new password goes to the other owners; the person gets another mail', async () => {
    const reply = await app.ask('POST', '/dashboard/profile/change-password', {
      token: owner.live,
      payload: {
        current_password: PASSWORD,
        password: 'Baru-Sekali-9',
        password_confirmation: 'Baru-Sekali-9',
      },
    });
    expect(reply.status).toBe(204);

    expect(await recipients()).toEqual(['two-step@a.test']);
  });

  test('about too many wrong codes goes to the owners and the person', async () => {
    const email = 'approver@a.test';
    const { live: token } = await app.signIn(email);
    const asked = { purpose: 'two_step', action: { enabled: true } };
    const begun = await app.ask('POST', '/dashboard/otp', { token, payload: asked });
    const { otp_session } = begun.json<{ data: { otp_session: string } }>().data;
    const code = (await app.mailTo(email)).code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 3; i++)
      await app.ask('POST', '/dashboard/otp/verify', { token, payload: { otp_session, code } });

    const sent = await notices();
    expect(sent.map(({ recipient }) => recipient)).toEqual([email, ...OWNERS]);
    expect(sent[0]?.subject).toBe('Kode konfirmasi salah terlalu sering');
  });

  test('is not sent about events that do not matter', async () => {
    await app.signIn('viewer@a.test');

    expect(await recipients()).toEqual([]);
  });
});
