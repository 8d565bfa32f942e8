import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { each, type Payment } from '@dasbor/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { toCsv } from '../src/csv.ts';
import { openDatabase } from '../src/database.ts';
import { insertOrder, paidForSale, saveCharge, saveDasborOrder } from '../src/orders.ts';
import { client, run } from './support.ts';

let folder: string;
let database: string;
let day: string;
let payments: Payment[];

// The demo's sandbox has settlements of the last weeks; the back office gets the orders behind those of one day as its own.
beforeAll(async () => {
  const { data } = await client.listSettlements({ query: { limit: 1, from: daysAgo(20), to: daysAgo(2) } });
  day = jakartaDay(new Date(data[0]?.created_at ?? ''));
  payments = [];
  for await (const { id } of each(client.listSettlements, { query: { from: day, to: day } }))
    for await (const payment of each(client.listSettlementPayments, { path: { id } })) payments.push(payment);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reconcile-'));
  database = join(folder, 'shop.sqlite');
  const db = openDatabase(database);
  for (const payment of payments) {
    const { id, order_id, order_reference: number } = payment;
    const amount = paidForSale(payment);
    const intents = { order_intent: crypto.randomUUID(), payment_intent: crypto.randomUUID() };
    insertOrder(db, { number, amount, method: 'va', channel: 'BCA', created_at: '2026-11-01', ...intents });
    saveDasborOrder(db, number, order_id);
    saveCharge(db, number, { id, payBy: '' });
  }
  db.exec(`update orders set status = 'paid'`);
  db.close();
  return () => rmSync(folder, { recursive: true });
});
const jakartaDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(at);
const daysAgo = (days: number): string => jakartaDay(new Date(Date.now() - days * 86_400_000));

const reconcile = async (day: string, env: Record<string, string> = {}) => {
  const process = run('src/reconcile.ts', [day], { DATABASE: database, ...env }, folder);
  const code = await process.exited;
  return { code, said: process.said() };
};
const change = (sql: string, ...values: string[]) => {
  const db = openDatabase(database);
  db.prepare(sql).run(...values);
  db.close();
};

test('a day on which everything agrees closes, with a line for each payment', async () => {
  const { code, said } = await reconcile(day);
  const lines = readFileSync(join(folder, `settlements-${day}.csv`), 'utf8')
    .trim()
    .split('\r\n');
  const paid = payments.reduce((sum, { paid_amount }) => sum + paid_amount, 0);

  expect(payments.length).toBeGreaterThan(0);
  expect(said).toBe(`settlements-${day}.csv: ${payments.length} payments, Rp ${paid}, 0 differences\n`);
  expect(code).toBe(0);
  expect(lines).toHaveLength(payments.length + 1);
  for (const { id, order_reference: number, paid_amount } of payments)
    expect(lines.some((line) => [id, number, paid_amount].every((part) => line.includes(String(part))))).toBe(
      true,
    );
});

test.each<[string, string, string]>([
  ['is not ours', 'delete from orders where number = ?', 'there is no such order here'],
  [
    'is not paid here',
    `update orders set status = 'waiting' where number = ?`,
    'is waiting here, and was paid',
  ],
  ['differs by one rupiah', 'update orders set amount = amount + 1 where number = ?', 'here and Rp'],
])('an order that %s is told by number, with exit code 1', async (_, sql, wanted) => {
  const { order_reference: number, id } = payments[0] as Payment;
  change(sql, number);

  const { code, said } = await reconcile(day);
  const told = said.split('\n').filter((line) => line.startsWith('set_'));

  expect(code).toBe(1);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${id} ${number}: `);
  expect(told[0]).toContain(wanted);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a key that is not set', { DASBOR_KEY: '' }, /key is empty/],
  [
    'a key that nobody has',
    { DASBOR_KEY: 'dp_test_00000000000000000000000000000000' },
    /DPAY_API_KEY_INVALID/,
  ],
  ['a server that is not there', { DASBOR_URL: 'http://localhost:9' }, /The server cannot be reached/],
])('%s is told in one line, with exit code 2', async (_, env, wanted) => {
  const { code, said } = await reconcile(day, env);

  expect(code).toBe(2);
  expect(said).toMatch(/^Nothing was reconciled\. .*\n$/);
  expect(said).toMatch(wanted);
});

test.each(['yesterday', '2026-13-40', '2026-02-30', '2026-11-2', ''])(
  'a day that is none is refused before anything is asked: "%s"',
  async (none) => {
    expect(await reconcile(none)).toEqual({
      code: 2,
      said: 'Say which day: node src/reconcile.ts 2026-11-20\n',
    });
  },
);

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+628123', `'+628123`],
  ['-1+1', `'-1+1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['a, "b"\nc', '"a, ""b""\nc"'],
  ['INV-7', 'INV-7'],
  [-5, '-5'],
  [null, ''],
])('in a CSV %j is written as %s', (cell, text) => {
  expect(toCsv(['x'], [[cell]])).toBe(`x\r\n${text}\r\n`);
});
