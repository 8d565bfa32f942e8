import { describe, expect, test } from 'vitest';
import type { Problem } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_SANDBOX, topicsOf } from '../../testing/trade.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';
import type { Customer } from './testing/stand.ts';

const stand = setStand();
let wrongs = 100;
const CONTACT = { name: 'Sari Wulandari', email: 'sari@contoh.example', mobile: '+6281234567890' };

describe('an edit', () => {
  test('is stored in its normal form, with a line of history', async () => {
    const id = await stand.add(1, CONTACT);

    const reply = await stand.edit(id, {
      version: 1,
      name: '  Sari W. ',
      email: null,
      mobile: '0813-0000-1111',
      address: 'Jl. Dago No. 41\nRT 03',
      city: 'Bandung',
      country: 'ID',
      postal_code: ' 40135 ',
    });

    expect(dataOf<Customer>(reply)).toMatchObject({
      name: 'Sari W.',
      email: null,
      mobile: '+6281300001111',
      address: 'Jl. Dago No. 41\nRT 03',
      city: 'Bandung',
      country: 'ID',
      postal_code: '40135',
      version: 2,
      totals: { order_count: 0 },
    });
    expect(await stand.changes(id)).toMatchObject([
      {
        version: 2,
        by_name: 'Sari Dewi',
        changes: [
          { field: 'name', from: 'Sari Wulandari', to: 'Sari W.' },
          { field: 'email', from: 'sari@contoh.example', to: null },
          { field: 'mobile', from: '+6281234567890', to: '+6281300001111' },
          { field: 'address', from: null, to: 'Jl. Dago No. 41\nRT 03' },
          { field: 'city', from: null, to: 'Bandung' },
          { field: 'country', from: null, to: 'ID' },
          { field: 'postal_code', from: null, to: '40135' },
        ],
      },
    ]);
    expect(await topicsOf(stand.app.db, id)).toEqual(['order.customer_updated']);
  });

  test('is found by the new name and number at once, and no longer by the old ones', async () => {
    const id = await stand.add(2, { ...CONTACT, name: 'Lama Sekali' });
    await stand.edit(id, { version: 1, name: 'Zulkifli', mobile: '0857 9999 8888' });
    const found = async (text: string) => (await stand.list(`?search=${text}`)).map((row) => row.id);

    expect([await found('zulkif'), await found('08579999'), await found('lama')]).toEqual([[id], [id], []]);
  });

  test('without a difference changes nothing', async () => {
    const id = await stand.add(3, CONTACT);

    const reply = await stand.edit(id, { version: 1, ...CONTACT, mobile: '0812 3456 7890' });

    expect([reply.status, dataOf<Customer>(reply).version]).toEqual([200, 1]);
    expect(await stand.changes(id)).toEqual([]);
    expect(await topicsOf(stand.app.db, id)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'DPAY_REQUIRED'],
    [{ email: 'sari@' }, 'email', 'DPAY_EMAIL_INVALID'],
    [{ mobile: '12345' }, 'mobile', 'DPAY_PHONE_INVALID'],
    [{ mobile: '021-555-0123' }, 'mobile', 'DPAY_PHONE_INVALID'],
    [{ address: 'Jl.\u202e Dago' }, 'address', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    [{ country: 'XX' }, 'country', 'DPAY_COUNTRY_INVALID'],
    [{ postal_code: '4013' }, 'postal_code', 'DPAY_POSTAL_CODE_INVALID'],
    [{ nickname: 'Sari' }, 'nickname', 'DPAY_FIELD_UNKNOWN'],
    [{ id: 'cus_1' }, 'id', 'DPAY_FIELD_UNKNOWN'],
  ])('with %j is refused', async (wrong, field, code) => {
    const id = await stand.add((wrongs += 1), CONTACT);

    const reply = await stand.edit(id, { version: 1, city: 'Bandung', ...wrong });

    expect([reply.status, reply.json<Problem>().errors]).toMatchObject([400, [{ field, code }]]);
    expect(await stand.changes(id)).toEqual([]);
  });

  test('needs a version that exists', async () => {
    const id = await stand.add(4, CONTACT);

    const replies = [await stand.edit(id, { name: 'X' }), await stand.edit(id, { version: 2, name: 'X' })];

    expect(replies.map((reply) => reply.json<Problem>().errors?.[0]?.field)).toEqual(['version', 'version']);
    expect(await stand.changes(id)).toEqual([]);
  });

  test('of another merchant or mode, or without the permission', async () => {
    const id = await stand.add(5, CONTACT);
    const wanted = { version: 1, name: 'X' };

    const replies = [
      await stand.edit(id, wanted, stand.foreign.live),
      await stand.edit(id, wanted, stand.viewer.live),
      await stand.edit(id, wanted, stand.developer.live),
      await stand.app.ask('PATCH', `/dashboard/customers/${id}`, {
        mode: 'sandbox',
        token: stand.owner.sandbox,
        payload: wanted,
      }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 403, 403, 404]);
    expect(await stand.changes(id)).toEqual([]);
  });
});

describe('two editors', () => {
  test('the second is told what the first changed, and nothing of theirs is saved', async () => {
    const id = await stand.add(11, CONTACT);
    await stand.edit(id, { version: 1, email: 'wulan@contoh.example', city: 'Cimahi' }, stand.finance.live);
    await stand.edit(id, { version: 2, city: 'Bandung' }, stand.finance.live);

    const reply = await stand.edit(id, { version: 1, email: 'sari.baru@contoh.example', name: 'Sari' });

    const { error_code: code, params, errors } = reply.json<Problem>();
    expect([reply.status, code, params]).toEqual([409, 'DPAY_CUSTOMER_CHANGED', { by: 'Sari Dewi' }]);
    expect(
      errors?.map(({ field, code: why, params: told }) => [field, why, told?.['value'], told?.['by']]),
    ).toEqual([
      ['email', 'DPAY_FIELD_CHANGED', 'wulan@contoh.example', 'Sari Dewi'],
      ['city', 'DPAY_FIELD_CHANGED', 'Bandung', 'Sari Dewi'],
    ]);
    expect(dataOf<Customer>(await stand.get(`/${id}`))).toMatchObject({
      name: CONTACT.name,
      email: 'wulan@contoh.example',
      version: 3,
    });
  });

  test('at the same moment: one saves, the other is told', async () => {
    const id = await stand.add(12, CONTACT);

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, number) => stand.edit(id, { version: 1, city: `Kota ${number}` })),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await stand.changes(id)).toHaveLength(1);
    expect(dataOf<Customer>(await stand.get(`/${id}`)).version).toBe(2);
  });

  test('the same request again after a lost answer succeeds and changes nothing', async () => {
    const id = await stand.add(13, CONTACT);
    const wanted = { version: 1, city: 'Bandung' };

    const replies = [await stand.edit(id, wanted), await stand.edit(id, wanted)];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stand.changes(id)).toHaveLength(1);
  });

  test('an order by key is an editor too', async () => {
    const key = await addKey(stand.app.db, A_SANDBOX, 1, { name: 'Toko online' });
    let orders = 0;
    const order = (email: string) =>
      stand.app.ask('POST', '/dashboard/orders', {
        mode: 'sandbox',
        apiKey: key.secret,
        headers: { 'idempotency-key': `order-of-a-customer-${(orders += 1)}` },
        payload: {
          reference_id: `INV-${orders}`,
          total_amount: 50_000,
          customer: { reference_id: 'PLG-9', name: 'Sari', email },
        },
      });
    const { customer_id: id } = dataOf<{ customer_id: string }>(await order('a@contoh.example'));
    await order('b@contoh.example');
    await order('b@contoh.example');
    const path = `/dashboard/customers/${id}`;
    const ask = { mode: 'sandbox', token: stand.owner.sandbox } as const;

    const edited = await stand.app.ask('PATCH', path, { ...ask, payload: { version: 1, email: null } });
    const history = await stand.app.ask('GET', `${path}/changes`, ask);

    expect([codeOf(edited), edited.json<Problem>().params]).toEqual([
      'DPAY_CUSTOMER_CHANGED',
      { by: 'Toko online' },
    ]);
    expect(dataOf(history)).toMatchObject([
      {
        by_id: key.id,
        by_name: 'Toko online',
        changes: [{ field: 'email', from: 'a@contoh.example', to: 'b@contoh.example' }],
      },
    ]);
  });

  test('an order by key keeps what a person corrected, and keeps its own copy', async () => {
    const key = await addKey(stand.app.db, A_SANDBOX, 2);
    let orders = 0;
    const order = (customer: object) =>
      stand.app.ask('POST', '/dashboard/orders', {
        mode: 'sandbox',
        apiKey: key.secret,
        headers: { 'idempotency-key': `order-after-correction-${(orders += 1)}` },
        payload: {
          reference_id: `INV-C${orders}`,
          total_amount: 50_000,
          customer: { reference_id: 'PLG-10', ...customer },
        },
      });
    const ask = { mode: 'sandbox', token: stand.owner.sandbox } as const;
    const { customer_id: id } = dataOf<{ customer_id: string }>(
      await order({ name: 'Sri', email: 'salah@contoh.example', mobile: '081200001111' }),
    );
    const path = `/dashboard/customers/${id}`;
    const corrected = { version: 1, name: 'Sari', email: 'benar@contoh.example' };
    expect((await stand.app.ask('PATCH', path, { ...ask, payload: corrected })).status).toBe(200);

    const again = dataOf<{ id: string }>(
      await order({ name: 'Sri', email: 'salah@contoh.example', mobile: '081200002222' }),
    );

    expect(dataOf(await stand.app.ask('GET', path, ask))).toMatchObject({
      name: 'Sari',
      email: 'benar@contoh.example',
      mobile: '+6281200002222',
      version: 3,
    });
    const seen = await stand.app.ask('GET', `/dashboard/orders/${again.id}?expand=customer`, ask);
    expect(dataOf(seen)).toMatchObject({
      customer: { name: 'Sari', email: 'benar@contoh.example' },
      sent_customer: { name: 'Sri', email: 'salah@contoh.example', mobile: '+6281200002222' },
    });
    expect(dataOf(await stand.app.ask('GET', `/dashboard/orders/${again.id}`, ask))).not.toHaveProperty(
      'sent_customer',
    );
  });
});
