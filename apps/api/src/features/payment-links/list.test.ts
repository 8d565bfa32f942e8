import { PAYMENT_LINK_STATUSES } from '@dasbor/domain/payment-links';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, dataOf, SARI, setStand } from './testing/stand.ts';
import type { Link } from './testing/stand.ts';

const stand = setStand();
let links: Record<string, Link>;

beforeAll(async () => {
  const made = async (amount: number, payload: object = {}, token = stand.maker.live) =>
    dataOf(await stand.create({ amount, ...payload }, { token }));
  links = {
    unpaid: await made(10_000, { customer: SARI, notes: 'Meja 7' }),
    paid: await made(20_000, { reference_id: 'INV-PAID' }, stand.owner.live),
    expired: await made(30_000),
    cancelled: await made(40_000),
  };
  await stand.attempt(links['paid'] as Link, 8_001, { status: 'completed', method: 'qris', channel: 'QRIS' });
  await stand.setOrder(links['paid'] as Link, 'completed');
  await stand.setOrder(links['expired'] as Link, 'expired');
  await stand.setOrder(links['cancelled'] as Link, 'cancelled');
});

const filtered = (filters: object) => `?filters=${encodeURIComponent(JSON.stringify(filters))}`;
const amounts = async (query: string, token?: string) =>
  (await stand.list(query, token)).map(({ amount }) => amount).toSorted();

describe('the list', () => {
  // spec 2.97
  test('has the newest first, without items and history', async () => {
    const rows = await stand.list();

    expect(rows.map(({ status }) => status).toSorted()).toEqual([...PAYMENT_LINK_STATUSES].toSorted());
    expect(rows[0]).not.toHaveProperty('items');
    expect(rows.find(({ status }) => status === 'paid')).toMatchObject({ method: 'qris', channel: 'QRIS' });
  });

  test.each(PAYMENT_LINK_STATUSES)('filtered by %s has what is shown so', async (status) => {
    expect((await stand.list(filtered({ status: [status] }))).map((row) => row.status)).toEqual([status]);
  });

  test('an unpaid link moves to expired at its expiry, in the list and in the filter', async () => {
    stand.app.clock.set(new Date('2026-11-23T03:00:00.000Z'));
    const token = (await stand.app.signIn('payment-link-maker@a.test')).live;

    expect(await stand.list(filtered({ status: ['unpaid'] }), token)).toEqual([]);
    expect(await amounts(filtered({ status: ['expired'] }), token)).toEqual([10_000, 30_000]);
  });

  test.each([
    [{ method: ['qris'] }, [20_000]],
    [{ method: ['va'] }, []],
    [{ amount_min: 20_000, amount_max: 30_000 }, [20_000, 30_000]],
    [{ status: ['paid', 'cancelled'] }, [20_000, 40_000]],
  ])('filtered by %j', async (filters, wanted) => {
    expect(await amounts(filtered(filters))).toEqual(wanted);
  });

  test('filtered by who created it, with names for the choice', async () => {
    const people = dataOf<{ id: string; name: string }[]>(await stand.get('/creators'));
    const owner = people.find(({ id }) => id === links['paid']?.created_by_id);

    expect(people).toHaveLength(2);
    expect(await amounts(filtered({ created_by_id: owner?.id }))).toEqual([20_000]);
    expect(dataOf(await stand.get('/creators', stand.foreign.live))).toEqual([]);
  });

  test.each([
    ['sari', [10_000]],
    ['meja 7', [10_000]],
    ['inv-paid', [20_000]],
    ['kucing.oren', [10_000]],
    ['81234567890', [10_000]],
    ['tidak ada', []],
  ])('a search for %j', async (text, wanted) => {
    expect(await amounts(`?search=${encodeURIComponent(text)}`)).toEqual(wanted);
  });

  test('counts what it lists', async () => {
    const reply = await stand.get(`${filtered({ status: ['paid'] })}&count=true`);

    expect(reply.json<{ page: { total: number } }>().page.total).toBe(1);
  });
});

describe('a viewer', () => {
  test('sees no contact in the list, the link and its history', async () => {
    const id = links['unpaid']?.id ?? '';
    await stand.send(`/${id}/send`, {});

    for (const path of ['', `/${id}`]) {
      const { text } = await stand.get(path, stand.viewer.live);
      for (const secret of ['ucing', '3456', 'Jl. ', '40135']) expect(text).not.toContain(secret);
    }
    expect((await stand.read(id, stand.viewer.live)).customer).toMatchObject({
      name: SARI.name,
      email: 'k***@rahasia.example',
      mobile: '+62********890',
      address: '***',
    });
  });

  test.each(['kucing', '81234', 'rahasia.example'])(
    'does not find %j, which it does not see',
    async (text) => {
      expect(await amounts(`?search=${text}`, stand.viewer.live)).toEqual([]);
    },
  );

  test('may not make, send or cancel one', async () => {
    const id = links['unpaid']?.id;
    const token = stand.viewer.live;
    const replies = await Promise.all([
      stand.create({}, { token }),
      stand.send(`/${id}/duplicate`, undefined, { token }),
      stand.send(`/${id}/cancel`, undefined, { token }),
      stand.send(`/${id}/send`, {}, { token }),
    ]);

    expect(replies.map(codeOf)).toEqual(Array(4).fill('DPAY_FORBIDDEN'));
  });
});

test('a number in a name is masked for a viewer, and only others find the link by that name', async () => {
  const customer = { ...SARI, name: 'Wahyu 0813 9999 8888', mobile: '0813 9999 8888' };
  const made = dataOf(await stand.create({ amount: 50_000, customer }));
  const found = async (text: string, token?: string) => (await stand.list(`?search=${text}`, token)).length;

  expect([await found('wahyu'), await found('wahyu', stand.viewer.live)]).toEqual([1, 0]);
  expect((await stand.read(made.id, stand.viewer.live)).customer?.name).toBe('Wahyu *********888');
});

test('without the permission nothing is seen', async () => {
  for (const path of ['', `/${links['paid']?.id}`, '/creators', '/template'])
    expect(codeOf(await stand.get(path, stand.developer.live))).toBe('DPAY_FORBIDDEN');
});

test('another merchant and the other mode have no such link', async () => {
  const path = `/${links['unpaid']?.id}`;
  const others = [{ token: stand.foreign.live }, { token: stand.maker.sandbox, mode: 'sandbox' as const }];
  for (const ask of others) {
    const replies = [
      await stand.get(path, ask.token, ask),
      await stand.send(`${path}/duplicate`, undefined, ask),
      await stand.send(`${path}/cancel`, undefined, ask),
      await stand.send(`${path}/send`, {}, ask),
    ];
    expect(replies.map(codeOf)).toEqual(Array(4).fill('DPAY_PAYMENT_LINK_NOT_FOUND'));
    expect(dataOf(await stand.get('', ask.token, ask))).toEqual([]);
  }
});

test('a suspended merchant makes and sends none', async () => {
  const { live: token } = await stand.app.signIn('owner@suspended.test');

  expect(codeOf(await stand.create({}, { token }))).toBe('DPAY_MERCHANT_SUSPENDED');
});
