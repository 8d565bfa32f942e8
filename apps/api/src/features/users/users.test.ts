import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { MERCHANT_A, MERCHANT_B, PEOPLE } from '../../testing/people.ts';

type User = { id: string; email: string; status: string; role_name: string; two_step: boolean | null };

let app: TestApp;
let owner: Tokens;
let admin: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = await Promise.all([app.signIn('owner@a.test'), app.signIn('admin@a.test')]);
});
afterAll(() => app.close());

const userId = (email: string) => PEOPLE.find((person) => person.email === email)?.userId ?? '';
let keys = 0;
type By = { email?: string; token?: string };

const invite = async (payload: object, { email = 'owner@a.test', token = owner.live }: By = {}) => {
  const code = await confirm(app, { email, token, purpose: 'user_invite', action: payload });
  return app.ask('POST', '/dashboard/users', {
    token,
    headers: { 'x-otp-token': code, 'idempotency-key': `invitation-number-${(keys += 1)}` },
    payload,
  });
};
const update = async (
  id: string,
  payload: object,
  { email = 'owner@a.test', token = owner.live }: By = {},
) => {
  const code = await confirm(app, { email, token, purpose: 'user_update', action: { id, ...payload } });
  return app.ask('PATCH', `/dashboard/users/${id}`, { token, headers: { 'x-otp-token': code }, payload });
};
const errorsOf = (reply: { json: <T>() => T }) => {
  const { error_code: code, errors } = reply.json<Problem>();
  return errors ? errors.map((one) => `${one.field} ${one.code}`) : [code];
};
const list = async (query = '') =>
  (await app.ask('GET', `/dashboard/users?limit=100${query}`, { token: owner.live })).json<{ data: User[] }>()
    .data;
const statusOf = (id: string) =>
  app.db.system((tx) => tx.one<User>(sql`select status from user_account where user_id = ${id}`));

describe('inviting', () => {
  // spec 6.19
  test('mails a link and lists the person as invited, without a second step of theirs', async () => {
    const made = await invite({
      userEmail: ' Sari@Baru.test',
      userName: 'Sari Dewi',
      roleID: 2,
      role: 'finance',
    });

    expect(made.status).toBe(201);
    expect(made.json<{ data: User }>().data).toMatchObject({
      email: 'sari@baru.test',
      status: 'invited',
      role_name: 'Finance',
      two_step: null,
      invited_by: 'Sari Dewi',
    });
    const mailed = await app.mailTo('sari@baru.test');
    expect(mailed.body).toMatch(/#\/create_password\?token=\S{40,}/);
    expect((await list('&search=sari@baru')).map(({ status }) => status)).toEqual(['invited']);
  });

  // spec 3.45
  test('without a role makes an Admin', async () => {
    const made = await invite({ userEmail: 'tanpa@baru.test', userName: 'Tanpa Peran' });

    expect(made.json<{ data: User }>().data.role_name).toBe('Admin');
  });

  test('the code says who is invited as what', async () => {
    await app.db.system((tx) => tx.run(sql`update otp_challenge set used_at = now() where used_at is null`));
    const asked = await app.ask('POST', '/dashboard/otp', {
      token: owner.live,
      headers: { 'accept-language': 'en' },
      payload: {
        purpose: 'user_invite',
        action: { userEmail: 'kata@baru.test', userName: 'Kata', roleID: 2 },
      },
    });

    expect(asked.json<{ data: { confirms: string } }>().data.confirms).toBe(
      'Invite kata@baru.test as Finance',
    );
  });

  test('a person who works elsewhere gets an account and a mail; nothing says that they were known', async () => {
    const made = await invite({ userEmail: 'owner@b.test', userName: 'Nama Lain', roleID: 7 });
    const fresh = await invite({ userEmail: 'tidak-dikenal@baru.test', userName: 'Nama Lain', roleID: 7 });

    const keysOf = (reply: typeof made) => ({
      ...reply.json<{ data: User }>().data,
      id: '',
      email: '',
    });
    expect(keysOf(made)).toEqual(keysOf(fresh));
    expect((await app.mailTo('owner@b.test')).body).toContain('create_password');
    // Their sign-in at the other merchant goes on as before.
    expect(
      (await app.ask('GET', '/dashboard/session', { token: (await app.signIn('owner@b.test')).live })).json(),
    ).toMatchObject({
      data: { merchant_id: MERCHANT_B },
    });
  });

  test.each([
    [{ userEmail: 'nope', userName: '' }, ['userEmail DPAY_EMAIL_INVALID', 'userName DPAY_REQUIRED']],
    [{ userEmail: 'FINANCE@a.test', userName: 'Sari' }, ['userEmail DPAY_USER_EXISTS']],
    [{ userEmail: 'x@baru.test', userName: 'Sari', roleID: 99 }, ['roleID DPAY_ROLE_UNKNOWN']],
    [{ userEmail: 'x@baru.test', userName: 'Sari', role: 'Bos' }, ['role DPAY_ROLE_UNKNOWN']],
    [{ userEmail: 'x@baru.test', userName: 'Sari', roleID: 2, role: 'Admin' }, ['roleID DPAY_ROLE_UNKNOWN']],
  ])('%j is refused before a code is sent: %j', async (payload, want) => {
    const asked = await app.ask('POST', '/dashboard/otp', {
      token: owner.live,
      payload: { purpose: 'user_invite', action: payload },
    });

    expect(errorsOf(asked)).toEqual(want);
    expect(errorsOf(await invite(payload))).toEqual(want);
  });

  test.each([
    [1, 'roleID DPAY_OWNER_ONLY'],
    [5, 'roleID DPAY_ROLE_ABOVE_OWN'],
  ])('an admin grants no role above their own: %i', async (roleID, want) => {
    const by = { email: 'admin@a.test', token: admin.live };
    const reply = await invite({ userEmail: 'atas@baru.test', userName: 'Atas', roleID }, by);

    expect(errorsOf(reply)).toEqual([want]);
  });

  // spec 6.23
  test('without the permission, or without a code, nobody is invited', async () => {
    const finance = await app.signIn('finance@a.test');
    const payload = { userEmail: 'tanpa-kode@baru.test', userName: 'Tanpa Kode', roleID: 7 };
    const headers = { 'idempotency-key': 'without-a-code-0001' };
    const ask = (token: string) => app.ask('POST', '/dashboard/users', { token, headers, payload });

    expect((await ask(finance.live)).json()).toMatchObject({ error_code: 'DPAY_FORBIDDEN' });
    expect((await ask(owner.live)).json()).toMatchObject({ error_code: 'DPAY_OTP_REQUIRED' });
    expect((await list('&search=tanpa-kode')).length).toBe(0);
  });

  test('a newer link ends the older one, at most once a minute; cancelling ends both', async () => {
    const { id } = (await invite({ userEmail: 'ulang@baru.test', userName: 'Ulang', roleID: 7 })).json<{
      data: User;
    }>().data;
    const open = () =>
      app.db.system((tx) =>
        tx.one<{ open: number }>(sql`
          select count(*)::int as open from mailed_token where user_id = ${id} and used_at is null`),
      );
    const resend = () => app.ask('POST', `/dashboard/users/${id}/resend-invite`, { token: owner.live });

    expect((await resend()).json()).toMatchObject({ error_code: 'DPAY_INVITATION_COOLDOWN' });
    app.clock.set(new Date(app.clock.now().getTime() + 61_000));
    expect((await resend()).status).toBe(200);
    expect(await open()).toEqual({ open: 1 });
    expect((await app.ask('DELETE', `/dashboard/users/${id}`, { token: owner.live })).status).toBe(204);
    expect(await open()).toEqual({ open: 0 });
    expect((await list('&search=ulang')).length).toBe(0);
  });

  test('who was removed is invited again under the same id', async () => {
    const first = (await invite({ userEmail: 'kembali@baru.test', userName: 'Kembali', roleID: 7 })).json<{
      data: User;
    }>().data;
    await app.ask('DELETE', `/dashboard/users/${first.id}`, { token: owner.live });

    const again = await invite({ userEmail: 'kembali@baru.test', userName: 'Kembali Lagi', roleID: 2 });

    expect(again.json<{ data: User }>().data).toMatchObject({
      id: first.id,
      status: 'invited',
      role_name: 'Finance',
    });
  });
});

describe('what takes access away works at once', () => {
  const session = (token: string) => app.ask('GET', '/dashboard/session', { token });

  test('another role is that of the next call', async () => {
    const { live } = await app.signIn('payment-link-maker@a.test');

    const changed = await update(userId('payment-link-maker@a.test'), { roleID: 7, userName: 'Putu Ayu' });

    expect(changed.json()).toMatchObject({ data: { role_name: 'Viewer', name: 'Putu Ayu' } });
    expect((await session(live)).json()).toMatchObject({
      data: { role_name: 'Viewer', masks_personal_data: true },
    });
  });

  test('deactivating ends the sign-ins of that account only, and reactivating lets them in again', async () => {
    const id = userId('developer@a.test');
    // The same person works at the other merchant too.
    const elsewhere = 'usr_01KB0000000000000000000001';
    await app.db.system(async (tx) => {
      await tx.run(sql`
        insert into user_account (user_id, merchant_id, person_id, email, name, role_id, created_at)
        select ${elsewhere}, ${MERCHANT_B}, person_id, email, 'Fajar', 7, now() from user_account where user_id = ${id}`);
    });
    const { live } = await app.signIn('developer@a.test');
    await app.db.system((tx) =>
      tx.run(sql`
        insert into auth_session (session_id, merchant_id, user_id, created_at, seen_at, expires_at, ip, device)
        values ('ses_other', ${MERCHANT_B}, ${elsewhere}, now(), now(), now(), '', '')`),
    );

    const off = await app.ask('POST', `/dashboard/users/${id}/deactivate`, { token: admin.live });

    expect(off.json()).toMatchObject({ data: { status: 'disabled' } });
    expect((await session(live)).json()).toMatchObject({ error_code: 'DPAY_SESSION_EXPIRED' });
    const kept = await app.db.system((tx) =>
      tx.one(sql`select revoked_at from auth_session where session_id = 'ses_other'`),
    );
    expect(kept).toEqual({ revoked_at: null });
    const on = await app.ask('POST', `/dashboard/users/${id}/reactivate`, { token: admin.live });
    expect(on.json()).toMatchObject({ data: { status: 'active' } });
  });

  // spec 6.21
  test('a removed user keeps the name in the history and is listed only if asked for', async () => {
    const id = userId('uploader@a.test');
    const { live } = await app.signIn('uploader@a.test');

    expect((await app.ask('DELETE', `/dashboard/users/${id}`, { token: admin.live })).status).toBe(204);

    expect((await session(live)).status).toBe(401);
    expect((await list()).map((user) => user.id)).not.toContain(id);
    expect((await list('&filters={"status":["removed"]}')).map((user) => user.id)).toContain(id);
    expect((await app.ask('GET', `/dashboard/users/${id}`, { token: owner.live })).json()).toMatchObject({
      data: { status: 'removed', email: 'uploader@a.test' },
    });
    const login = await app.ask('POST', '/dashboard/login', {
      payload: { email: 'uploader@a.test', password: 'Rahasia-Kuat-1' },
    });
    expect(login.json()).toMatchObject({ error_code: 'DPAY_INVALID_CREDENTIALS' });
  });
});

describe('nobody', () => {
  const remove = (id: string, token: string) => app.ask('DELETE', `/dashboard/users/${id}`, { token });
  const deactivate = (id: string, token: string) =>
    app.ask('POST', `/dashboard/users/${id}/deactivate`, { token });

  test('changes themselves', async () => {
    const id = userId('admin@a.test');
    const by = { email: 'admin@a.test', token: admin.live };

    for (const reply of [
      await remove(id, admin.live),
      await deactivate(id, admin.live),
      await update(id, { roleID: 7 }, by),
      await update(id, { userName: 'Nama Baru' }, by),
    ])
      expect(errorsOf(reply)).toEqual(['DPAY_OWN_ACCOUNT']);
  });

  test('but an owner touches an owner', async () => {
    const id = userId('owner@a.test');
    const by = { email: 'admin@a.test', token: admin.live };

    for (const reply of [
      await remove(id, admin.live),
      await deactivate(id, admin.live),
      await update(id, { roleID: 7 }, by),
    ])
      expect(errorsOf(reply)).toEqual(['DPAY_OWNER_ONLY']);
  });

  test('reaches a user of another merchant', async () => {
    const id = userId('owner@suspended.test');

    expect((await app.ask('GET', `/dashboard/users/${id}`, { token: owner.live })).status).toBe(404);
    expect((await remove(id, owner.live)).status).toBe(404);
    expect(await statusOf(id)).toEqual({ status: 'active' });
  });

  test('gives a role above their own, to a user or back to one', async () => {
    const id = userId('approver@a.test');
    const by = { email: 'admin@a.test', token: admin.live };
    expect(errorsOf(await update(userId('finance@a.test'), { roleID: 5 }, by))).toEqual([
      'roleID DPAY_ROLE_ABOVE_OWN',
    ]);

    expect((await deactivate(id, admin.live)).status).toBe(200);
    const back = await app.ask('POST', `/dashboard/users/${id}/reactivate`, { token: admin.live });
    expect(errorsOf(back)).toEqual(['DPAY_ROLE_ABOVE_OWN']);
  });
});

test('the only active owner is marked, and a deactivated one can still be removed', async () => {
  const id = userId('owner@a.test');
  await app.db.system((tx) =>
    tx.run(sql`
      update user_account set status = 'disabled' where merchant_id = ${MERCHANT_A} and role_id = 1 and user_id <> ${id}`),
  );

  const reply = await app.ask('GET', `/dashboard/users/${id}`, { token: owner.live });
  expect(reply.json()).toMatchObject({ data: { is_last_owner: true } });
  const other = await app.ask('DELETE', `/dashboard/users/${userId('two-step@a.test')}`, {
    token: owner.live,
  });
  expect(other.status).toBe(204);
});

test('changes are in the security history', async () => {
  const events = await app.db.system((tx) =>
    tx.rows<{ action: string }>(
      sql`select distinct action from audit_event where action like 'user.%' order by action`,
    ),
  );

  expect(events.map(({ action }) => action)).toEqual([
    'user.deactivated',
    'user.invitation_cancelled',
    'user.invitation_resent',
    'user.invited',
    'user.reactivated',
    'user.removed',
    'user.role_changed',
  ]);
});
