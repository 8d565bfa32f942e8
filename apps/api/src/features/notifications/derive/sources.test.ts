import sql from 'sql-template-tag';
import { beforeAll, expect, test, vi } from 'vitest';
import { MERCHANT_A, PEOPLE } from '../../../testing/people.ts';
import { callsOf, tell } from '../testing/told.ts';
import { setStand } from '../testing/stand.ts';

const stand = setStand();
let calls: ReturnType<typeof callsOf>;
beforeAll(() => {
  calls = callsOf(stand.app);
});

const userOf = (email: string) => PEOPLE.find((one) => one.email === email)?.userId ?? '';
const happen = (topic: string, aggregate: string, status: string) =>
  stand.app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
    tx.run(sql`
      insert into outbox (merchant_id, mode, topic, aggregate, payload)
      values (${MERCHANT_A}, 'live', ${topic}, ${aggregate}, ${JSON.stringify({ status })}::jsonb)`),
  );
const told = async () => (await calls.list(stand.owner)).map(({ event }) => event);

test.each([
  ['withdrawal.balance_low', MERCHANT_A, 'low', 'balance_low'],
  ['withdrawal.balance_low', MERCHANT_A, 'recovered', null],
  ['onboarding.updated', MERCHANT_A, 'approved', 'account_decided'],
  ['onboarding.updated', MERCHANT_A, 'in_review', null],
  ['user_management.updated', userOf('finance@a.test'), 'joined', 'user_joined'],
  ['user_management.updated', userOf('finance@a.test'), 'active', null],
  ['user_management.updated', userOf('owner@a.test'), 'role_changed', 'user_role_changed'],
  ['user_management.updated', userOf('finance@a.test'), 'role_changed', null],
  ['settlement.updated', 'set_unknown', 'settled', null],
  ['payment.updated', 'pay_1', 'completed', null],
])('%s of %s with status %s is told as %s', async (topic, aggregate, status, event) => {
  const before = await told();
  await happen(topic, aggregate, status);
  await tell(stand.app);

  expect((await told()).length - before.length).toBe(event === null ? 0 : 1);
  if (event !== null) expect(await told()).toContain(event);
});

test('a paid top-up is told with its amount', async () => {
  const opened = await stand.app.ask('POST', '/dashboard/topups', {
    mode: 'sandbox',
    token: stand.owner.sandbox,
    headers: { 'idempotency-key': 'top-up-that-is-told' },
    payload: { amount: 500_000, bank: 'BCA' },
  });
  const { id } = opened.json<{ data: { id: string } }>().data;
  await stand.app.ask('POST', `/dashboard/topups/${id}/simulate`, {
    mode: 'sandbox',
    token: stand.owner.sandbox,
    headers: { 'idempotency-key': 'top-up-that-arrives' },
    payload: { status: 'completed' },
  });
  await tell(stand.app);

  const reply = await stand.app.ask('GET', '/dashboard/notifications', {
    mode: 'sandbox',
    token: stand.owner.sandbox,
  });
  expect(reply.json<{ data: object[] }>().data).toEqual([
    expect.objectContaining({ event: 'top_up_completed', subject_id: id, amount: 500_000 }),
  ]);
});

test('a row that cannot be told is left out after five attempts, and the next one is told', async () => {
  const before = await told();
  const broken = vi.spyOn(stand.app.deps.ids, 'next').mockImplementation(() => {
    throw new Error('no');
  });
  await happen('onboarding.updated', MERCHANT_A, 'rejected');
  for (const _ of Array(5)) await tell(stand.app);
  broken.mockRestore();
  await happen('user_management.updated', userOf('finance@a.test'), 'joined');
  await tell(stand.app);

  // All happened in the same millisecond, so their order is open.
  expect((await told()).toSorted()).toEqual([...before, 'user_joined'].toSorted());
});

test('a row that fails once is told at the next look', async () => {
  const before = await told();
  const broken = vi.spyOn(stand.app.deps.ids, 'next').mockImplementationOnce(() => {
    throw new Error('no');
  });
  await happen('onboarding.updated', MERCHANT_A, 'approved');
  await tell(stand.app);
  expect(await told()).toEqual(before);

  await tell(stand.app);
  broken.mockRestore();
  expect(await told()).toHaveLength(before.length + 1);
});
