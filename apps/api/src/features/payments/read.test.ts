import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, idOf } from '../../testing/trade.ts';
import type { Payment } from './rows.ts';

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  await addSale(app.db, A_LIVE, 1, {
    order: { status: 'completed' },
    payment: {
      method: 'qris',
      status: 'completed',
      details: { qris: { type: 'dynamic' } },
      retrieval_reference_number: '632803164021',
    },
  });
  await addSale(app.db, A_LIVE, 2);
  await addSale(app.db, A_SANDBOX, 3);
  await addSale(app.db, { merchantId: MERCHANT_B, mode: 'live' }, 4);
});
afterAll(() => app.close());

const get = (number: number, rest = '', token = owner.live) =>
  app.ask('GET', `/dashboard/payments/${idOf('pay', number)}${rest}`, { token });

// spec 2.81
test('a payment has the object of its method, and null for the others', async () => {
  const { data } = (await get(1)).json<{ data: Payment }>();

  expect(data).toMatchObject({ qris: { type: 'dynamic' }, virtual_account: null, ewallet: null, card: null });
});

test('a virtual account is shown with its limits', async () => {
  const { data } = (await get(2)).json<{ data: Payment }>();

  expect(data.virtual_account).toEqual({
    number: '8808100000000002',
    name: 'KOPI A',
    type: 'dynamic',
    is_closed: true,
    minimum: 10_000,
    maximum: 50_000_000_000,
  });
});

test('a payment can be expanded with its order', async () => {
  const { data } = (await get(1, '?expand=order&expand=customer')).json<{ data: Payment }>();

  expect(data).toMatchObject({ order: { id: idOf('ord', 1), status: 'completed' }, customer: null });
});

test('the retrieval reference number is shown once it exists', async () => {
  expect((await get(1, '/retrieval-reference')).json()).toEqual({
    data: { retrieval_reference_number: '632803164021' },
  });
  expect((await get(2, '/retrieval-reference')).json<Problem>().error_code).toBe('DPAY_RRN_NOT_AVAILABLE');
});

test.each([
  ['that does not exist', 99],
  ['of the other mode', 3],
  ['of another merchant', 4],
])('a payment %s is not found by any operation', async (_, number) => {
  const asked = [
    get(number),
    get(number, '/retrieval-reference'),
    app.ask('POST', `/dashboard/payments/${idOf('pay', number)}/sync`, { token: owner.live }),
  ];

  for (const reply of await Promise.all(asked)) {
    expect([reply.status, reply.json<Problem>().error_code]).toEqual([404, 'DPAY_PAYMENT_NOT_FOUND']);
  }
});

test('an amount beyond 2^31, and a number with more than 2^53 in digits, keep all digits', async () => {
  await addSale(app.db, A_LIVE, 5, {
    order: { total_amount: '999999999999999', remaining_payment: '999999999999999' },
    payment: { amount: '999999999999999' },
  });

  expect((await get(5, '?expand=order')).json<{ data: Payment }>().data).toMatchObject({
    amount: 999_999_999_999_999,
    order: { net_amount: 999_999_999_999_999 },
  });
});
