import { rupiah } from '@dasbor/domain/kernel';
import { reserved, topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, minutesAgo, NOW } from '../../testing/trade.ts';

let app: TestApp;
let owner: Tokens;
const ENTRIES = 20_005;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "disbursement": true}'`),
  );
  owner = await app.signIn('owner@a.test');
  const paid = (ref: string) => ({ ...topUpPaid({ id: 'top_1', amount: rupiah(1_000) }), ref });
  const many = Array.from({ length: ENTRIES - 4 }, (_, index) => paid(`top_${index}`));
  await app.db.tenant(A_LIVE, (tx) => post(tx, new Date(minutesAgo(60)), many));
  for (const [index, ref] of ['=1+1', ' @SUM(A1)', '-2', 'a,"b"'].entries()) {
    await app.db.tenant(A_LIVE, (tx) => post(tx, new Date(minutesAgo(50 - index)), [paid(ref)]));
  }
}, 60_000);
afterAll(() => app.close());

const ask = (query = '', token = owner.live, language = 'id') =>
  app.ask('GET', `/dashboard/balance/ledger/export${query}`, {
    token,
    headers: { 'accept-language': language },
  });
const linesOf = async (query = '') => (await ask(query)).text.split('\r\n').slice(1, -1);
const filtered = (filters: object) => `?filters=${encodeURIComponent(JSON.stringify(filters))}`;

describe('the export', () => {
  test('has every entry once, newest first, in any number of chunks', async () => {
    const reply = await ask();
    const numbers = (await linesOf()).map((line) => Number(line.split(';', 1)[0]));

    expect(reply.headers['content-type']).toBe('text/csv');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="balance_live_/);
    expect(numbers).toEqual(Array.from({ length: ENTRIES }, (_, index) => ENTRIES - index));
  });

  // spec 3.37
  test('starts with a header and has words for the kinds, in the reader’s language', async () => {
    const [header, ...lines] = (await ask('?search=top_7', owner.live, 'en')).text.split('\r\n');

    expect(header).toBe('\uFEFFNo.,Time (WIB),Description,Reference,Debit,Credit,Closing balance');
    expect(lines.find((line) => line.startsWith('8,'))).toBe(
      '8,2026-11-20 09:00:00,Top up,top_7,0,1000,8000',
    );
  });

  test('uses semicolons in Indonesian, whose Excel reads no other csv', async () => {
    const [header, ...lines] = (await ask('?search=top_7')).text.split('\r\n');

    expect(header).toBe('\uFEFFNo.;Waktu (WIB);Keterangan;Referensi;Debit;Kredit;Saldo akhir');
    expect(lines).toContain('8;2026-11-20 09:00:00;Isi saldo;top_7;0;1000;8000');
  });

  test('escapes formulas and line breaks', async () => {
    const [quoted, minus, at, equals] = (await linesOf()).map((line) => line.split(';Isi saldo;')[1]);

    expect([equals, at, minus, quoted]).toEqual([
      `'=1+1;0;1000;${ENTRIES - 3}000`,
      `' @SUM(A1);0;1000;${ENTRIES - 2}000`,
      `'-2;0;1000;${ENTRIES - 1}000`,
      `"a,""b""";0;1000;${ENTRIES}000`,
    ]);
  });

  test('can be filtered like the list', async () => {
    expect(await linesOf('?search=top_20000')).toHaveLength(1);
    expect(await linesOf(filtered({ direction: 'debit' }))).toEqual([]);
    expect(await linesOf(filtered({ kind: ['top_up.paid'], direction: 'credit' }))).toHaveLength(ENTRIES);
    expect(await linesOf('?from=2026-11-01&to=2026-11-10')).toEqual([]);
  });

  test('is refused with a range that the list refuses', async () => {
    const reply = await ask('?from=2026-01-01&to=2026-11-10');

    expect(reply.json<Problem>().error_code).toBe('DPAY_DATE_RANGE_TOO_LONG');
  });

  test('requires the permissions for the balance and for exports', async () => {
    const viewer = await app.signIn('viewer@a.test');
    expect((await ask('', viewer.live)).json<Problem>().error_code).toBe('DPAY_FORBIDDEN');
    await app.db.system((tx) =>
      tx.run(
        sql`update role set permissions = array_remove(permissions, 'export.view') where name = 'Finance'`,
      ),
    );
    const finance = await app.signIn('finance@a.test');
    expect((await ask('', finance.live)).json()).toMatchObject({
      error_code: 'DPAY_FORBIDDEN',
      params: { permission: 'export.view' },
    });
  });

  test('of another merchant is separate', async () => {
    const theirs = await app.signIn('owner@b.test');

    expect((await ask('', theirs.live)).text.split('\r\n')).toHaveLength(2);
  });

  describe("of a batch's payouts", () => {
    const ITEM = 'dis_item_01KAJ800000000000000000001';
    const payout = (id: string, attempt = 1) => ({
      of: 'disbursement' as const,
      id,
      attempt,
      amount: rupiah(10_000),
      fee: rupiah(3_000),
      ppn: rupiah(330),
    });
    beforeAll(async () => {
      await app.db.system(async (tx) => {
        await tx.run(sql`
          insert into disbursement (merchant_id, mode, id, name, source, status, maker_id, maker_name, search_text, created_at, updated_at)
          values (${MERCHANT_A}, 'live', 'dis_1', ${'Gaji; "Nov" \\ 1)\r\n(2'}, 'rows', 'draft', 'usr_1', 'Budi', '', ${NOW}, ${NOW})`);
        await tx.run(sql`
          insert into disbursement_item (merchant_id, mode, id, disbursement_id, row, status, cells, issues, search_text, created_at, updated_at)
          values (${MERCHANT_A}, 'live', ${ITEM}, 'dis_1', 7, 'processing', '{}', '[]', '', ${NOW}, ${NOW})`);
      });
      // The second transfer of the row, and a payout without a batch.
      await app.db.tenant(A_LIVE, (tx) =>
        post(tx, new Date(minutesAgo(40)), [reserved(payout(`${ITEM}-2`)), reserved(payout('dis_item_9'))]),
      );
    });
    const payouts = async (who = owner) =>
      (await ask(filtered({ direction: 'debit' }), who.live)).text.split('\r\n').slice(1, -1);

    test('names the batch and row like the list, whatever the batch is called', async () => {
      const lines = await payouts();

      expect(lines).toHaveLength(2);
      expect(lines.map((line) => line.split(';').slice(2, -4).join(';'))).toEqual([
        'Disbursement',
        '"Disbursement · Gaji; ""Nov"" \\ 1)  (2, baris 7"',
      ]);
    });

    test('can be searched by batch like the list', async () => {
      for (const search of ['gaji; "NOV"', 'DIS_1']) {
        expect(await linesOf(`?search=${encodeURIComponent(search)}`)).toHaveLength(1);
      }
      expect(await linesOf('?search=Gaji%20Oktober')).toEqual([]);
    });

    test('names no batch to users who may not see any', async () => {
      await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
      expect((await payouts()).join()).not.toContain('Gaji');
      expect(await linesOf('?search=Gaji')).toEqual([]);
    });
  });
});
