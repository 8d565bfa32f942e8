import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rebuild } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { NOW } from '../../testing/trade.ts';
import { setStand } from './testing/stand.ts';
import { callsOf, sendAt, tell } from './testing/told.ts';
import type { Preferences } from './testing/told.ts';

const stand = setStand();
let calls: ReturnType<typeof callsOf>;
beforeAll(() => {
  calls = callsOf(stand.app);
});

const APPROVER = 'approver@a.test';
const NUMBER = '+6281200000077';
const night = { quiet_from: '21:00', quiet_to: '06:00' };
const waiting = (channels: Partial<Record<'app' | 'mail' | 'whatsapp', boolean>>) => [
  { event: 'disbursement_waiting' as const, app: true, mail: false, whatsapp: false, fixed: [], ...channels },
];
const prefer = async ({ events = [], ...different }: Partial<Preferences> = {}) => {
  const reply = await calls.prefer(stand.approver, {
    ...different,
    events: events.map(({ fixed: _, ...one }) => one) as never,
  });
  expect(reply.status).toBe(200);
};
/** Sign-ins end after half an hour, so requests are made at NOW. */
const atNow = () => stand.app.clock.set(new Date(NOW));
const submittedAt = async (time: string) => {
  atNow();
  await stand.submitted();
  stand.app.clock.set(new Date(`2026-11-${time}+07:00`));
  await tell(stand.app);
};

beforeEach(async () => {
  await stand.app.db.system(async (tx) => {
    await tx.run(sql`delete from mail`);
    await tx.run(sql`delete from notification_post`);
    await tx.run(sql`delete from notification`);
    await tx.run(sql`delete from notification_preference`);
    await tx.run(sql`
      update person set whatsapp = ${NUMBER}, whatsapp_verified_at = '2026-01-01' where email = ${APPROVER}`);
  });
});

test('by default, a batch that waits is mailed at once, in the language of the person, without a second copy', async () => {
  await submittedAt('20T10:00:00');

  await sendAt(stand.app, '20T10:00:01');
  await sendAt(stand.app, '20T10:01:00');

  const mails = await calls.mailsTo(APPROVER);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(
    /^Batch menunggu persetujuan Anda: Gaji November, Rp\s53\.330, 1 kiriman$/,
  );
  expect(mails[0]?.body).toContain('http://dasbor.test/#/settings/notifications');
});

describe('in quiet hours', () => {
  test.each([
    ['just before them', '20T20:59:59', '20T21:00:00', 0],
    ['just before them, with a server in time', '20T20:59:58', '20T20:59:59', 1],
    ['in their first second', '20T21:00:00', '21T05:59:59', 0],
    ['at midnight', '21T00:00:00', '21T05:59:59', 0],
    ['until their end', '20T23:59:59', '21T06:00:00', 1],
    ['just after them', '21T06:00:00', '21T06:00:00', 1],
  ])('a batch submitted %s (%s) is mailed by %s: %i', async (_, submitted, sent, count) => {
    await prefer(night);
    await submittedAt(submitted);

    await sendAt(stand.app, sent);

    expect(await calls.mailsTo(APPROVER)).toHaveLength(count);
  });

  test('a text waits, too, and what was read in the app meanwhile is not sent', async () => {
    await prefer({ ...night, events: waiting({ whatsapp: true }) });
    await submittedAt('20T22:00:00');
    await submittedAt('20T22:30:00');
    atNow();
    const [newest] = await calls.list(stand.approver);
    await calls.read(stand.approver, { ids: [newest?.id] });

    await sendAt(stand.app, '21T05:59:59');
    expect(await calls.mailsTo(NUMBER)).toEqual([]);

    await sendAt(stand.app, '21T06:00:00');
    const texts = await calls.mailsTo(NUMBER);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.subject).toMatch(/^Batch menunggu/);
    expect(await calls.mailsTo(APPROVER)).toEqual([]);
  });

  test('that are removed, what waits is sent at once', async () => {
    await prefer(night);
    await submittedAt('20T22:00:00');

    atNow();
    await prefer();
    await sendAt(stand.app, '20T22:00:01');

    expect(await calls.mailsTo(APPROVER)).toHaveLength(1);
  });
});

describe('a digest', () => {
  test('collects the mails of a day into one, sent once', async () => {
    await prefer({ digest: 'daily', digest_hour: 16 });
    await submittedAt('20T10:00:00');
    await submittedAt('20T11:00:00');

    await sendAt(stand.app, '20T15:59:59');
    expect(await calls.mailsTo(APPROVER)).toEqual([]);

    await sendAt(stand.app, '20T16:00:00');
    await sendAt(stand.app, '21T16:00:00');
    const mails = await calls.mailsTo(APPROVER);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 notifikasi']);
    expect(mails[0]?.body.match(/^• Batch menunggu/gm)).toHaveLength(2);
  });

  test('of a week waits for Monday', async () => {
    await prefer({ digest: 'weekly', digest_hour: 8 });
    await submittedAt('20T10:00:00');

    await sendAt(stand.app, '23T07:59:59');
    expect(await calls.mailsTo(APPROVER)).toEqual([]);
    await sendAt(stand.app, '23T08:00:00');
    expect(await calls.mailsTo(APPROVER)).toHaveLength(1);
  });
});

test('two servers that send at once send one mail with everything', async () => {
  await prefer({ digest: 'daily', digest_hour: 16 });
  for (const hour of ['10', '11', '12']) await submittedAt(`20T${hour}:00:00`);
  const others = await Promise.all([rebuild(stand.app), rebuild(stand.app)]);
  const at = new Date('2026-11-20T16:00:00+07:00');
  for (const { clock } of [stand.app, ...others]) clock.set(at);

  await Promise.all([stand.app, ...others].map((app) => app.notifications.posting.drain()));

  expect((await calls.mailsTo(APPROVER)).map(({ subject }) => subject)).toEqual(['3 notifikasi']);
  for (const other of others) await other.close();
});

test.each([
  [
    'their role lost the right',
    sql`update role set permissions = array_remove(permissions, 'disbursement.approve') where merchant_id = ${MERCHANT_A} and name = 'Approver'`,
    sql`update role set permissions = array_append(permissions, 'disbursement.approve') where merchant_id = ${MERCHANT_A} and name = 'Approver'`,
  ],
  [
    'they were deactivated',
    sql`update user_account set status = 'disabled' where email = ${APPROVER}`,
    sql`update user_account set status = 'active' where email = ${APPROVER}`,
  ],
])('nothing is sent if %s since', async (_, change, back) => {
  await prefer(night);
  await submittedAt('20T22:00:00');
  await stand.app.db.system((tx) => tx.run(change));

  await sendAt(stand.app, '21T06:00:00');
  await stand.app.db.system((tx) => tx.run(back));
  await sendAt(stand.app, '21T07:00:00');

  expect(await calls.mailsTo(APPROVER)).toEqual([]);
});

test('in sandbox only the app tells', async () => {
  await stand.submitted(undefined, { mode: 'sandbox' });
  await tell(stand.app);
  await sendAt(stand.app, '20T12:00:00');
  atNow();

  const reply = await stand.app.ask('GET', '/dashboard/notifications', {
    mode: 'sandbox',
    token: stand.approver.sandbox,
  });
  expect(reply.json<{ data: { event: string }[] }>().data.map(({ event }) => event)).toEqual([
    'disbursement_waiting',
  ]);
  expect(await calls.mailsTo(APPROVER)).toEqual([]);
});

test('an event without a channel is told nowhere', async () => {
  await prefer({ events: waiting({ app: false }) });
  await submittedAt('20T10:00:00');
  await sendAt(stand.app, '20T10:00:01');

  expect(await calls.list(stand.approver)).toEqual([]);
  expect(await calls.mailsTo(APPROVER)).toEqual([]);
});

describe('preferences', () => {
  test('of a person without a number refuse texts, and name the field', async () => {
    const reply = await calls.prefer(stand.owner, {
      events: [{ event: 'disbursement_waiting', app: true, mail: true, whatsapp: true }] as never,
    });

    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({
      errors: [{ field: 'events.0.whatsapp', code: 'DPAY_WHATSAPP_NOT_VERIFIED' }],
    });
  });

  test.each([
    { quiet_from: '21:00', quiet_to: null },
    { quiet_from: '06:00', quiet_to: '06:00' },
  ])('refuse quiet hours %j', async (times) => {
    const reply = await calls.prefer(stand.owner, times);

    expect(reply.json()).toMatchObject({ errors: [{ field: 'quiet_to', code: 'DPAY_QUIET_HOURS_EMPTY' }] });
  });

  test('are a person’s own, keep a fixed mail, and ignore events of other roles', async () => {
    const off = { app: false, mail: false, whatsapp: false };
    await calls.prefer(stand.maker, {
      events: [
        { event: 'disbursement_rejected', ...off },
        { event: 'settlement_paid', ...off },
      ] as never,
    });
    await calls.prefer(stand.owner, { events: [{ event: 'balance_low', ...off }] as never });
    const maker = await calls.preferences(stand.maker);
    const owner = await calls.preferences(stand.owner);
    const of = (all: Preferences, event: string) => all.events.find((one) => one.event === event);

    expect(of(maker, 'disbursement_rejected')).toMatchObject(off);
    expect(of(maker, 'settlement_paid')).toBeUndefined();
    expect(of(owner, 'settlement_paid')).toMatchObject({ app: true });
    expect(of(owner, 'disbursement_rejected')).toMatchObject({ app: true, mail: true });
    expect(of(owner, 'balance_low')).toMatchObject({ app: false, mail: true, fixed: ['mail'] });
  });

  test('are the same in both modes', async () => {
    await prefer({ digest: 'weekly' });
    const reply = await stand.app.ask('GET', '/dashboard/notification-preferences', {
      mode: 'sandbox',
      token: stand.approver.sandbox,
    });

    expect(reply.json()).toMatchObject({ data: { digest: 'weekly', whatsapp_number: NUMBER } });
  });

  test('changed in sandbox, whose clock is ahead, move the live mail that waits and no colleague’s', async () => {
    await prefer(night);
    await calls.prefer(stand.owner, night);
    await submittedAt('20T22:00:00');
    atNow();
    const ahead = (days: number) =>
      stand.app.db.system((tx) =>
        tx.run(sql`
          update merchant_mode set clock_ahead_ms = ${days * 86_400_000} where merchant_id = ${MERCHANT_A} and mode = 'sandbox'`),
      );
    await ahead(9);
    const reply = await stand.app.ask('PUT', '/dashboard/notification-preferences', {
      mode: 'sandbox',
      token: stand.approver.sandbox,
      payload: { events: [], quiet_from: null, quiet_to: null, digest: 'off', digest_hour: 8 },
    });
    await ahead(0);
    expect(reply.status).toBe(200);

    await sendAt(stand.app, '20T22:00:01');
    expect(await calls.mailsTo(APPROVER)).toHaveLength(1);
    expect(await calls.mailsTo('owner@a.test')).toEqual([]);
  });
});
