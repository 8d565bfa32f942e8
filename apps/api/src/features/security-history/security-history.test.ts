import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { SECURITY_CATEGORY_KEYS } from '@dasbor/domain/security-history';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { PASSWORD } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX } from '../../testing/trade.ts';

type Event = {
  id: string;
  action: string;
  category: string;
  mode: string | null;
  ip: string;
  device: string;
  actor: { id: string; name: string; email: string | null } | null;
  attempted_email: string | null;
  target: string | null;
};

let app: TestApp;
let developer: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.signIn('developer@a.test');
});
afterAll(() => app.close());

const history = async (filters?: object, token = developer.live) => {
  const query = filters ? `?filters=${encodeURIComponent(JSON.stringify(filters))}` : '';
  const reply = await app.ask('GET', `/dashboard/security-history${query}`, { token });
  return reply.json<{ data: Event[] }>().data;
};

describe('the security history', () => {
  // spec 1.32
  test('shows user, action, mode, address and client', async () => {
    const { id } = await addKey(app.db, A_SANDBOX, 1);
    await app.ask('POST', `/dashboard/api-keys/${id}/revoke`, {
      mode: 'sandbox',
      token: developer.sandbox,
      remoteAddress: '203.0.113.7',
      headers: { 'user-agent': 'Firefox/145.0' },
    });

    expect((await history())[0]).toMatchObject({
      action: 'api_key.revoked',
      category: 'api_key',
      mode: 'sandbox',
      ip: '203.0.113.7',
      device: 'Firefox/145.0',
      actor: { name: 'Sari Dewi', email: 'developer@a.test' },
      target: id,
    });
  });

  test('has refused sign-ins without a user, with the tried address', async () => {
    await app.ask('POST', '/dashboard/login', {
      payload: { email: 'owner@a.test', password: 'Salah-Sekali-1' },
    });
    const [event] = await history({ category: ['sign_in'] });

    expect(event).toMatchObject({
      action: 'session.refused',
      category: 'sign_in',
      actor: null,
      attempted_email: 'owner@a.test',
    });
  });

  const newest = async (count: number) =>
    (await history())
      .slice(0, count)
      .map((event) => `${event.action} ${event.actor?.email ?? event.attempted_email}`);
  const post = (url: string, payload: object, token?: string) => app.ask('POST', url, { payload, token });
  const begin = async (url: string, payload: object, token?: string) => {
    const { data } = (await post(url, payload, token)).json<{ data: { otp_session: string } }>();
    return data.otp_session;
  };
  const wrongFor = async (email: string) =>
    (await app.mailTo(email)).code === '000000' ? '000001' : '000000';

  test('has the lock after wrong passwords, once', async () => {
    const payload = { email: 'admin@a.test', password: 'Salah-Sekali-1' };
    for (let i = 0; i <= LOGIN_POLICY.maxAttempts; i++) await post('/dashboard/login', payload);

    expect(await newest(LOGIN_POLICY.maxAttempts + 1)).toEqual([
      'session.locked admin@a.test',
      ...Array<string>(LOGIN_POLICY.maxAttempts).fill('session.refused admin@a.test'),
    ]);
  });

  test('has wrong codes at sign-in, and their lock', async () => {
    const email = 'two-step@a.test';
    const otp_session = await begin('/dashboard/login', { email, password: PASSWORD });
    const code = await wrongFor(email);
    for (let i = 0; i <= LOGIN_POLICY.otpTries; i++)
      await post('/dashboard/login/verify', { otp_session, code });

    expect(await newest(4)).toEqual([
      `session.codes_locked ${email}`,
      ...Array<string>(3).fill(`session.code_refused ${email}`),
    ]);
    const [locked] = await history({ category: ['sign_in'] });
    expect(locked?.action).toBe('session.codes_locked');
    expect(JSON.stringify(await history())).not.toMatch(new RegExp(`${otp_session}|\\b${code}\\b`));
  });

  test('has wrong codes for confirmations, and their lock', async () => {
    const email = 'approver@a.test';
    const { live } = await app.signIn(email);
    const asked = { purpose: 'two_step', action: { enabled: true } };
    const otp_session = await begin('/dashboard/otp', asked, live);
    const code = await wrongFor(email);
    for (let i = 0; i <= LOGIN_POLICY.otpTries; i++)
      await post('/dashboard/otp/verify', { otp_session, code }, live);

    expect(await newest(4)).toEqual([
      `confirmation.locked ${email}`,
      ...Array<string>(3).fill(`confirmation.refused ${email}`),
    ]);
    expect((await history())[0]).toMatchObject({ category: 'account', target: 'two_step' });
  });

  test('has wrong current passwords, and the session that they ended', async () => {
    const email = 'uploader@a.test';
    const { live } = await app.signIn(email);
    const guess = {
      current_password: 'Salah-Sekali-1',
      password: 'Baru-Sekali-9',
      password_confirmation: 'Baru-Sekali-9',
    };
    for (let i = 0; i <= LOGIN_POLICY.maxAttempts; i++)
      await post('/dashboard/profile/change-password', guess, live);

    expect(await newest(LOGIN_POLICY.maxAttempts + 1)).toEqual([
      `session.ended_by_guesses ${email}`,
      ...Array<string>(LOGIN_POLICY.maxAttempts).fill(`password.refused ${email}`),
    ]);
  });

  test('has no events of orders and payments', async () => {
    const { secret } = await addKey(app.db, A_LIVE, 2);
    const reply = await app.ask('POST', '/dashboard/orders', {
      apiKey: secret,
      payload: { reference_id: 'INV-1', total_amount: 10_000 },
      headers: { 'idempotency-key': 'history-of-an-order' },
    });

    expect(reply.status).toBe(201);
    expect((await history()).filter(({ action }) => action.startsWith('order'))).toEqual([]);
  });

  test('has top ups as money events', async () => {
    await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
    const finance = await app.signIn('finance@a.test');
    const reply = await app.ask('POST', '/dashboard/topups', {
      token: finance.live,
      payload: { bank: 'BCA', amount: 10_000 },
      headers: { 'idempotency-key': 'history-of-a-top-up' },
    });

    expect(reply.status).toBe(201);
    expect(
      (await history({ category: ['money'] })).map(({ action, category }) => [action, category]),
    ).toEqual([['top_up.created', 'money']]);
  });

  test('can be filtered by kind, mode and user', async () => {
    const [newest] = await history({ category: ['api_key'] });
    expect((await history({ category: ['api_key'], mode: 'live' })).map(({ action }) => action)).toEqual([]);
    const own = await history({ actor_id: newest?.actor?.id });
    expect(own.every(({ actor }) => actor?.id === newest?.actor?.id)).toBe(true);
    expect(own.length).toBeGreaterThan(1);
  });

  const choices = async (query = '', token = developer.live) => {
    const reply = await app.ask('GET', `/dashboard/security-history/choices${query}`, { token });
    return reply.json<{ data: { actors: { id: string; name: string }[]; devices: string[] } }>().data;
  };

  test('can be filtered by device, by the name that people read', async () => {
    await app.ask('POST', '/dashboard/login', {
      payload: { email: 'owner@a.test', password: 'Salah-Sekali-1' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0.1' },
    });
    await app.ask('POST', '/dashboard/login', {
      payload: { email: 'owner@a.test', password: 'Salah-Sekali-1' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux i686) Firefox/146.0' },
    });
    const found = await history({ device: 'Firefox 146 · Linux' });

    expect(found.map(({ device }) => device)).toEqual([
      'Mozilla/5.0 (X11; Linux i686) Firefox/146.0',
      'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0.1',
    ]);
    expect(await history({ device: 'Firefox 1 · Linux' })).toEqual([]);
    expect((await choices()).devices).toContain('Firefox 146 · Linux');
  });

  test('offers all people and the keys with an event to filter by', async () => {
    const { actors } = await choices();
    expect(actors.filter(({ name }) => name === 'Sari Dewi').length).toBeGreaterThan(8);
    expect(new Set(actors.map(({ id }) => id)).size).toBe(actors.length);

    const earlier = await choices('?from=2026-01-01&to=2026-01-02');
    expect(earlier.devices).toEqual([]);
  });

  test('refuses choices of a range that is too long, and to people who may not see settings', async () => {
    const reply = await app.ask('GET', '/dashboard/security-history/choices?from=2026-01-01&to=2026-03-01', {
      token: developer.live,
    });
    expect(reply.json<Problem>().errors?.[0]?.code).toBe('DPAY_DATE_RANGE_TOO_LONG');

    const viewer = await app.signIn('viewer@a.test');
    const refused = await app.ask('GET', '/dashboard/security-history/choices', { token: viewer.live });
    expect(refused.status).toBe(403);
  });

  test('accepts all kinds at once', async () => {
    const everything = await history({ category: [...SECURITY_CATEGORY_KEYS] });
    expect(everything).toEqual(await history());
    expect(everything.length).toBeGreaterThan(1);
  });

  test('belongs to the merchant, for users who may see settings', async () => {
    const stranger = await app.signIn('owner@b.test');
    const seen = await history(undefined, stranger.live);
    expect(seen.map(({ action }) => action)).toEqual(['session.started']);
    expect((await choices('', stranger.live)).actors).toHaveLength(1);

    const viewer = await app.signIn('viewer@a.test');
    const reply = await app.ask('GET', '/dashboard/security-history', { token: viewer.live });
    expect([reply.status, reply.json<Problem>().error_code]).toEqual([403, 'DPAY_FORBIDDEN']);
  });

  test('shows each event once across pages', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&action=next&cursor=${encodeURIComponent(cursor)}` : '';
      const reply = await app.ask('GET', `/dashboard/security-history?limit=1&count=true${query}`, {
        token: developer.live,
      });
      const { data, page } = reply.json<{
        data: Event[];
        page: { next_cursor: string | null; total: number };
      }>();
      seen.push(...data.map(({ id }) => id));
      cursor = page.next_cursor;
      if (!cursor) expect(seen).toHaveLength(page.total);
    } while (cursor);

    expect(new Set(seen).size).toBe(seen.length);
  });
});
