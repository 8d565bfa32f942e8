import { openSpreadsheet } from '@dasbor/spreadsheet';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, addTrade, anOrder, aPayment, idOf } from '../../testing/trade.ts';
import type { Settlement } from './rows.ts';

const [SETTLED, THEIRS] = [idOf('set', 1), idOf('set', 2)];
/** More than two chunks. */
const PAYMENTS = 4_003;
const BRANCH = 'sub_01K00000000000000000000001';

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  const numbers = Array.from({ length: PAYMENTS }, (_, index) => index + 1);
  await addTrade(app.db, A_LIVE, {
    settlements: [{ id: SETTLED }],
    orders: numbers.map((number) => anOrder(number)),
    payments: numbers.map((number) =>
      aPayment(number, {
        status: 'completed',
        settlement_status: 'settled',
        settlement_id: SETTLED,
        // Many have the same moment.
        created_at: new Date(Date.parse('2026-11-18T03:00:00Z') + (number % 7) * 1_000).toISOString(),
        order_reference: number === 1 ? '=HYPERLINK("http://jahat.test")' : `INV-${number}`,
      }),
    ),
  });
  await app.db.system(async (tx) => {
    await tx.run(sql`
      insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at, activated_at)
      values (${MERCHANT_A}, 'live', ${BRANCH}, '=Bandung', 'b@a.test', 'company', 'live', '', now(), now(), now())`);
    await tx.run(sql`update payment set deducted = 10000 where id = ${idOf('pay', 2)}`);
    await tx.run(sql`
      update settlement set payment_count = ${PAYMENTS}, payment_amount = ${PAYMENTS * 100_000}, refund_amount = 10000,
                            refund_count = 1, mdr_fee = ${PAYMENTS * 4_000}, ppn = ${PAYMENTS * 440} where id = ${SETTLED}`);
  });
  await addTrade(app.db, { merchantId: MERCHANT_B, mode: 'live' }, { settlements: [{ id: THEIRS }] });
}, 60_000);
afterAll(() => app.close());

const ask = (rest: string, { token = owner.live, language = 'id' } = {}) =>
  app.ask('GET', `/dashboard/settlements/${rest}`, { token, headers: { 'accept-language': language } });
const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);

describe('the csv', () => {
  test('has every payment once, oldest first, and adds up to the settlement', async () => {
    const reply = await ask(`${SETTLED}/file`);
    const { data } = (await ask(SETTLED)).json<{ data: Settlement }>();
    const [header, ...lines] = linesOf(reply.text);
    const columns = header?.split(';') ?? [];
    const sumOf = (column: string) =>
      lines.reduce((total, line) => total + Number(line.split(';')[columns.indexOf(column)]), 0);

    expect(reply.headers['content-disposition']).toContain(`settlement_${SETTLED}.csv`);
    expect(columns).toEqual([
      'settlement_id',
      'type',
      'status',
      'settled_at',
      'payment_id',
      'order_reference',
      'method',
      'payment_amount',
      'discount',
      'mdr_fee',
      'ppn',
      'refund_amount',
      'settlement_amount',
      'currency',
      'group',
    ]);
    expect(new Set(lines.map((line) => line.split(';')[4])).size).toBe(PAYMENTS);
    expect(lines).toHaveLength(PAYMENTS);
    for (const [column, amount] of [
      ['payment_amount', data.payment_amount],
      ['mdr_fee', data.mdr_fee],
      ['ppn', data.ppn],
      ['refund_amount', data.refund_amount],
      ['settlement_amount', data.amount],
    ] as const)
      expect([column, sumOf(column)]).toEqual([column, amount]);
  });

  test('has the time of Jakarta, and no formula', async () => {
    const lines = linesOf((await ask(`${SETTLED}/file?format=csv`, { language: 'en' })).text);
    const line = lines.find((one) => one.includes(idOf('pay', 1)));

    expect(line).toBe(
      `${SETTLED},normal,settled,2026-11-19 14:30:00,${idOf('pay', 1)},"'=HYPERLINK(""http://jahat.test"")",va,100000,0,4000,440,0,95560,IDR,`,
    );
  });

  test('of a subaccount names it first', async () => {
    await app.db.system((tx) =>
      tx.run(sql`update settlement set subaccount_id = ${BRANCH} where id = ${SETTLED}`),
    );

    const [header, line] = linesOf((await ask(`${SETTLED}/file`)).text);

    expect(header).toMatch(/^subaccount_id;subaccount_name;settlement_id;/);
    expect(line).toMatch(new RegExp(`^${BRANCH};'=Bandung;${SETTLED};`));
    await app.db.system((tx) =>
      tx.run(sql`update settlement set subaccount_id = null where id = ${SETTLED}`),
    );
  });
});

test('the xlsx has the same rows, amounts as numbers and references as text', async () => {
  const { rawPayload, headers } = await app.live.inject({
    method: 'GET',
    url: `/dashboard/settlements/${SETTLED}/file?format=xlsx`,
    headers: { authorization: `Bearer ${owner.live}` },
  });
  const sheet = await openSpreadsheet(new Blob([new Uint8Array(rawPayload)]));
  const rows = [];
  for await (const chunk of sheet.rows()) rows.push(...chunk.rows);
  const evil = rows.find(({ cells }) => cells[4]?.text === idOf('pay', 1));

  expect(headers['content-disposition']).toContain(`settlement_${SETTLED}.xlsx`);
  expect(rows).toHaveLength(PAYMENTS + 1);
  expect([evil?.cells[5]?.text, evil?.cells[5]?.kind]).toEqual(['=HYPERLINK("http://jahat.test")', 'text']);
  expect([evil?.cells[12]?.text, evil?.cells[12]?.kind]).toEqual(['95560', 'number']);
});

describe('is refused', () => {
  test.each([
    ['of another merchant', THEIRS],
    ['that does not exist', idOf('set', 99)],
  ])('%s', async (_, id) => {
    expect((await ask(`${id}/file`)).json<Problem>().error_code).toBe('DPAY_SETTLEMENT_NOT_FOUND');
  });

  test('in another format', async () => {
    expect((await ask(`${SETTLED}/file?format=pdf`)).json<Problem>().error_code).toBe('DPAY_INVALID_REQUEST');
  });

  test('without the permission to see settlements', async () => {
    const uploader = await app.signIn('uploader@a.test');

    expect((await ask(`${SETTLED}/file`, { token: uploader.live })).status).toBe(403);
  });
});
