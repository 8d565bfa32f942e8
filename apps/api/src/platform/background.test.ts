import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { addPeople, MERCHANT_A } from '../testing/people.ts';
import type { Db } from './db/db.ts';
import { tidy } from './housekeeping.ts';
import { mail, sendOneMail } from './mail.ts';

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

test('a mail is sent once, and its text is gone afterwards', async () => {
  await queue('a@a.test');
  const sent: string[] = [];
  const transport = async ({ to, text }: { to: string; text: string }) => void sent.push(`${to} ${text}`);

  const worked = [await sendOneMail(db, transport, NOW), await sendOneMail(db, transport, NOW)];

  expect(worked).toEqual([true, false]);
  expect(sent).toEqual(['a@a.test 123456']);
  expect(await kept()).toEqual({ body: null, attempts: 1, sent: true });
});

test('a mail that the server refuses is tried again after 1, 2, 4 and 8 minutes, then no more', async () => {
  await queue('a@a.test');
  const refusing = () => Promise.reject(new Error('450 try later'));
  const tried: number[] = [];
  for (let minute = 0; minute <= 40; minute++) {
    await sendOneMail(db, refusing, later(minute)).catch(() => tried.push(minute));
  }

  expect(tried).toEqual([0, 1, 3, 7, 15]);
});

test('two senders at once send one mail each', async () => {
  await queue('a@a.test');
  await queue('b@a.test');
  const sent: string[] = [];
  const transport = async ({ to }: { to: string }) => void sent.push(to);

  await Promise.all([sendOneMail(db, transport, NOW), sendOneMail(db, transport, NOW)]);

  expect(sent.toSorted()).toEqual(['a@a.test', 'b@a.test']);
});

test('what has expired is removed, what has not stays', async () => {
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
