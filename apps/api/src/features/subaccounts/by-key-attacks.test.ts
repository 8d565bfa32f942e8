import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '@dasbor/domain/kernel';
import { settlementSettled } from '@dasbor/domain/ledger';
import { post } from '../../platform/ledger/post.ts';
import type { TestKey } from '../../testing/keys.ts';
import { A_SANDBOX, addTrade, idOf, NOW } from '../../testing/trade.ts';
import { keyOf, makeTrade, outcomeOf } from './testing/branch.ts';
import type { Trade } from './testing/branch.ts';
import { dataOf, setStand } from './testing/stand.ts';
import type { Owned } from './testing/stand.ts';

const stand = setStand();
let key: TestKey;
let mine: Trade;
let theirs: readonly (Trade & { settlement: string })[];
beforeAll(async () => {
  key = await keyOf(stand, stand.branch);
  const other = await keyOf(stand, stand.other);
  mine = await makeTrade(stand, key.secret);
  theirs = [
    { ...(await makeTrade(stand, other.secret)), settlement: idOf('set', 1) },
    { ...(await makeTrade(stand, stand.apiKey)), settlement: idOf('set', 2) },
  ];
  await addTrade(stand.app.db, A_SANDBOX, { settlements: [1, 2, 3].map((n) => ({ id: idOf('set', n) })) });
  await stand.app.db.tenant(A_SANDBOX, async (tx) => {
    await tx.run(sql`update settlement set subaccount_id = ${stand.other} where id = ${idOf('set', 1)}`);
    await tx.run(sql`update settlement set subaccount_id = ${stand.branch} where id = ${idOf('set', 3)}`);
    for (const { payment, settlement } of theirs)
      await tx.run(sql`update payment set settlement_id = ${settlement} where id = ${payment.id}`);
    post(tx, new Date(NOW), [
      settlementSettled({ id: idOf('set', 1), net: rupiah(1_000), holder: stand.other }),
    ]);
  });
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  outcomeOf(stand, method, path, { apiKey: key.secret, ...(payload && { payload }) });
const read = (path: string) => stand.send('GET', path, { apiKey: key.secret });

// Records of another subaccount, and of the merchant itself.
describe.each([0, 1])('a foreign record (%i)', (which) => {
  const one = () => theirs[which] as (typeof theirs)[number];

  test('does not exist by id for any operation', async () => {
    const { order, payment, batch, item, settlement } = one();
    const version = { version: batch.version };
    const calls: [Parameters<typeof ask>, string | string[][]][] = [
      [['GET', `orders/${order.id}`], 'DPAY_ORDER_NOT_FOUND'],
      [
        ['GET', `orders/${order.id}?expand=customer&expand=payments&expand=settlement`],
        'DPAY_ORDER_NOT_FOUND',
      ],
      [['GET', `customers/${order.customer_id}`], 'DPAY_CUSTOMER_NOT_FOUND'],
      [['GET', `customers/${order.customer_id}/activity`], 'DPAY_CUSTOMER_NOT_FOUND'],
      [['GET', `customers/${order.customer_id}/changes`], 'DPAY_CUSTOMER_NOT_FOUND'],
      [['POST', `orders/${order.id}/sync`], 'DPAY_ORDER_NOT_FOUND'],
      [['POST', `orders/${order.id}/cancel`], 'DPAY_ORDER_NOT_FOUND'],
      [
        ['POST', 'payments', { order_id: order.id, method: 'va', channel: 'BCA' }],
        [['order_id', 'DPAY_ORDER_NOT_FOUND']],
      ],
      [['GET', `payments/${payment.id}`], 'DPAY_PAYMENT_NOT_FOUND'],
      [['GET', `payments/${payment.id}/retrieval-reference`], 'DPAY_PAYMENT_NOT_FOUND'],
      [['POST', `payments/${payment.id}/sync`], 'DPAY_PAYMENT_NOT_FOUND'],
      [['POST', `payments/${payment.id}/cancel`], 'DPAY_PAYMENT_NOT_FOUND'],
      [['POST', `payments/${payment.id}/simulate`, { status: 'completed' }], 'DPAY_PAYMENT_NOT_FOUND'],
      [['GET', `simulator/virtual-accounts/${payment.virtual_account.number}`], 'DPAY_VA_NOT_FOUND'],
      [
        ['POST', `simulator/virtual-accounts/${payment.virtual_account.number}/pay`, { amount: 100_000 }],
        'DPAY_VA_NOT_FOUND',
      ],
      [['GET', `settlements/${settlement}`], 'DPAY_SETTLEMENT_NOT_FOUND'],
      [['GET', `settlements/${settlement}/payments`], 'DPAY_SETTLEMENT_NOT_FOUND'],
      [['GET', `settlements/${settlement}/file`], 'DPAY_SETTLEMENT_NOT_FOUND'],
      [['GET', `disbursements/${batch.id}`], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['PATCH', `disbursements/${batch.id}`, { name: 'Curi' }], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['GET', `disbursements/${batch.id}/items`], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['GET', `disbursement-items/${item.id}`], 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND'],
      [['PATCH', `disbursement-items/${item.id}`, { amount: '1' }], 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND'],
      [['GET', `disbursement-items/${item.id}/receipt`], 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND'],
      [
        ['POST', `disbursements/${batch.id}/items/delete`, { item_ids: [item.id] }],
        'DPAY_DISBURSEMENT_NOT_FOUND',
      ],
      [
        ['POST', `disbursements/${batch.id}/items/simulate`, { outcome: 'done' }],
        'DPAY_DISBURSEMENT_NOT_FOUND',
      ],
      [['GET', `disbursements/${batch.id}/error-file`], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['POST', `disbursements/${batch.id}/submit`, version], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['POST', `disbursements/${batch.id}/sync`], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['POST', `disbursements/${batch.id}/revalidate`], 'DPAY_DISBURSEMENT_NOT_FOUND'],
      [['DELETE', `disbursements/${batch.id}`], 'DPAY_DISBURSEMENT_NOT_FOUND'],
    ];
    const outcomes = [];
    for (const [call] of calls) outcomes.push([...call.slice(0, 2), await ask(...call)]);
    expect(outcomes).toEqual(calls.map(([call, code]) => [...call.slice(0, 2), code]));
  });

  test('is in no list, search or filter', async () => {
    const { order, payment, batch, item, settlement } = one();
    const hidden = [order.id, order.customer_id, payment.id, batch.id, item.id, settlement];
    const filters = (wanted: object) => `filters=${encodeURIComponent(JSON.stringify(wanted))}`;
    for (const path of [
      'orders?expand=customer&expand=payments&expand=settlement',
      `orders?search=${order.id}`,
      `orders?${filters({ subaccount_id: stand.other })}`,
      `orders?${filters({ customer_id: order.customer_id })}`,
      'customers',
      `customers?search=${order.customer_id}`,
      'payments',
      `payments?search=${payment.virtual_account.number}`,
      `payments?${filters({ order_id: order.id })}`,
      `payments?${filters({ subaccount_id: stand.other })}`,
      'settlements',
      `settlements?search=${settlement}`,
      'disbursements',
      `disbursements?${filters({ subaccount_id: stand.other })}`,
      'disbursement-items',
      `disbursement-items?search=${item.id}`,
      'balance/ledger',
    ]) {
      const reply = await read(path);
      expect([path, reply.status]).toEqual([path, 200]);
      for (const id of hidden) expect([path, reply.text.includes(id)]).toEqual([path, false]);
    }
  });

  test('is not counted', async () => {
    const counted = async (path: string) =>
      (await read(`${path}?count=true`)).json<{ page: { total: number } }>().page.total;
    const [orders, payments, settlements, batches] = await Promise.all(
      ['orders', 'payments', 'settlements', 'disbursements'].map(counted),
    );
    expect([orders, payments, settlements, batches]).toEqual([1, 1, 1, 1]);
  });
});

test('own records are in each of these lists', async () => {
  for (const [path, id] of [
    ['orders', mine.order.id],
    ['payments', mine.payment.id],
    ['disbursements', mine.batch.id],
    ['settlements', idOf('set', 3)],
    [`disbursement-items`, mine.item.id],
  ] as const)
    expect([path, dataOf<Owned[]>(await read(path)).map((one) => one.id)]).toEqual([path, [id]]);
});

test('a cursor of the merchant’s key does not widen access', async () => {
  const first = await stand.send('GET', 'orders?limit=1', { apiKey: stand.apiKey });
  const { next_cursor: cursor } = first.json<{ page: { next_cursor: string } }>().page;
  const reply = await read(`orders?limit=100&action=next&cursor=${encodeURIComponent(cursor)}`);
  const seen = reply.status === 200 ? dataOf<Owned[]>(reply).map(({ id }) => id) : [];
  for (const { order } of theirs) expect(seen).not.toContain(order.id);
});
