import type { AddressInfo } from 'node:net';
import { maskReference, searchedName } from '@dasbor/domain/customers';
import { beforeAll, describe, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, idOf } from '../../testing/trade.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';
import type { Customer } from './testing/stand.ts';

// What a role with masked personal data (Viewer) can learn about a customer.
const stand = setStand();
const SARI = {
  reference_id: 'Kucing.Oren@Rahasia.example',
  name: 'Sari Wulandari',
  email: 'kucing.oren@rahasia.example',
  mobile: '+6281234567890',
  address: 'Jl. Rahasia No. 41',
  city: 'Bandung',
};
const WRITTEN_AS_NAMES = ['tikus.putih@rahasia.example', '0857 1111 2222', 'Sari 0857 1111 3333'];
const NUMBERED = { reference_id: '0812 9876 5432', name: 'Budi Rahasia' };
/** Parts that no answer may contain, in lower case. */
const SECRETS = [
  'ucing',
  'oren',
  'lama@',
  '81234567',
  '34567890',
  'jl. ',
  '40135',
  '98765',
  '4444',
  '5555',
  'ikus',
  'putih',
  '0857',
  '1111',
];
const id = idOf('cus', 1);

beforeAll(async () => {
  await stand.add(1, SARI);
  await stand.add(2, NUMBERED);
  await stand.sell(1, id, 10_000);
  for (const [index, name] of WRITTEN_AS_NAMES.entries()) {
    const customer = await stand.add(10 + index, { name });
    await stand.sell(10 + index, customer, 10_000);
  }
  await stand.edit(id, {
    version: 1,
    mobile: '0813 4444 5555',
    address: 'Jl. Baru',
    email: 'lama@rahasia.example',
  });
  await stand.edit(id, { version: 2, mobile: SARI.mobile, address: SARI.address, email: SARI.email });
});

const paths = [
  '/customers',
  '/customers?search=sari',
  `/customers/${id}`,
  `/customers/${id}/activity`,
  `/customers/${id}/changes`,
  `/customers/${idOf('cus', 2)}`,
  '/orders?expand=customer&expand=payments',
  `/orders/${idOf('ord', 1)}?expand=customer&expand=payments`,
  '/payments?expand=customer&expand=order',
  `/payments/${idOf('pay', 1)}?expand=customer&expand=order`,
  '/refunds',
  `/refunds/${idOf('rfn', 1)}`,
  `/customers/${idOf('cus', 10)}`,
  `/customers/${idOf('cus', 12)}/changes`,
  `/orders/${idOf('ord', 11)}?expand=customer`,
  `/refunds/${idOf('rfn', 10)}`,
  `/search?q=${idOf('ord', 10)}`,
  `/search?q=${idOf('cus', 11)}`,
  '/search?q=INV-1',
  '/search?q=sari',
  '/search?q=budi',
  `/search?q=${id}`,
];

describe('a viewer', () => {
  test.each(paths)('reads no contact at %s', async (path) => {
    const reply = await stand.app.ask('GET', `/dashboard${path}`, { token: stand.viewer.live });

    expect(reply.status).toBe(200);
    const text = reply.text.toLowerCase();
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('reads the name, the city and the visible parts', async () => {
    expect(dataOf<Customer>(await stand.get(`/${id}`, stand.viewer.live))).toMatchObject({
      reference_id: 'K***@Rahasia.example',
      name: 'Sari Wulandari',
      email: 'k***@rahasia.example',
      mobile: '+62********890',
      address: '***',
      city: 'Bandung',
      postal_code: '***',
    });
  });

  test.each(['sari', 'wulan', '@rahasia', 'rahasia.example', '890', 'budi', '432'])(
    'finds by %s, which it sees',
    async (text) => {
      expect(await stand.list(`?search=${encodeURIComponent(text)}`, stand.viewer.live)).not.toEqual([]);
    },
  );

  test.each([
    'kucing.oren@rahasia.example',
    'kucing.o',
    'kucing',
    'oren@rahasia',
    'k',
    '0812',
    '0812-3456-7890',
    '+6281234567890',
    '81234',
    '7890',
    '67890',
    '628',
    'jl. rahasia',
    '40135',
    '0812 9876',
    '08129876',
    '5432',
    'sari wulandari kucing',
    'tikus',
    'tikus.putih@rahasia.example',
    'putih',
    '0857',
    '0857 1111',
    'Sari 0857',
    '2222',
  ])('does not find by %s', async (text) => {
    const query = encodeURIComponent(text.padEnd(2));
    const hits = await stand.app.ask('GET', `/dashboard/search?q=${query}`, { token: stand.viewer.live });

    expect(await stand.list(`?search=${query}`, stand.viewer.live)).toEqual([]);
    expect(dataOf(hits)).toEqual([]);
  });

  test('learns no digit by guessing: every longer guess finds as little as a wrong one', async () => {
    const finds = async (text: string) => (await stand.list(`?search=${text}`, stand.viewer.live)).length;

    // The owner would walk from 0812 to the whole number.
    for (let digits = 4; digits <= 12; digits += 1) {
      expect(await finds('081234567890'.slice(0, digits))).toBe(0);
      expect(await finds('081234567890'.slice(-digits))).toBe(0);
    }
  });

  test('cannot edit, and a role that may edit but sees masks cannot either', async () => {
    await stand.app.db.system((tx) =>
      tx.run(sql`
        update role set permissions = permissions || '{payment_link.create}' where merchant_id = ${MERCHANT_A} and name = 'Viewer'`),
    );
    const { live } = await stand.app.signIn('viewer@a.test');

    const replies = [
      await stand.edit(id, { version: 3, name: 'X' }, stand.viewer.live),
      await stand.edit(id, { version: 1, name: 'X' }, live),
    ];

    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect(replies.map(codeOf)).toEqual(['DPAY_FORBIDDEN', 'DPAY_FORBIDDEN']);
  });

  test('hears of an edit without any of its data', async () => {
    await stand.app.live.listen({ host: '127.0.0.1', port: 0 });
    const { port } = stand.app.live.server.address() as AddressInfo;
    const ended = new AbortController();
    const { live } = await stand.app.signIn('viewer@a.test');
    const response = await fetch(`http://127.0.0.1:${port}/dashboard/events`, {
      headers: { authorization: `Bearer ${live}` },
      signal: ended.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();

    await stand.edit(id, { version: 3, mobile: '0813 4444 5555', address: 'Jl. Rahasia Dua' });
    stand.app.deps.wake();
    const { value = '' } = (await reader?.read()) ?? {};
    ended.abort();

    const [, topic, data] = /event: (\S+)\ndata: (.+)\n/.exec(value) ?? [];
    expect([topic, JSON.parse(data ?? '{}')]).toMatchObject([
      'order.customer_updated',
      { subject_id: id, status: '' },
    ]);
    expect(Object.keys(JSON.parse(data ?? '{}') as object).toSorted()).toEqual([
      'at',
      'status',
      'subject_id',
      'topic',
    ]);
  });
});

test('the owner finds by a contact that was written as a name', async () => {
  const found = await Promise.all(
    ['tikus.putih@rahasia', '0857 1111', 'Sari 0857'].map((text) =>
      stand.list(`?search=${encodeURIComponent(text)}`),
    ),
  );

  expect(found.map(({ length }) => length)).toEqual([1, 2, 1]);
});

test('the rule of the database and of the mask agree about which names are contacts', async () => {
  const names = [
    ...WRITTEN_AS_NAMES,
    'Sari',
    'Toko 99',
    '@',
    '12345678',
    '1234567',
    '1234 / 5678',
    '1234 /// 5678',
    '1234 a 5678',
  ];
  const hidden = await stand.app.db.system((tx) =>
    tx.rows<{ name: string; hidden: boolean }>(
      sql`select name, names_contact(name) as hidden from unnest(${names}::text[]) name`,
    ),
  );

  expect(hidden).toEqual(names.map((name) => ({ name, hidden: searchedName(name) === undefined })));
});

test('the rule of the database and of the answer agree about which references are contacts', async () => {
  const references = [
    'PLG-1',
    '0012345678',
    '08123456',
    '081234567',
    '0812-3456-7890',
    '+62 812 3456 7890',
    '6281234567890',
    '81234567890',
    '081234567890123',
    'a@b',
    '@',
    '(0812) 345.678',
    '0812/3456/7890',
  ];

  for (const [index, reference] of references.entries()) {
    const added = await stand.add(500 + index, { reference_id: reference });
    const { shown } = await stand.app.db.tenant(A_LIVE, (tx) =>
      tx.one<{ shown: boolean }>(
        sql`select reference_words is not null as shown from customer where id = ${added}`,
      ),
    );
    // A lone @ has no words, and is masked.
    expect([reference, shown]).toEqual([reference, maskReference(reference) === reference]);
  }
});
