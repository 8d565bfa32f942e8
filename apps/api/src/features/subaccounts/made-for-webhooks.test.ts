import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { NOW } from '../../testing/trade.ts';
import { codesOf, dataOf, FLAGS, setStand } from './testing/stand.ts';

const stand = setStand();
beforeEach(async () => {
  stand.app.clock.set(new Date(NOW));
  await stand.setFlags(FLAGS);
  await stand.app.db.system((tx) => tx.run(sql`delete from webhook`));
});

const NOBODY = 'sub_01K00000000000000000000000';
const form = { name: 'Toko', url: 'https://toko.example/hook', events: ['order.created'] };
const post = (payload: object, token = stand.owner.sandbox) =>
  stand.send('POST', 'webhooks', { token, payload: { ...form, ...payload } });
const added = async (payload: object, token?: string) =>
  dataOf<{ webhook: { id: string; subaccount_ids: string[] } }>(await post(payload, token)).webhook;
const patch = (id: string, payload: object) => stand.send('PATCH', `webhooks/${id}`, { payload });

test('a subaccount of another merchant or mode, or an unknown one, is reported, and no webhook changes', async () => {
  const strangers = await stand.newSubaccount({ token: stand.foreign.sandbox });
  const live = await stand.newSubaccount({ mode: 'live', token: stand.owner.live });
  const { id } = await added({ subaccount_ids: [stand.branch] });
  const wish = { subaccount_ids: [stand.branch, strangers, live, NOBODY] };
  const refused = [1, 2, 3].map((at) => [`subaccount_ids.${at}`, 'DPAY_SUBACCOUNT_NOT_FOUND']);

  expect(codesOf(await post(wish))).toEqual(refused);
  expect(codesOf(await patch(id, wish))).toEqual(refused);
  const { data } = (await stand.send('GET', 'webhooks')).json<{ data: object[] }>();
  expect(data).toMatchObject([{ id, subaccount_ids: [stand.branch] }]);
});

test('a subaccount named earlier and deleted since stays, and cannot be added again once removed', async () => {
  const { id } = await added({ subaccount_ids: [stand.branch] });
  await stand.app.db.system((tx) =>
    tx.run(sql`update webhook set subaccount_ids = ${[stand.branch, NOBODY]} where id = ${id}`),
  );

  const kept = await patch(id, { name: 'Gudang', subaccount_ids: [NOBODY, stand.other] });
  expect(dataOf<object>(kept)).toMatchObject({ name: 'Gudang', subaccount_ids: [NOBODY, stand.other] });
  expect((await patch(id, { subaccount_ids: [] })).status).toBe(200);
  expect(codesOf(await patch(id, { subaccount_ids: [NOBODY] }))).toEqual([
    ['subaccount_ids.0', 'DPAY_SUBACCOUNT_NOT_FOUND'],
  ]);
});

test('a merchant without the feature names none, keeps existing ones, and can still add webhooks', async () => {
  const { id } = await added({ subaccount_ids: [stand.branch] });
  await stand.setFlags({ ...FLAGS, subaccount: false });

  expect(codesOf(await post({ subaccount_ids: [stand.branch] }))).toBe('DPAY_FEATURE_DISABLED');
  expect(codesOf(await patch(id, { subaccount_ids: [stand.other] }))).toBe('DPAY_FEATURE_DISABLED');
  expect((await patch(id, { name: 'Gudang', subaccount_ids: [stand.branch] })).status).toBe(200);
  expect((await post({ subaccount_ids: [] })).status).toBe(201);
});

test('a webhook that names another merchant’s subaccount, or all, receives nothing of it', async () => {
  const theirs = stand.foreign.sandbox;
  const { id } = await added({});
  await added({ name: 'Semua', applies_to_all_subaccounts: true });
  await stand.app.db.system((tx) =>
    tx.run(sql`update webhook set subaccount_ids = ${[stand.branch]} where id = ${id}`),
  );
  await added({ name: 'Asing', applies_to_all_subaccounts: true }, theirs);
  await stand.app.db.system((tx) =>
    tx.run(sql`update webhook set subaccount_ids = ${[stand.branch]} where name = 'Asing'`),
  );

  const made = await stand.ordered({ subaccount_id: stand.branch });

  const told = await stand.app.db.system((tx) =>
    tx.rows<{ webhook_name: string }>(
      sql`select webhook_name from webhook_delivery where subject_id = ${made.id}`,
    ),
  );
  expect(told.map(({ webhook_name: name }) => name).toSorted()).toEqual(['Semua', 'Toko']);
});
