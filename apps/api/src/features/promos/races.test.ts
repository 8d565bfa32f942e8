import { rupiah } from '@dasbor/domain/kernel';
import { expect, test } from 'vitest';
import { A_SANDBOX, addTrade, anOrder, aPayment, idOf, NOW } from '../../testing/trade.ts';
import { insertPayments } from '../payments/public.ts';
import { reservePromo, settlePromoOf } from './public.ts';
import { FLAT, setStand } from './testing/stand.ts';

const stand = setStand();
const now = new Date(NOW);
let numbers = 5_000;

/** As a charge does it: reserves the discount and stores the payment. Returns the discount, or the code of the refusal. */
const reserve = (number: number, code: string, amount = 100_000) =>
  stand.app.db.tenant(A_SANDBOX, async (tx) => {
    const id = idOf('pay', number);
    const asked = { amount: rupiah(amount), method: 'va', channel: 'BNI', code } as const;
    const reserved = await reservePromo(tx, id, asked, now);
    if (!reserved.ok || !reserved.value) return reserved.ok ? 'none' : reserved.problem.code;
    const { promoId, discount } = reserved.value;
    const row = aPayment(number, { mode: 'sandbox', promo_id: promoId, discount: String(discount) });
    await insertPayments(tx, [row], A_SANDBOX.merchantId);
    return discount;
  });

const orders = async (count: number): Promise<number[]> => {
  const made = Array.from({ length: count }, () => (numbers += 1));
  await addTrade(stand.app.db, A_SANDBOX, { orders: made.map((number) => anOrder(number)) });
  return made;
};
const usedUp = (found: readonly unknown[]) => found.filter((one) => one === 'DPAY_PROMO_USED_UP').length;

test('of 1.000 customers at once for a quota of 100, exactly 100 get it', async () => {
  const { id, name } = await stand.running({ limit_value: 100 });
  const found = await Promise.all((await orders(1_000)).map((number) => reserve(number, name)));

  expect(found.filter((one) => one === 10_000)).toHaveLength(100);
  expect(usedUp(found)).toBe(900);
  expect(await stand.read(id)).toMatchObject({
    reserved_count: 100,
    reserved_amount: 1_000_000,
    remaining: 0,
  });
}, 60_000);

test('a budget is given out to the rupiah, and never more', async () => {
  const { id, name } = await stand.running({ ...FLAT, limit_type: 'budget', limit_value: 205_000 });
  const found = await Promise.all((await orders(100)).map((number) => reserve(number, name)));

  expect(found.filter((one) => one === 10_000)).toHaveLength(20);
  expect(usedUp(found)).toBe(80);
  expect(await stand.read(id)).toMatchObject({ reserved_amount: 200_000, remaining: 5_000 });
});

test('different discounts at once stay within a budget', async () => {
  const { id, name } = await stand.running({ limit_type: 'budget', limit_value: 100_000 });
  const numbersOf = await orders(60);
  const found = await Promise.all(numbersOf.map((number, at) => reserve(number, name, 70_000 + at * 1_000)));
  const given = found.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);

  expect(given).toBeLessThanOrEqual(100_000);
  expect(given).toBeGreaterThan(100_000 - 13_000);
  expect(await stand.read(id)).toMatchObject({ reserved_amount: given, remaining: 100_000 - given });
});

test('what ends while others wait is given to them, and is counted once', async () => {
  const { id, name } = await stand.running({ limit_value: 10 });
  const first = await orders(10);
  await Promise.all(first.map((number) => reserve(number, name)));
  const settle = (number: number, status: 'completed' | 'failed') =>
    stand.app.db.tenant(A_SANDBOX, (tx) =>
      settlePromoOf(tx, { id: idOf('pay', number), promo_id: id, status }, now),
    );
  const [paid, ended] = [first.slice(0, 4), first.slice(4)];
  const late = await orders(30);
  const found = await Promise.all([
    ...[...paid, ...paid].map((number) => settle(number, 'completed')),
    ...[...ended, ...ended].map((number) => settle(number, 'failed')),
    ...late.map((number) => reserve(number, name)),
  ]);

  const got = found.filter((one) => one === 10_000).length;
  const left = await stand.read(id);
  expect(left).toMatchObject({ used_count: 4, reserved_count: got, remaining: 6 - got });
});

test('two customers pay the last one: one pays less, the other is told', async () => {
  const { name } = await stand.running({ limit_value: 1 });
  const [a, b] = await Promise.all([stand.newOrder(), stand.newOrder()]);
  const replies = await Promise.all([a, b].map((order) => stand.charge(order, { promo_code: name })));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
