import { describe, expect, test } from 'vitest';
import type { Problem } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, idOf, minutesAgo } from '../../testing/trade.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';
import type { Customer, Item } from './testing/stand.ts';

const stand = setStand();
const names = async (query: string) => (await stand.list(query)).map(({ name }) => name);

describe('the list', () => {
  // spec 2.90
  test('has every customer, newest first, page by page', async () => {
    for (const number of [1, 2, 3]) await stand.add(number);
    await stand.add(900, { name: 'Di sandbox' }, A_SANDBOX);
    await stand.add(901, { name: 'Di toko lain' }, { merchantId: MERCHANT_B, mode: 'live' });

    const first = await stand.get('?limit=2&count=true');
    const { data, page } = first.json<{ data: Customer[]; page: { next_cursor: string; total: number } }>();
    const rest = await names(`?limit=2&action=next&cursor=${encodeURIComponent(page.next_cursor)}`);

    expect(data.map(({ name }) => name)).toEqual(['Pelanggan 3', 'Pelanggan 2']);
    expect(rest).toEqual(['Pelanggan 1']);
    expect(page.total).toBe(3);
    expect(data[0]).toEqual({
      id: idOf('cus', 3),
      reference_id: 'PLG-3',
      subaccount_id: null,
      name: 'Pelanggan 3',
      email: null,
      mobile: null,
      address: null,
      city: null,
      country: null,
      postal_code: null,
      version: 1,
      created_at: minutesAgo(9_997),
      updated_at: minutesAgo(9_997),
    });
  });

  test('filters by the days in Jakarta, and by a last day alone', async () => {
    await stand.add(21, { name: 'Hari ini', created_at: '2026-11-19T17:00:00.000Z' });
    await stand.add(22, { name: 'Dulu', created_at: '2026-10-10T16:59:59.999Z' });
    await stand.add(23, { name: 'Besoknya', created_at: '2026-10-10T17:00:00.000Z' });

    expect(await names('?filters={"created_from":"2026-11-20","created_to":"2026-11-20"}')).toEqual([
      'Hari ini',
    ]);
    expect(await names('?filters={"created_to":"2026-10-10"}')).toEqual(['Dulu']);
  });

  test.each([
    ['{"created_from":"2026-11-20","created_to":"2026-11-19"}', 'filters.created_to', 'DPAY_DATE_ORDER'],
    ['{"created_from":"2026-09-01"}', 'filters.created_from', 'DPAY_DATE_RANGE_TOO_LONG'],
    ['{"created_to":"2026-11-21"}', 'filters.created_to', 'DPAY_DATE_IN_FUTURE'],
  ])('refuses the days %s', async (filters, field, code) => {
    const reply = await stand.get(`?filters=${filters}`);

    expect([reply.status, reply.json<Problem>().errors]).toMatchObject([400, [{ field, code }]]);
  });
});

describe('a search', () => {
  test.each([
    ['the first name', 'komang', 'Komang Ayu Ardiansyah Putra'],
    ['another word of the name', 'ardian', 'Komang Ayu Ardiansyah Putra'],
    ['two words', 'ayu ard', 'Komang Ayu Ardiansyah Putra'],
    ['the last of four words, in capitals', 'PUTRA', 'Komang Ayu Ardiansyah Putra'],
    ['the name of an apostrophe', "nur'a", "Nur'aini"],
    ['the reference', 'toko-7', 'Komang Ayu Ardiansyah Putra'],
    ['the beginning of the address', 'komang.ayu', 'Komang Ayu Ardiansyah Putra'],
    ['the domain', '@kafeubud', 'Komang Ayu Ardiansyah Putra'],
    ['the number as written', '0813-9876', 'Komang Ayu Ardiansyah Putra'],
    ['the international number', '+62813987', 'Komang Ayu Ardiansyah Putra'],
    ['the last digits', '4321', 'Komang Ayu Ardiansyah Putra'],
    ['the id', idOf('cus', 31).toLowerCase(), 'Komang Ayu Ardiansyah Putra'],
    ['a reference that is a number', '0857111', 'Nomor'],
    ['a reference that is an address', 'surat@', 'Alamat'],
  ])('finds by %s', async (_, text, want) => {
    await found();

    expect(await names(`?search=${encodeURIComponent(text)}`)).toEqual([want]);
  });

  test.each(['rdian', '%%', '_', '@', '98', '8765', '\\', "'", 'nobody'])(
    'finds nobody by %s',
    async (text) => {
      await found();

      expect(await names(`?search=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );

  let added = false;
  const found = async () => {
    if (added) return;
    added = true;
    await stand.add(31, {
      reference_id: 'TOKO-7',
      name: 'Komang Ayu Ardiansyah Putra',
      email: 'Komang.Ayu@kafeubud.example',
      mobile: '+6281398764321',
    });
    await stand.add(32, { name: "Nur'aini" });
    await stand.add(33, { name: 'Nomor', reference_id: '0857 1112 2233' });
    await stand.add(34, { name: 'Alamat', reference_id: 'Surat@rumah.example' });
  };
});

describe('one customer', () => {
  // spec 2.91
  test('has totals, and one list of what happened', async () => {
    const id = await stand.add(41);
    await stand.sell(141, id);
    await stand.sell(142, id, 40_000);

    const shown = dataOf<Customer>(await stand.get(`/${id}`));
    const items = dataOf<Item[]>(await stand.get(`/${id}/activity`));

    expect(shown.totals).toEqual({
      order_count: 2,
      payment_count: 2,
      paid_amount: 200_000,
      refunded_amount: 40_000,
    });
    expect(items.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
      ['refund', 'INV-142', 40_000],
      ['payment', 'INV-141', 100_000],
      ['order', 'INV-141', 100_000],
      ['payment', 'INV-142', 100_000],
      ['order', 'INV-142', 100_000],
    ]);
    expect(items[0]).toMatchObject({ id: idOf('rfn', 142), status: 'done', method: 'qris', channel: 'QRIS' });
  });

  test('is read page by page in both directions', async () => {
    const id = await stand.add(42);
    await stand.sell(151, id, 10_000);
    await stand.sell(152, id);
    const whole = (await dataOf<Item[]>(await stand.get(`/${id}/activity?limit=100`))).map((item) => item.id);
    const seen: string[] = [];
    let query = '?limit=2&count=true';
    let total: number | undefined;
    for (;;) {
      const reply = await stand.get(`/${id}/activity${query}`);
      const { data, page } = reply.json<{
        data: Item[];
        page: { next_cursor: string | null; total?: number };
      }>();
      seen.push(...data.map((item) => item.id));
      total ??= page.total;
      if (page.next_cursor === null) break;
      query = `?limit=2&action=next&cursor=${encodeURIComponent(page.next_cursor)}`;
    }
    const last = dataOf<Item[]>(await stand.get(`/${id}/activity?limit=2&action=last`));

    expect([seen, total]).toEqual([whole, 5]);
    expect(last.map((item) => item.id)).toEqual(whole.slice(-2));
  });

  test('a role without refunds sees neither them nor their sum', async () => {
    const id = await stand.add(43);
    await stand.sell(161, id, 40_000);

    const shown = dataOf<Customer>(await stand.get(`/${id}`, stand.developer.live));
    const items = dataOf<Item[]>(await stand.get(`/${id}/activity`, stand.developer.live));

    expect(shown.totals).toMatchObject({ paid_amount: 100_000, refunded_amount: null });
    expect(items.map(({ kind }) => kind)).toEqual(['payment', 'order']);
  });

  test.each(['', '/activity', '/changes'])('of another merchant, mode or role: %s', async (path) => {
    const id = idOf('cus', 3);

    const replies = [
      await stand.get(`/${id}${path}`, stand.foreign.live),
      await stand.get(`/${id}${path}`, stand.owner.sandbox, { mode: 'sandbox' }),
      await stand.get(`/${id}${path}`, stand.uploader.live),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 403]);
  });
});

describe('a key', () => {
  test.each([
    [{ customers: 'read', orders: 'read', payments: 'read' }, ['payment', 'order'], 100_000],
    [{ customers: 'read', orders: 'read' }, ['order'], null],
    [{ customers: 'read' }, [], null],
  ] as const)('with the scopes %j sees only those records', async (scopes, kinds, paid) => {
    const number = Object.keys(scopes).length;
    const id = await stand.add(50 + number);
    await stand.sell(170 + number, id);
    const { secret } = await addKey(stand.app.db, A_LIVE, 60 + number, { scopes });
    const ask = { token: undefined, apiKey: secret };

    const shown = dataOf<Customer>(await stand.get(`/${id}`, undefined, ask));
    const items = dataOf<Item[]>(await stand.get(`/${id}/activity`, undefined, ask));

    expect(items.map(({ kind }) => kind)).toEqual(kinds);
    expect(shown.totals?.paid_amount).toBe(paid);
  });

  test('without the scope is refused, and none can edit', async () => {
    const id = idOf('cus', 3);
    const { secret } = await addKey(stand.app.db, A_LIVE, 70, { scopes: { orders: 'write' } });
    const full = await addKey(stand.app.db, A_LIVE, 71);

    const replies = [
      await stand.get('', undefined, { token: undefined, apiKey: secret }),
      await stand.get(`/${id}`, undefined, { token: undefined, apiKey: secret }),
      await stand.app.ask('PATCH', `/dashboard/customers/${id}`, {
        apiKey: full.secret,
        payload: { version: 1, name: 'X' },
      }),
    ];

    expect(replies.map(codeOf)).toEqual([
      'DPAY_API_KEY_SCOPE_MISSING',
      'DPAY_API_KEY_SCOPE_MISSING',
      'DPAY_API_KEY_NOT_ALLOWED',
    ]);
  });
});
