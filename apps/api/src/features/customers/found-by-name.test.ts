import { beforeAll, describe, expect, test } from 'vitest';
import { addKey } from '../../testing/keys.ts';
import { A_SANDBOX } from '../../testing/trade.ts';
import { dataOf, setStand } from './testing/stand.ts';

// Orders and payments are found by the customer's name of their time and by the present one.
const stand = setStand();

let orders = 0;
let secret = '';
/** An order by key with a payment, whose customer is named like this. */
const buy = async (reference: string, name: string) => {
  const ask = (path: string, payload: object) =>
    stand.app.ask('POST', `/dashboard${path}`, {
      mode: 'sandbox',
      apiKey: secret,
      headers: { 'idempotency-key': `a-purchase-of-a-customer-${(orders += 1)}` },
      payload,
    });
  const order = dataOf<{ id: string; customer_id: string }>(
    await ask('/orders', {
      reference_id: `BILL-${orders}`,
      total_amount: 50_000,
      customer: { reference_id: reference, name },
    }),
  );
  const paid = await ask('/payments', { order_id: order.id, method: 'va', channel: 'BNI', amount: 50_000 });
  return { order: order.id, payment: dataOf<{ id: string }>(paid).id, customer: order.customer_id };
};

const rename = async (id: string, version: number, name: string) => {
  const token = stand.owner.sandbox;
  const payload = { version, name };
  const path = `/dashboard/customers/${id}`;
  expect((await stand.app.ask('PATCH', path, { mode: 'sandbox', token, payload })).status).toBe(200);
};

const found = async (path: string, text: string, token = stand.owner.sandbox) => {
  const query = encodeURIComponent(text);
  const reply = await stand.app.ask('GET', `/dashboard${path}=${query}`, { mode: 'sandbox', token });
  expect(reply.status).toBe(200);
  return dataOf<{ id: string }[]>(reply)
    .map(({ id }) => id)
    .toSorted();
};

let sale: Awaited<ReturnType<typeof buy>>;
let later: Awaited<ReturnType<typeof buy>>;
let numbered: Awaited<ReturnType<typeof buy>>;

beforeAll(async () => {
  ({ secret } = await addKey(stand.app.db, A_SANDBOX, 1));
  sale = await buy('PLG-1', 'Sri Rejeki');
  await rename(sale.customer, 1, 'Dewi Lestari');
  later = await buy('PLG-1', 'Sri Rejeki');
  numbered = await buy('PLG-2', '0857 1111 2222');
  await buy('PLG-3', 'Bambang');
});

describe.each(['Sri Rejeki', 'rejeki', 'Dewi Lestari', 'lestari'])(
  '%s, the old or the present name',
  (text) => {
    test('finds both orders and both payments in the lists', async () => {
      expect(await found('/orders?search', text)).toEqual([sale.order, later.order].toSorted());
      expect(await found('/payments?search', text)).toEqual([sale.payment, later.payment].toSorted());
    });

    test('finds them in the search of everything', async () => {
      expect(await found('/search?q', text)).toEqual(
        expect.arrayContaining([sale.order, sale.payment, later.order, later.payment]),
      );
    });

    test('finds them for a role with masked data', async () => {
      const { sandbox } = stand.viewer;
      expect(await found('/orders?search', text, sandbox)).toEqual([sale.order, later.order].toSorted());
      expect(await found('/search?q', text, sandbox)).toEqual(
        expect.arrayContaining([sale.order, sale.payment]),
      );
    });
  },
);

test('the pages of a search by the present name follow each other', async () => {
  const ask = { mode: 'sandbox', token: stand.owner.sandbox } as const;
  const first = await stand.app.ask('GET', '/dashboard/orders?search=lestari&limit=1&count=true', ask);
  const { page } = first.json<{ page: { next_cursor: string; total: number } }>();
  const second = await stand.app.ask(
    'GET',
    `/dashboard/orders?search=lestari&limit=1&cursor=${page.next_cursor}&action=next`,
    ask,
  );

  expect(page.total).toBe(2);
  const ids = [first, second].map((reply) => dataOf<{ id: string }[]>(reply)[0]?.id);
  expect(ids.toSorted()).toEqual([sale.order, later.order].toSorted());
});

describe('a number that was written as a name', () => {
  const lists = ['/orders?search', '/payments?search', '/search?q'];

  test('finds orders and payments for who sees it', async () => {
    expect(await found('/orders?search', '0857 1111')).toEqual([numbered.order]);
    expect(await found('/payments?search', '0857 1111')).toEqual([numbered.payment]);
    expect(await found('/search?q', '0857 1111')).toContain(numbered.payment);
  });

  test.each(['0857 1111 2222', '0857', '085711112222', '11112222', '2222'])(
    'finds nothing by %s for a role with masked data, before and after a correction',
    async (text) => {
      const hits = async () =>
        (await Promise.all(lists.map((path) => found(path, text, stand.viewer.sandbox)))).flat();
      expect(await hits()).toEqual([]);

      const path = `/dashboard/customers/${numbered.customer}`;
      const ask = { mode: 'sandbox', token: stand.owner.sandbox } as const;
      const { version } = dataOf<{ version: number }>(await stand.app.ask('GET', path, ask));
      await rename(numbered.customer, version, version % 2 === 1 ? 'Ratna' : '0857 1111 2222');
      expect(await hits()).toEqual([]);
    },
  );
});

test('another merchant finds nothing', async () => {
  for (const path of ['/orders?search', '/payments?search', '/search?q'])
    expect(await found(path, 'lestari', stand.foreign.sandbox)).toEqual([]);
});
