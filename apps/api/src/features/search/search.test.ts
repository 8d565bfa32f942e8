import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, addSale, addTrade, anOrder, aPayment, idOf, minutesAgo } from '../../testing/trade.ts';

// The customer, and what they ordered.
const SARI = [idOf('cus', 1), idOf('ord', 1)];

type Hit = { kind: string; id: string; title: string; subtitle: string };

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addTrade(app.db, A_LIVE, {
    customers: [{ id: idOf('cus', 1), name: 'Sari Wulandari' }],
    orders: [
      anOrder(1, { customer_id: idOf('cus', 1) }),
      anOrder(2, { created_at: minutesAgo(90 * 1440) }),
      anOrder(3),
    ],
    payments: [aPayment(1), aPayment(2, { created_at: minutesAgo(90 * 1440) }), aPayment(3)],
  });
  await addSale(app.db, { merchantId: MERCHANT_B, mode: 'live' }, 1_001);
});
afterAll(() => app.close());

const find = async (q: string, tokens = owner) => {
  const reply = await app.ask('GET', `/dashboard/search?q=${encodeURIComponent(q)}`, { token: tokens.live });
  return reply.json<{ data: Hit[] }>().data;
};
const ids = async (q: string, tokens = owner) => (await find(q, tokens)).map(({ id }) => id);

describe('searching everything', () => {
  test.each<[string, string, string[]]>([
    ['an order id', idOf('ord', 1), [idOf('ord', 1)]],
    ['the start of a payment id, in any case', idOf('pay', 2).toLowerCase(), [idOf('pay', 2)]],
    ['an order reference: the order and its payments', 'inv-2', [idOf('pay', 2), idOf('ord', 2)]],
    ['a payment reference', 'TRX-3', [idOf('pay', 3)]],
    ['a virtual account number', '8808100000000003', [idOf('pay', 3)]],
    ['a virtual account number as displayed', '8808 1000 0000 0003', [idOf('pay', 3)]],
    ['a name', 'wulan', SARI],
    ['an e-mail address', 'Sari@contoh', SARI],
    ['a formatted mobile number', '0812-0000-1234', SARI],
    ['the end of a mobile number', '00001234', SARI],
    ['a reference of a customer', 'plg-1', SARI],
    ['the last three digits of a mobile number', '234', SARI],
    ['two digits of a mobile number, which match nobody', '34', []],
    ['an id of a customer', idOf('cus', 1), SARI],
    ['something that does not exist', 'nothing', []],
    ['a percent sign', '%%', []],
    ['two spaces and a letter', '  i', []],
  ])('finds by %s', async (_, q, wanted) => {
    expect((await ids(q)).toSorted()).toEqual(wanted.toSorted());
  });

  test('a user who sees masked data cannot search by address or number', async () => {
    const masked = await app.signIn('viewer@a.test');

    expect(await ids('sari@contoh', masked)).toEqual([]);
    expect(await ids('0812-0000-1234', masked)).toEqual([]);
    expect((await ids('plg-1', masked)).toSorted()).toEqual(SARI);
  });

  test('an old order is found as well as a new one', async () => {
    expect(await ids('INV-2')).toContain(idOf('ord', 2));
  });

  test('a hit shows its customer or number', async () => {
    expect((await find('inv-1')).find(({ kind }) => kind === 'order')).toMatchObject({
      title: 'INV-1',
      subtitle: 'Sari Wulandari',
    });
    expect((await find('inv-1')).find(({ kind }) => kind === 'payment')).toMatchObject({
      title: 'INV-1',
      subtitle: '8808100000000001',
    });
  });

  test('a customer is named by their own name and the merchant’s reference', async () => {
    expect((await find('wulan')).find(({ kind }) => kind === 'customer')).toMatchObject({
      title: 'Sari Wulandari',
      subtitle: 'PLG-1',
      status: '',
      amount: null,
    });
  });

  test('another merchant’s records do not exist', async () => {
    expect(await ids('INV-1001')).toEqual([]);
    expect(await ids(idOf('pay', 1_001))).toEqual([]);
  });

  test('a user without the permission finds no payments or orders', async () => {
    expect(await ids('INV-1', await app.signIn('uploader@a.test'))).toEqual([]);
  });

  test('returns the newest ten hits at most', async () => {
    const many = Array.from({ length: 12 }, (_, n) => 500 + n);
    await addTrade(app.db, A_LIVE, { orders: many.map((n) => anOrder(n, { reference_id: `SAME-${n}` })) });

    expect(await ids('same')).toHaveLength(10);
  });

  test('one letter is refused', async () => {
    const reply = await app.ask('GET', '/dashboard/search?q=a', { token: owner.live });

    expect([reply.status, reply.json<Problem>().errors?.[0]?.field]).toEqual([400, 'q']);
  });
});
