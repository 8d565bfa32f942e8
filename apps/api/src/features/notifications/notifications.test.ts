import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from '../../testing/app.ts';
import type { Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { anItem, setStand } from './testing/stand.ts';
import { callsOf, tell } from './testing/told.ts';

const stand = setStand();
let calls: ReturnType<typeof callsOf>;
let stranger: Tokens;
beforeAll(async () => {
  calls = callsOf(stand.app);
  stranger = await stand.app.signIn('owner@b.test');
});

const eventsOf = async (by: Tokens) => (await calls.list(by)).map(({ event }) => event);
const rows = () =>
  stand.app.db.system((tx) =>
    tx.rows<{ user_id: string; event: string }>(sql`select user_id, event from notification order by id`),
  );

describe('a submitted batch', () => {
  test('is told to those who may approve it, and not to its maker or another merchant', async () => {
    const batch = await stand.submitted([anItem({ amount: 70_000 })]);
    await tell(stand.app);

    const [first] = await calls.list(stand.approver);
    expect(first).toMatchObject({
      event: 'disbursement_waiting',
      subject_id: batch.id,
      name: 'Gaji November',
      amount: 73_330,
      count: 1,
      read_at: null,
    });
    expect(await eventsOf(stand.owner)).toContain('disbursement_waiting');
    expect(await eventsOf(stand.maker)).toEqual(['disbursement_validated']);
    expect(await eventsOf(stranger)).toEqual([]);
  });

  test('is told once, after restarts and by two servers at once', async () => {
    await stand.submitted();
    await tell(stand.app);
    const before = await rows();
    const again = await rebuild(stand.app);
    await stand.app.db.system((tx) => tx.run(sql`update notification_place set seq = 0`));

    await Promise.all([stand.app.notifications.telling.drain(), again.notifications.telling.drain()]);

    expect(await rows()).toEqual(before);
    await again.close();
  });

  test('is told to its maker when it is approved or sent back, and again to approvers when it is resubmitted', async () => {
    const approved = await stand.submitted();
    await stand.approve(approved);
    const rejected = await stand.submitted();
    await stand.reject(rejected);
    await tell(stand.app);
    const of = async (by: Tokens, id: string) =>
      (await calls.list(by)).filter((one) => one.subject_id === id).map(({ event }) => event);

    expect(await of(stand.maker, approved.id)).toContain('disbursement_approved');
    expect(await of(stand.maker, rejected.id)).toContain('disbursement_rejected');

    stand.app.clock.set(new Date(stand.app.clock.now().getTime() + 60_000));
    await stand.submit(await stand.read(rejected.id));
    await tell(stand.app);

    // The first submission was decided before anybody was told, so only the second one waits.
    expect(await of(stand.owner, rejected.id)).toEqual(['disbursement_waiting']);
  });
});

describe('reading', () => {
  test('marks only own notifications, once, and all up to a time', async () => {
    await stand.submitted();
    await tell(stand.app);
    const [mine] = await calls.list(stand.approver, { unread: true });
    const [foreign] = await calls.list(stand.owner, { unread: true });
    const unread = (await calls.needs(stand.approver)).unread;

    expect(await calls.read(stand.approver, { ids: [mine?.id, foreign?.id] })).toBe(unread - 1);
    expect((await calls.list(stand.owner)).find(({ id }) => id === foreign?.id)?.read_at).toBeNull();
    expect(await calls.read(stranger, { ids: [mine?.id] })).toBe(0);

    const readAt = (await calls.list(stand.approver)).find(({ id }) => id === mine?.id)?.read_at;
    stand.app.clock.set(new Date(stand.app.clock.now().getTime() + 60_000));
    expect(await calls.read(stand.approver, { until: stand.app.clock.now().toISOString() })).toBe(0);
    expect((await calls.list(stand.approver)).find(({ id }) => id === mine?.id)?.read_at).toBe(readAt);
    expect(await calls.list(stand.approver, { unread: true })).toEqual([]);
  });

  test.each([{}, { ids: [], until: '2026-11-20T03:00:00Z' }, { ids: ['ntf_1'] }])(
    'of %j is refused',
    async (payload) => {
      const reply = await stand.app.ask('POST', '/dashboard/notifications/read', {
        token: stand.owner.live,
        payload,
      });
      expect(reply.status).toBe(400);
    },
  );

  test('the other mode has its own', async () => {
    const reply = await stand.app.ask('GET', '/dashboard/notifications', {
      mode: 'sandbox',
      token: stand.approver.sandbox,
    });
    expect(reply.json<{ data: unknown[] }>().data).toEqual([]);
  });
});

test('a right that was removed hides what was told by it, also from the count', async () => {
  await stand.submitted();
  await tell(stand.app);
  expect((await calls.needs(stand.approver)).unread).toBeGreaterThan(0);
  const permit = (permissions: string) =>
    stand.app.db.system((tx) =>
      tx.run(
        sql`update role set permissions = string_to_array(${permissions}, ',') where merchant_id = ${MERCHANT_A} and name = 'Approver'`,
      ),
    );

  const { permissions } = await stand.app.db.system((tx) =>
    tx.one<{ permissions: string[] }>(
      sql`select permissions from role where merchant_id = ${MERCHANT_A} and name = 'Approver'`,
    ),
  );
  await permit(permissions.filter((one) => one !== 'disbursement.approve').join(','));
  expect(await eventsOf(stand.approver)).not.toContain('disbursement_waiting');
  expect((await calls.needs(stand.approver)).unread).toBe(0);

  await permit(permissions.join(','));
  expect(await eventsOf(stand.approver)).toContain('disbursement_waiting');
});

test('the database shows a person only their own rows', async () => {
  const [someone] = await rows();
  const seen = (actorId: string) =>
    stand.app.db.tenant({ merchantId: MERCHANT_A, mode: 'live', actorId }, (tx) =>
      tx.rows<{ user_id: string }>(sql`select distinct user_id from notification`),
    );

  expect(await seen(someone?.user_id ?? '')).toEqual([{ user_id: someone?.user_id }]);
  expect(await seen('usr_01K00000000000000000000099')).toEqual([]);
});
