import { createHash } from 'node:crypto';
import { EXPORT_SET_NAMES, EXPORT_SETS, exportColumnWords, exportSetRule } from '@dasbor/domain/exports';
import type { ExportSet } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { cellsOfCsv, cellsOfXlsx, download, exported } from './testing/exporting.ts';

let app: TestApp;
let owner: string;
let subaccounts: string[];
beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
  ({ live: owner } = await app.signIn('owner@demo.test', DEMO_PASSWORD));
  subaccounts = await app.db.system(async (tx) =>
    (
      await tx.rows<{ id: string }>(sql`
        select id from subaccount where merchant_id = ${DEMO_MERCHANTS.kopi.id} and mode = 'live'`)
    ).map(({ id }) => id),
  );
}, 60_000);
afterAll(() => app.close());

const MANY: readonly ExportSet[] = [
  'orders',
  'payments',
  'settlements',
  'customers',
  'balance',
  'transactions',
];
const wanted = (set: ExportSet) => ({
  set,
  // Some sets have thousands of rows in half a year.
  from: MANY.includes(set) ? '2026-11-10' : '2026-05-01',
  // Of today, each request would add one.
  ...(set === 'security_history' && { to: '2026-11-19' }),
  ...(exportSetRule(set).isOfSubaccounts && { subaccount_ids: subaccounts }),
});

describe.each(EXPORT_SET_NAMES)('%s', (set) => {
  // spec 3.66
  test('is complete in both formats: rows, sums and SHA-256 are those of the manifest', async () => {
    const csv = await exported(app, owner, wanted(set));
    const xlsx = await exported(app, owner, { ...wanted(set), format: 'xlsx' });
    const [text, workbook] = [await download(app, owner, csv), await download(app, owner, xlsx)];
    const [titles = [], ...rows] = cellsOfCsv(text.text);
    const [sameTitles, ...sameRows] = await cellsOfXlsx(workbook.bytes);

    const columns = Object.keys(EXPORT_SETS[set].columns);
    expect(titles).toEqual(columns.map((column) => exportColumnWords(column, 'en')));
    expect(sameTitles).toEqual(titles);
    expect([csv.status, csv.rows_written, rows.length]).toEqual([
      'completed',
      csv.rows_expected,
      csv.rows_expected,
    ]);
    expect([xlsx.status, xlsx.rows_written, sameRows.length]).toEqual([
      'completed',
      rows.length,
      rows.length,
    ]);
    expect(rows.length).toBeGreaterThan(0);
    const padded = sameRows.map((row) => columns.map((_, nth) => row[nth] ?? ''));
    const unguarded = rows.map((row) => row.map((cell) => cell.replace(/^[\t']/, '')));
    expect(padded.map((row) => row.map((cell) => cell.replace(/[\r\n]/g, ' ')))).toEqual(unguarded);
    for (const [file, { bytes }] of [
      [csv, text],
      [xlsx, workbook],
    ] as const)
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        file.size,
        file.sha256,
      ]);
    const sums = Object.fromEntries(
      columns
        .filter((column) => exportSetRule(set).columns[column] === 'money')
        .map((column) => {
          const cells = rows.map((row) => BigInt(row[columns.indexOf(column)] || '0'));
          return [column, String(cells.reduce((sum, one) => sum + one, 0n))];
        }),
    );
    expect([csv.sums, xlsx.sums]).toEqual([sums, sums]);
  }, 60_000);
});

test('settled payments add up to the settlements of the list', async () => {
  const { sums } = await exported(app, owner, {
    set: 'settlements',
    from: '2026-05-01',
    statuses: ['settled'],
  });

  const listed = await app.db.tenant({ merchantId: DEMO_MERCHANTS.kopi.id, mode: 'live' }, (tx) =>
    tx.one<{ net: string; paid: string }>(sql`
      select sum(payment_amount - refund_amount - mdr_fee - ppn)::text as net, sum(payment_amount)::text as paid from settlement
       where subaccount_id is null and status = 'settled'
         and created_at >= '2026-05-01T00:00:00+07' and created_at < '2026-11-21T00:00:00+07'`),
  );
  expect([sums['settlement_amount'], sums['payment_amount']]).toEqual([listed.net, listed.paid]);
});

test('only the chosen columns are written, in the chosen order, and the next request offers them', async () => {
  const columns = ['status', 'amount', 'reference_id'];
  const file = await exported(app, owner, { set: 'orders', columns, separator: ';' });

  const { text } = await download(app, owner, file);
  const sets = await app.ask('GET', '/dashboard/exports/sets', { token: owner });

  expect(text.startsWith('\uFEFFStatus;Amount;Reference\r\n')).toBe(true);
  expect(Object.keys(file.sums)).toEqual(['amount']);
  const orders = sets.json<{ data: { set: string; chosen: unknown; separator: string }[] }>().data[0];
  expect(orders).toMatchObject({ set: 'orders', chosen: columns, separator: ';' });
});

test('a status leaves out the others', async () => {
  const all = await exported(app, owner, { set: 'payments' });
  const some = await exported(app, owner, { set: 'payments', statuses: ['completed'], columns: ['status'] });

  const statuses = cellsOfCsv((await download(app, owner, some)).text)
    .slice(1)
    .flat();
  expect(new Set(statuses)).toEqual(new Set(['completed']));
  expect(statuses.length).toBeLessThan(all.rows_written);
});

test('days without rows make a file with titles only', async () => {
  const file = await exported(app, owner, { set: 'refunds', from: '2026-01-01', to: '2026-01-01' });

  expect(cellsOfCsv((await download(app, owner, file)).text)).toHaveLength(1);
  expect(file).toMatchObject({ status: 'completed', rows_written: 0, sums: { amount: '0' } });
});

test('a file of transactions is only for people who may view every kind, also after it was made', async () => {
  const finance = await app.signIn('finance@demo.test', DEMO_PASSWORD);
  const file = await exported(app, finance.live, { set: 'transactions', from: '2026-11-01' });
  await app.db.system((tx) =>
    tx.run(sql`
      update role set permissions = array_remove(permissions, 'withdrawal.view')
       where merchant_id = ${DEMO_MERCHANTS.kopi.id} and 'withdrawal.view' = any(permissions)`),
  );

  const path = `/dashboard/exports/${file.id}`;
  const statuses = [
    (await app.ask('GET', path, { token: finance.live })).status,
    (await app.ask('POST', `${path}/link`, { token: finance.live })).status,
  ];
  const { text } = await app.ask('GET', '/dashboard/exports', { token: finance.live });

  expect(statuses).not.toContain(200);
  expect(text).not.toContain(file.id);
});
