import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { MERCHANT_A, MERCHANT_B } from '../../../testing/people.ts';
import { NOW } from '../../../testing/trade.ts';
import { csvOf, HEADER } from '../testing/files.ts';
import { anItem, batchOf, codeOf, setStand } from '../testing/stand.ts';
import type { Evidence, Item } from '../testing/stand.ts';

const stand = setStand();

const DAY_MS = 86_400_000;
let pasts = 0;
/** Payouts to an account that ended some days ago, each in its own batch. */
const paidBefore = (
  account: string,
  amounts: readonly number[],
  how: { status?: string; merchant?: string; mode?: string; daysAgo?: number } = {},
) =>
  stand.app.db.system(async (tx) => {
    const { status = 'done', merchant = MERCHANT_A, mode = 'live', daysAgo = 30 } = how;
    const at = new Date(new Date(NOW).getTime() - daysAgo * DAY_MS);
    for (const amount of amounts) {
      const n = String((pasts += 1)).padStart(26, '0');
      await tx.run(sql`
        insert into disbursement (merchant_id, mode, id, name, source, maker_id, maker_name, search_text, created_at, updated_at)
        values (${merchant}, ${mode}, ${`dis_${n}`}, 'Lama', 'rows', 'usr_1', 'A', '', ${at}, ${at})`);
      await tx.run(sql`
        insert into disbursement_item (merchant_id, mode, id, disbursement_id, row, status, cells, account_owner_name, bank_code,
                                       account_number, amount, parts, search_text, created_at, updated_at, completed_at)
        values (${merchant}, ${mode}, ${`dis_item_${n}`}, ${`dis_${n}`}, 1, ${status}, '{}', 'Siti Aminah', 'bca', ${account},
                ${amount}, 1, '', ${at}, ${at}, ${at})`);
    }
  });
const made = (...items: readonly Item[]) => stand.made(items);
const rowsOf = ({ items }: Evidence['warnings']) => items.map(({ row }) => row);

test.each([
  ['', 50],
  ['?limit=2', 2],
  ['?limit=1000', 60],
])('a group lists its largest payouts, with %j %i of sixty', async (query, want) => {
  const amounts = Array.from({ length: 60 }, (_, n) => 10_000 + n);
  const { id } = await made(
    ...amounts.map((amount, n) => anItem({ amount, account_number: `84221${1000 + 2 * n}` })),
  );

  const { first_time_accounts: first } = await stand.evidence(id, query);

  expect(first).toMatchObject({ count: 60, items: { length: want } });
  expect(first.items[0]?.amount).toBe(10_059);
});

describe('an account', () => {
  test('is new until a payout to it arrived', async () => {
    await paidBefore('8422000010', [50_000], { status: 'failed' });
    await paidBefore('8422000012', [50_000], { status: 'processing' });
    await paidBefore('8422000014', [50_000], { status: 'done' });
    await paidBefore('8422000016', [50_000], { status: 'partially_success' });
    const { id } = await made(
      ...['10', '12', '14', '16', '18'].map((end) => anItem({ account_number: `84220000${end}` })),
    );

    const { first_time_accounts: first } = await stand.evidence(id);

    expect(rowsOf(first)).toEqual([1, 2, 5]);
    expect(first).toMatchObject({ count: 3, amount: 150_000 });
    expect(first.items[0]).toMatchObject({ account_number: '8422000010', usual: null, changes: [] });
  });

  test('of another merchant or mode, or at another bank, does not count', async () => {
    await paidBefore('8422000110', [50_000], { merchant: MERCHANT_B });
    await paidBefore('8422000112', [50_000], { mode: 'sandbox' });
    await paidBefore('8422000114', [50_000]);
    const { id } = await made(
      anItem({ account_number: '8422000110' }),
      anItem({ account_number: '8422000112' }),
      anItem({ account_number: '8422000114', bank_code: 'bni' }),
    );

    expect(rowsOf((await stand.evidence(id)).first_time_accounts)).toEqual([1, 2, 3]);
  });
});

describe('an amount', () => {
  test('that is unusual for its account is reported with the usual one', async () => {
    await paidBefore('8422000210', [90_000, 100_000, 400_000]);
    await paidBefore('8422000212', [100_000, 100_000]);
    const { id } = await made(
      anItem({ account_number: '8422000210', amount: 300_000 }),
      anItem({ account_number: '8422000210', amount: 300_001 }),
      anItem({ account_number: '8422000210', amount: 33_333 }),
      anItem({ account_number: '8422000212', amount: 9_000_000 }),
    );

    const { unusual_amounts: unusual } = await stand.evidence(id);

    expect(rowsOf(unusual)).toEqual([2, 3]);
    expect(unusual.items[0]?.usual).toEqual({ payouts: 3, median: 100_000, largest: 400_000 });
  });
});

describe('a row', () => {
  test('that was edited since the upload is reported with its old and new values', async () => {
    const file = csvOf([
      [...HEADER, 'Email', 'Catatan'],
      ['Siti', 'bca', '8422000310', 'Rp 50.000', 'siti@contoh.id', 'Honor'],
      ['Budi', 'bca', '8422000312', 'Rp 60.000', 'budi@contoh.id', 'Honor'],
    ]);
    const uploaded = await stand.call('POST', 'disbursement-files?name=a.csv', { payload: file });
    const payload = {
      name: 'Gaji',
      file_id: uploaded.json<{ data: { id: string } }>().data.id,
      edits: [
        // Written differently, but with the same value.
        { row: 2, cells: { bank_code: 'BCA', amount: '50000' } },
        { row: 3, cells: { bank_code: 'BCA', amount: '6000000', email_recipient: 'budi@contoh.co.id' } },
      ],
    };
    const { id } = batchOf(await stand.call('POST', 'disbursements', { payload }));
    await stand.app.validations.drain();

    const { changed_rows: changed } = await stand.evidence(id);

    expect(changed).toMatchObject({ count: 1, amount: 6_000_000 });
    expect(changed.items).toMatchObject([
      {
        row: 3,
        amount: 6_000_000,
        changes: [
          { field: 'amount', before: 'Rp 60.000', after: '6000000' },
          { field: 'email_recipient', before: 'budi@contoh.id', after: 'budi@contoh.co.id' },
        ],
      },
    ]);
    expect((await stand.items(id)).map((item) => item.changed)).toEqual([false, true]);
    const viewer = await stand.app.signIn('viewer@a.test');
    const seen = await stand.call('GET', `disbursements/${id}/evidence`, { by: viewer });
    const masked = JSON.stringify(seen.json());
    expect(masked).toContain('"field":"email_recipient"');
    expect(masked).not.toContain('budi@');
  });

  test('removed from the file is counted, before and after creation; a batch without a file has none', async () => {
    const file = csvOf([
      HEADER,
      ...['10', '12', '14', '16'].map((end) => ['Siti', 'BCA', `84220003${end}`, '50000']),
    ]);
    const uploaded = await stand.call('POST', 'disbursement-files?name=b.csv', { payload: file });
    const payload = {
      name: 'Gaji',
      file_id: uploaded.json<{ data: { id: string } }>().data.id,
      edits: [{ row: 3, removed: true }],
    };
    const { id } = batchOf(await stand.call('POST', 'disbursements', { payload }));
    await stand.app.validations.drain();
    expect(await stand.evidence(id)).toMatchObject({ removed_rows: 1 });

    const [item] = await stand.items(id);
    await stand.call('POST', `disbursements/${id}/items/delete`, { payload: { item_ids: [item?.id] } });
    expect(await stand.evidence(id)).toMatchObject({ removed_rows: 2 });
    expect(await stand.evidence((await made(anItem())).id)).toMatchObject({ removed_rows: 0 });
  });

  test('with a duplicate is among the warnings', async () => {
    const { id } = await made(
      anItem({ account_number: '8422000410' }),
      anItem({ account_number: '8422000410' }),
    );

    expect(rowsOf((await stand.evidence(id)).warnings)).toEqual([2]);
  });
});

test('shows the 50 largest of a group, counts all, and lists all among the items', async () => {
  const { id } = await made(
    ...Array.from({ length: 60 }, (_, n) =>
      anItem({ account_number: String(8_422_100_010 + 100 * n), amount: 10_000 + n }),
    ),
  );

  const { first_time_accounts: first } = await stand.evidence(id);

  expect(first.count).toBe(60);
  expect(first.amount).toBe(60 * 10_000 + (59 * 60) / 2);
  expect(rowsOf(first)).toEqual(Array.from({ length: 50 }, (_, n) => 60 - n));

  const filters = encodeURIComponent(JSON.stringify({ evidence: 'first_time_accounts' }));
  const all = await stand.items(id, `&filters=${filters}`);
  expect(all.map(({ row }) => row)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
  const none = encodeURIComponent(JSON.stringify({ evidence: 'unusual_amounts' }));
  expect(await stand.items(id, `&filters=${none}`)).toEqual([]);
});

test('shows the balance after approval, even if it is insufficient', async () => {
  const { available } = await stand.balance();
  const batch = await made(
    anItem({ amount: 200_000_000 }),
    ...Array.from({ length: 30 }, () => anItem({ amount: 190_000_000 })),
  );

  const { balance, version } = await stand.evidence(batch.id);

  expect(balance).toEqual({ available, after: available - batch.notice.total });
  expect(balance.after).toBeLessThan(0);
  expect(version).toBe(batch.version);
});

test('does not change after the payouts arrived, and does not subtract them twice', async () => {
  await paidBefore('8422000510', [100_000, 100_000, 100_000]);
  const submitted = await stand.submitted([
    anItem({ account_number: '8422000510', amount: 500_000 }),
    anItem({ account_number: '8422000512' }),
  ]);
  const before = await stand.evidence(submitted.id);
  await stand.approve(submitted);
  await stand.afterSeconds(5, 60);
  expect((await stand.read(submitted.id)).status).toBe('success');

  const after = await stand.evidence(submitted.id);

  expect(after).toEqual({
    ...before,
    version: after.version,
    balance: { available: before.balance.after, after: before.balance.after },
  });
});

test('of another merchant is not found', async () => {
  const { id } = await made(anItem());
  const stranger = await stand.app.signIn('owner@b.test');

  expect(codeOf(await stand.call('GET', `disbursements/${id}/evidence`, { by: stranger }))).toBe(
    'DPAY_DISBURSEMENT_NOT_FOUND',
  );
});
