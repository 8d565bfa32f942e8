import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { PEOPLE } from '../../testing/people.ts';

type Role = { id: number; name: string; permissions: string[]; version: number; user_count: number };

let app: TestApp;
let owner: Tokens;
let admin: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = await Promise.all([app.signIn('owner@a.test'), app.signIn('admin@a.test')]);
});
afterAll(() => app.close());

let keys = 0;
const create = (payload: object, token = owner.live) =>
  app.ask('POST', '/dashboard/roles', {
    token,
    headers: { 'idempotency-key': `role-number-${(keys += 1)}-of-test` },
    payload,
  });
const made = async (name: string, permissions: string[] = ['order.view']) =>
  (await create({ name, permissions })).json<{ data: Role }>().data;
const update = (id: number, payload: object, token = owner.live) =>
  app.ask('PATCH', `/dashboard/roles/${id}`, { token, payload });
const remove = (id: number, token = owner.live) => app.ask('DELETE', `/dashboard/roles/${id}`, { token });
const errorsOf = (reply: { json: <T>() => T }) => {
  const { error_code: code, errors } = reply.json<Problem>();
  return [code, ...(errors ?? []).map((one) => `${one.field} ${one.code}`)];
};
const give = (email: string, roleId: number) =>
  app.db.system((tx) =>
    tx.run(sql`
      update user_account set role_id = ${roleId} where user_id = ${PEOPLE.find((one) => one.email === email)?.userId}`),
  );

describe('a role of the merchant', () => {
  test('is created in both spellings, completed, and listed after the built-in ones', async () => {
    const reply = await create({
      name: ' Kasir toko ',
      permissions: ['userManagement.create', 'refund.approve'],
      masks_personal_data: true,
    });

    expect(reply.status).toBe(201);
    expect(reply.json<{ data: Role }>().data).toMatchObject({
      id: 100,
      name: 'Kasir toko',
      kind: 'own',
      permissions: ['user_management.view', 'user_management.create', 'refund.view', 'refund.approve'],
      masks_personal_data: true,
      user_count: 0,
      version: 1,
    });
    const all = (await app.ask('GET', '/dashboard/roles', { token: owner.live })).json<{ data: Role[] }>()
      .data;
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 100]);
  });

  test.each([
    [{ name: 'KASIR TOKO', permissions: ['order.view'] }, 'name DPAY_ROLE_NAME_TAKEN'],
    [{ name: 'owner', permissions: ['order.view'] }, 'name DPAY_ROLE_NAME_TAKEN'],
    [{ name: 'K', permissions: ['order.view'] }, 'name DPAY_ROLE_NAME_LENGTH'],
    [{ name: 'Kosong', permissions: [] }, 'permissions DPAY_ROLE_WITHOUT_PERMISSION'],
    [{ name: 'Aneh', permissions: ['order.delete'] }, 'permissions DPAY_PERMISSION_UNKNOWN'],
  ])('%j is refused: %s', async (payload, want) => {
    expect(errorsOf(await create(payload))).toEqual(['DPAY_INVALID_REQUEST', want]);
  });

  test('has no permission that its maker does not have', async () => {
    const payload = { name: 'Penyetuju', permissions: ['fundtransfer.approve'] };

    expect(errorsOf(await create(payload, admin.live))).toEqual([
      'DPAY_ROLE_ABOVE_OWN',
      'permissions DPAY_ROLE_ABOVE_OWN',
    ]);
  });

  test('shows no personal data that its maker sees masked', async () => {
    const role = await made('Menyamarkan', ['user_management.create']);
    await update(role.id, { version: 1, masks_personal_data: true });
    await give('finance@a.test', role.id);
    const { live } = await app.signIn('finance@a.test');

    const reply = await create({ name: 'Membuka', permissions: ['user_management.view'] }, live);

    expect(errorsOf(reply)).toContain('masks_personal_data DPAY_ROLE_UNMASKS');
    expect(errorsOf(await update(role.id, { version: 2, masks_personal_data: false }, live))).toEqual([
      'DPAY_OWN_ROLE',
    ]);
    await give('finance@a.test', 2);
  });

  test('ids are never used again', async () => {
    const first = await made('Sementara');
    expect((await remove(first.id)).status).toBe(204);

    expect((await made('Sementara')).id).toBe(first.id + 1);
  });

  test('cannot be deleted while somebody has it, and not by another merchant', async () => {
    const role = await made('Dipakai');
    await give('finance@a.test', role.id);
    const stranger = await app.signIn('owner@b.test');

    expect(errorsOf(await remove(role.id))).toEqual(['DPAY_ROLE_IN_USE']);
    expect((await remove(role.id, stranger.live)).status).toBe(404);
    expect((await app.ask('GET', `/dashboard/roles/${role.id}`, { token: stranger.live })).status).toBe(404);
    await give('finance@a.test', 2);
    expect((await remove(role.id)).status).toBe(204);
  });

  test('of a removed user can be deleted', async () => {
    const role = await made('Mantan');
    await give('uploader@a.test', role.id);
    await app.db.system((tx) =>
      tx.run(sql`update user_account set status = 'removed' where role_id = ${role.id}`),
    );

    expect((await remove(role.id)).status).toBe(204);
  });
});

test('built-in roles stay as they are', async () => {
  expect(errorsOf(await update(2, { version: 1, name: 'Keuangan' }))).toEqual(['DPAY_ROLE_BUILT_IN']);
  expect(errorsOf(await remove(7))).toEqual(['DPAY_ROLE_BUILT_IN']);
});

describe('a change', () => {
  // spec 2.160, 6.20
  test('is what the next call of its holders goes by', async () => {
    const role = await made('Penjual', ['order.view', 'payment.view']);
    await give('developer@a.test', role.id);
    const { live } = await app.signIn('developer@a.test');
    const payments = () => app.ask('GET', '/dashboard/payments', { token: live });
    expect((await payments()).status).toBe(200);

    await update(role.id, { version: 1, permissions: ['order.view'] });

    expect((await payments()).json()).toMatchObject({ error_code: 'DPAY_FORBIDDEN' });
    await give('developer@a.test', 6);
  });

  test('on an older version is refused, and says what changed meanwhile', async () => {
    const role = await made('Berdua', ['order.view', 'refund.view']);
    expect(
      (
        await update(role.id, {
          version: 1,
          name: 'Berdua saja',
          permissions: ['order.view', 'payment.view'],
        })
      ).status,
    ).toBe(200);

    const late = await update(role.id, { version: 1, permissions: ['order.view'] }, admin.live);

    expect(late.status).toBe(409);
    expect(errorsOf(late)).toEqual([
      'DPAY_ROLE_CHANGED',
      'name DPAY_ROLE_RENAMED',
      'permissions DPAY_ROLE_PERMISSION_ADDED',
      'permissions DPAY_ROLE_PERMISSION_REMOVED',
    ]);
    expect(late.json<Problem>().errors?.[1]?.message).toBe('Izin “Lihat pembayaran” ditambahkan.');
  });

  test('at once by two people saves one', async () => {
    const role = await made('Serentak', ['order.view']);

    const replies = await Promise.all([
      update(role.id, { version: 1, permissions: ['payment.view'] }),
      update(role.id, { version: 1, permissions: ['settlement.view'] }, admin.live),
    ]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('the list of permissions has both columns of the matrix', async () => {
  const { data } = (await app.ask('GET', '/dashboard/permissions', { token: owner.live })).json<{
    data: object[];
  }>();

  expect(data).toHaveLength(32);
  expect(data).toContainEqual({ key: 'user_management.create', area: 'user_management', action: 'create' });
});
