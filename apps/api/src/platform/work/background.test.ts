import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { addPeople, MERCHANT_A } from '../../testing/people.ts';
import { startBackground } from './background.ts';
import type { Db } from '../db/db.ts';
import { makeEventHub } from './event-hub.ts';
import { tidy } from './housekeeping.ts';
import { makeLog } from '../log.ts';
import { mail, sendOneMail } from '../mail/mail.ts';
import { outbox } from './outbox.ts';
import { relayOnce } from './relay.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await addPeople(db);
});
afterAll(() => drop());
beforeEach(() => db.system((tx) => tx.run(sql`delete from mail`)));

const queue = (recipient: string) =>
  db.signIn((tx) =>
    mail.queue(tx, {
      merchantId: MERCHANT_A,
      recipient,
      kind: 'login_otp',
      subject: 'Kode',
      body: '123456',
      now: NOW,
    }),
  );
const kept = () =>
  db.system((tx) =>
    tx.one<{ body: string | null; attempts: number; sent: boolean }>(sql`
    select body, attempts, sent_at is not null as sent from mail`),
  );

test('a mail is sent once, and its text is deleted afterwards', async () => {
  await queue('a@a.test');
  const sent: string[] = [];
  const transport = async ({ to, text }: { to: string; text: string }) => void sent.push(`${to} ${text}`);

  const worked = [await sendOneMail(db, transport, NOW), await sendOneMail(db, transport, NOW)];

  expect(worked).toEqual([true, false]);
  expect(sent).toEqual(['a@a.test 123456']);
  expect(await kept()).toEqual({ body: null, attempts: 1, sent: true });
});

test('a rejected mail is retried after 1, 2, 4 and 8 minutes, then given up', async () => {
  await queue('a@a.test');
  const refusing = () => Promise.reject(new Error('450 try later'));
  const tried: number[] = [];
  for (let minute = 0; minute <= 40; minute++) {
    await sendOneMail(db, refusing, later(minute)).catch(() => tried.push(minute));
  }

  expect(tried).toEqual([0, 1, 3, 7, 15]);
});

test('two concurrent senders send one mail each', async () => {
  await queue('a@a.test');
  await queue('b@a.test');
  const sent: string[] = [];
  const transport = async ({ to }: { to: string }) => void sent.push(to);

  await Promise.all([sendOneMail(db, transport, NOW), sendOneMail(db, transport, NOW)]);

  expect(sent.toSorted()).toEqual(['a@a.test', 'b@a.test']);
});

test('only expired rows are removed', async () => {
  const guard = (hash: string, at: Date) =>
    db.signIn((tx) =>
      tx.run(
        sql`insert into address_guard (address_hash, purpose, last_at) values (${hash}, 'login', ${at})`,
      ),
    );
  await guard('old', later(-3 * 1440));
  await guard('new', NOW);

  expect(await tidy(db, NOW)).toBe(1);
  const left = await db.signIn((tx) =>
    tx.rows<{ address_hash: string }>(sql`select address_hash from address_guard`),
  );
  expect(left).toEqual([{ address_hash: 'new' }]);
});

const TENANT = { merchantId: MERCHANT_A, mode: 'live' } as const;
const happen = (aggregate: string) =>
  db.tenant(TENANT, (tx) => outbox.add(tx, { topic: 'payment.updated', aggregate, payload: {} }));
const parts = () => ({ db, events: makeEventHub(db), clock: { now: () => NOW }, log: makeLog('silent') });

test('an unresponsive mail server does not delay events', async () => {
  await queue('a@a.test');
  const sending = Promise.withResolvers<void>();
  const transport = vi.fn(() => sending.promise);
  const given = parts();
  const heard: string[] = [];
  given.events.subscribe(TENANT, ({ aggregate }) => heard.push(aggregate));
  const background = await startBackground({ ...given, transport });
  background.wake();
  await vi.waitFor(() => expect(transport).toHaveBeenCalled());

  await happen('pay_1');
  background.wake();

  await vi.waitFor(() => expect(heard).toEqual(['pay_1']));
  sending.resolve();
  await background.stop();
});

test('an event that could not be read is delivered at the next look', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const given = parts();
  const heard: string[] = [];
  given.events.subscribe(TENANT, ({ aggregate }) => heard.push(aggregate));
  const background = await startBackground({ ...given, transport: undefined });
  const look = vi.spyOn(given.events, 'look').mockRejectedValueOnce(new Error('Connection terminated'));
  await happen('pay_2');
  background.wake();
  await vi.waitFor(() => expect(look).toHaveBeenCalled());

  vi.advanceTimersByTime(5000);

  await vi.waitFor(() => expect(heard).toEqual(['pay_2']));
  vi.useRealTimers();
  await background.stop();
});

test('a stream starts at the last event that was read, not at one that a crash may undo', async () => {
  const events = makeEventHub(db);
  await events.look();
  const read = events.reached();
  await happen('pay_3');
  await relayOnce(db);

  expect(await db.tenant(TENANT, (tx) => events.placeAfter(tx, undefined))).toBe(read);
  await events.look();
  expect(await db.tenant(TENANT, (tx) => events.placeAfter(tx, undefined))).toBe(events.reached());
});
