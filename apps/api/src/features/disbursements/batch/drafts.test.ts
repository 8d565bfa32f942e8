import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../../testing/people.ts';
import { anItem, batchOf, codeOf, itemOf, setStand } from '../testing/stand.ts';

const stand = setStand();

describe('a batch of rows', () => {
  // spec 4.34
  test('is a draft under validation, with its totals', async () => {
    const { create, items } = stand;
    const reply = await create([anItem(), anItem({ bank_code: '014', amount: '600.000.000' })]);
    const batch = batchOf(reply);

    expect(reply.status).toBe(201);
    expect(batch).toMatchObject({
      name: 'Gaji November',
      source: 'rows',
      status: 'draft',
      version: 1,
      counts: { total: 2, need_validation: 2, valid: 0, invalid: 0 },
      maker: { name: 'Sari Dewi' },
      approver: null,
    });
    expect(batch.notice).toMatchObject({ payouts: 2, amount: 600_050_000 });
    expect(batch.notice.total).toBe(batch.notice.amount + batch.notice.fee + batch.notice.ppn);
    expect(await items(batch.id)).toMatchObject([
      { row: 1, status: 'need_validation', bank_name: 'Bank Central Asia (BCA)', amount: 50_000 },
      {
        row: 2,
        status: 'need_validation',
        bank_code: 'bca',
        cells: { bank_code: '014', amount: '600.000.000' },
      },
    ]);
  });

  test.each([
    [1.5, 'Isilah dengan bilangan bulat.'],
    [null, 'Isilah dengan bilangan bulat atau teks.'],
  ])('with an amount of %o reports the allowed values', async (amount, message) => {
    const reply = await stand.create([anItem(), { ...anItem(), amount: amount as number }]);

    expect(reply.json<Problem>()).toMatchObject({
      error_code: 'DPAY_INVALID_REQUEST',
      errors: [{ field: 'items.1.amount', code: 'DPAY_FIELD_WRONG_TYPE', message }],
    });
  });

  test('stores unreadable values as written, with all their errors', async () => {
    const { made, items } = stand;
    const { id, counts, notice } = await made([
      anItem({ account_number: '8.42265E+9', amount: '1,5', account_owner_name: '' }),
    ]);

    expect(counts).toMatchObject({ total: 1, invalid: 1 });
    expect(notice).toMatchObject({ payouts: 0, total: 0 });
    expect(await items(id)).toMatchObject([
      {
        status: 'invalid',
        account_number: null,
        amount: null,
        cells: { account_number: '8.42265E+9', amount: '1,5' },
        issues: [
          { field: 'account_owner_name', code: 'REQUIRED', level: 'error' },
          { field: 'account_number', code: 'ACCOUNT_NUMBER_SCIENTIFIC' },
          { field: 'amount', code: 'AMOUNT_HAS_DECIMALS' },
        ],
      },
    ]);
  });

  // spec 2.130
  test('is listed newest first, and can be searched by name and filtered by status', async () => {
    const { call, create } = stand;
    const { id } = batchOf(
      await create([anItem()], { payload: { name: 'Pemasok minggu 47', items: [anItem()] } }),
    );
    const list = async (query: string) =>
      (await call('GET', `disbursements?${query}`)).json<{ data: { id: string }[] }>().data;

    expect((await list('search=minggu%2047')).map((one) => one.id)).toEqual([id]);
    expect((await list('count=true')).length).toBeGreaterThan(1);
    expect(await list(`filters=${encodeURIComponent('{"status":["success"]}')}`)).toEqual([]);
  });

  test('shows its items in row order, page by page in both directions', async () => {
    const { create, call } = stand;
    const { id } = batchOf(await create(Array.from({ length: 7 }, () => anItem())));
    type Page = {
      data: { row: number }[];
      page: { next_cursor: string; previous_cursor: string; total: number };
    };
    const page = async (query: string) =>
      (await call('GET', `disbursements/${id}/items?limit=3${query}`)).json<Page>();
    const rowsOf = ({ data }: Page) => data.map(({ row }) => row);

    const first = await page('&count=true');
    expect([rowsOf(first), first.page.total]).toEqual([[1, 2, 3], 7]);
    const second = await page(`&action=next&cursor=${first.page.next_cursor}`);
    expect(rowsOf(second)).toEqual([4, 5, 6]);
    expect(rowsOf(await page('&action=last'))).toEqual([5, 6, 7]);
    expect(rowsOf(await page(`&action=previous&cursor=${second.page.previous_cursor}`))).toEqual([1, 2, 3]);
  });

  test('is refused without rows, without a name, and with both rows and a file', async () => {
    const { create } = stand;
    const refused = async (payload: object) => {
      const reply = await create([], { payload });
      return [reply.status, codeOf(reply)];
    };

    expect(await refused({ name: ' ', items: [anItem()] })).toEqual([400, 'DPAY_INVALID_REQUEST']);
    expect(await refused({ name: 'x' })).toEqual([400, 'DPAY_INVALID_REQUEST']);
    expect(await refused({ name: 'x', items: [] })).toEqual([400, 'DPAY_INVALID_REQUEST']);
    const file_id = 'dis_file_01KAJ800000000000000000001';
    expect(await refused({ name: 'x', file_id, items: [anItem()] })).toEqual([400, 'DPAY_INVALID_REQUEST']);
    expect(await refused({ name: 'x', file_id })).toEqual([404, 'DPAY_DISBURSEMENT_FILE_NOT_FOUND']);
  });

  test('loses invisible characters in name and description, when created and renamed', async () => {
    const hidden = (field: string) => [{ field, code: 'DPAY_FIELD_HIDDEN_CHARACTER' }];
    const WRONG: [object, string][] = [
      [{ name: 'Gaji\nDisetujui' }, 'name'],
      [{ name: '\u200B' }, 'name'],
      [{ name: 'Gaji', description: 'untuk \u202Egniyap' }, 'description'],
    ];
    const { id } = await stand.made([anItem()]);
    for (const [words, field] of WRONG) {
      const made = await stand.call('POST', 'disbursements', { payload: { items: [anItem()], ...words } });
      const renamed = await stand.call('PATCH', `disbursements/${id}`, { payload: words });
      for (const reply of [made, renamed]) expect(reply.json<Problem>().errors).toMatchObject(hidden(field));
    }
    const lines = { description: 'Kantor pusat,\nlalu gudang' };
    expect((await stand.call('PATCH', `disbursements/${id}`, { payload: lines })).status).toBe(200);
  });

  // spec 3.30
  test('created twice with one key is created once', async () => {
    const { create } = stand;
    const headers = { 'idempotency-key': 'the-same-batch-again' };
    const first = await create([anItem()], { headers });

    expect((await create([anItem()], { headers })).text).toBe(first.text);
  });

  test('can be renamed and cancelled only by its maker, and cancelling stops its validation', async () => {
    const { app, call, create, read } = stand;
    const { id } = batchOf(await create());
    const renamed = batchOf(
      await call('PATCH', `disbursements/${id}`, { payload: { name: 'Bonus', description: null } }),
    );
    expect([renamed.name, renamed.description, renamed.version]).toEqual(['Bonus', null, 1]);

    expect(batchOf(await call('DELETE', `disbursements/${id}`)).status).toBe('cancelled');
    await app.validations.drain();
    expect((await read(id)).counts.need_validation).toBe(1);
    const again = await call('DELETE', `disbursements/${id}`);
    expect([again.status, codeOf(again)]).toEqual([409, 'DPAY_TRANSITION_NOT_ALLOWED']);
    for (const reply of [
      await call('PATCH', `disbursements/${id}`, { payload: { name: 'x' } }),
      await call('POST', `disbursements/${id}/revalidate`),
      await call('POST', `disbursements/${id}/items/delete`, { payload: { all_invalid: true } }),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([409, 'DPAY_DISBURSEMENT_NOT_EDITABLE']);
  });
});

// spec 4.40
test('keeps its valid rows when invalid ones are deleted, as a new version', async () => {
  const { call, made, items } = stand;
  const { id } = await made([anItem(), anItem({ amount: 'x' }), anItem({ account_number: '8422647011' })]);
  const batch = batchOf(
    await call('POST', `disbursements/${id}/items/delete`, { payload: { all_invalid: true } }),
  );

  expect(batch).toMatchObject({
    version: 2,
    counts: { total: 1, valid: 1, invalid: 0 },
    notice: { payouts: 1 },
  });
  expect((await items(id)).map(({ row }) => row)).toEqual([1]);
  const again = await call('POST', `disbursements/${id}/items/delete`, { payload: { all_invalid: true } });
  expect(batchOf(again).version).toBe(2);
  const both = { all_invalid: true, item_ids: ['dis_item_01KAJ800000000000000000001'] };
  expect((await call('POST', `disbursements/${id}/items/delete`, { payload: both })).status).toBe(400);
});

test('items of all batches can be searched by name, account and notes', async () => {
  const { call, create } = stand;
  await create([anItem({ account_owner_name: 'Toko Gula Manis', notes: 'faktur 88' })]);
  const found = async (search: string) =>
    (await call('GET', `disbursement-items?search=${encodeURIComponent(search)}`)).json<{ data: unknown[] }>()
      .data.length;

  expect([await found('gula manis'), await found('FAKTUR 88'), await found('no such thing')]).toEqual([
    1, 1, 0,
  ]);
});

describe('a batch of another merchant', () => {
  test('does not exist for any operation', async () => {
    const { app, call, made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);
    const theirs = await app.signIn('owner@b.test');
    const asked: [Parameters<typeof call>[0], string, object?][] = [
      ['GET', `disbursements/${id}`],
      ['PATCH', `disbursements/${id}`, { name: 'x' }],
      ['DELETE', `disbursements/${id}`],
      ['GET', `disbursements/${id}/items`],
      ['POST', `disbursements/${id}/items/delete`, { all_invalid: true }],
      ['POST', `disbursements/${id}/revalidate`],
      ['GET', `disbursement-items/${item?.id}`],
      ['PATCH', `disbursement-items/${item?.id}`, { amount: '1' }],
    ];
    for (const [method, path, payload] of asked) {
      const options = payload ? { payload } : {};
      expect([path, (await call(method, path, { by: theirs, ...options })).status]).toEqual([path, 404]);
      expect([path, (await call(method, path, { mode: 'sandbox', ...options })).status]).toEqual([path, 404]);
    }
    expect(MERCHANT_B).not.toBe(MERCHANT_A);
  });

  test('a viewer cannot change a batch', async () => {
    const { app, call, made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);
    const viewer = await app.signIn('viewer@a.test');

    expect(
      codeOf(await call('PATCH', `disbursement-items/${item?.id}`, { by: viewer, payload: { amount: '1' } })),
    ).toBe('DPAY_FORBIDDEN');
    const seen = itemOf(await call('GET', `disbursement-items/${item?.id}`, { by: viewer }));
    expect([seen.account_number, seen.cells.account_number]).toEqual(['******7010', '******7010']);
  });
});
