import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import type { AccountToAsk } from '../../rails/bank/port.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { NOW, topicsOf } from '../../testing/trade.ts';
import { anItem, ARRIVES, batchOf, codeOf, itemOf, startStand } from './testing/stand.ts';
import type { Item, Stand } from './testing/stand.ts';
import { makeValidations } from './validation/engine.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.app.close());
beforeEach(() => stand.app.clock.set(new Date(NOW)));

describe('a batch of rows', () => {
  test('is a draft whose banks are being asked, with what it comes to', async () => {
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

  test('keeps what cannot be read, as it was written, with all that is wrong', async () => {
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

  test('is listed newest first, found by its name and narrowed by status', async () => {
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

  test('shows its items in the order of its rows, page by page, and back', async () => {
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

  test('is refused without rows, without a name, and with rows and a file', async () => {
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

  test('that is made twice with one key is one', async () => {
    const { create } = stand;
    const headers = { 'idempotency-key': 'the-same-batch-again' };
    const first = await create([anItem()], { headers });

    expect((await create([anItem()], { headers })).text).toBe(first.text);
  });

  test('is renamed and taken back only while it is its maker’s, and no bank is asked for it any more', async () => {
    const { app, call, create, read } = stand;
    const { id } = batchOf(await create());
    const renamed = batchOf(
      await call('PATCH', `disbursements/${id}`, { payload: { name: 'Bonus', description: null } }),
    );
    expect([renamed.name, renamed.description, renamed.version]).toEqual(['Bonus', null, 1]);

    expect(batchOf(await call('DELETE', `disbursements/${id}`)).status).toBe('cancelled');
    await app.validations.drain();
    expect((await read(id)).counts.need_validation).toBe(1);
    for (const reply of [
      await call('DELETE', `disbursements/${id}`),
      await call('PATCH', `disbursements/${id}`, { payload: { name: 'x' } }),
      await call('POST', `disbursements/${id}/revalidate`),
      await call('POST', `disbursements/${id}/items/delete`, { payload: { all_invalid: true } }),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([409, 'DPAY_TRANSITION_NOT_ALLOWED']);
  });
});

describe('the banks', () => {
  test.each<[string, Item, string]>([
    ['do not know it', { account_number: '8422647011' }, 'ACCOUNT_NOT_FOUND'],
    ['closed it', { account_number: '8422647106' }, 'ACCOUNT_INACTIVE'],
    ['cannot say', { account_number: '8422647102' }, 'BANK_DISTURBED'],
    ['do not answer', { account_number: '8422647108' }, 'BANK_NO_RESPONSE'],
    ['state another name', { account_number: '8422647104' }, 'NAME_MISMATCH'],
  ])('%s: the item is invalid', async (_, different, want) => {
    const { made, items } = stand;
    const { id, counts } = await made([anItem(different)]);

    expect(counts).toMatchObject({ need_validation: 0, invalid: 1 });
    expect((await items(id))[0]?.issues.map(({ code }) => code)).toEqual([want]);
  });

  test('say that the account is held by the one it was written for: valid, under the name they state', async () => {
    const { made, items } = stand;
    const { id } = await made([anItem({ account_number: '8422647212' })]);

    expect(await items(id)).toMatchObject([
      { status: 'valid', issues: [], bank_account_name: 'SITI AMINAH' },
    ]);
  });

  test('are asked again by revalidating, about what they refused alone', async () => {
    const { app, call, made, items } = stand;
    const { id, version } = await made([
      anItem({ account_number: '8422647208' }),
      anItem({ account_number: 'x' }),
      anItem(),
    ]);
    const waiting = batchOf(await call('POST', `disbursements/${id}/revalidate`));
    expect(waiting.counts).toMatchObject({ need_validation: 1, invalid: 1, valid: 1 });
    expect(waiting.version).toBe(version);

    await app.validations.drain();
    expect((await items(id)).map(({ status }) => status)).toEqual(['valid', 'invalid', 'valid']);
  });

  test('have said all: the webhooks hear of it once', async () => {
    const { app, made } = stand;
    const { id } = await made([anItem(), anItem({ account_number: '8422647011' })]);
    const events = await app.db.system((tx) =>
      tx.rows<{ event: string; body: string }>(
        sql`select event, body from webhook_event where subject_id = ${id}`,
      ),
    );

    expect(events.map(({ event }) => event)).toEqual(['disbursement.validation_completed']);
    expect(JSON.parse(events[0]?.body ?? '')).toMatchObject({
      data: { id, status: 'invalid', item_counts: { total: 2, valid: 1, invalid: 1 } },
    });
    expect(await topicsOf(app.db, id)).toContain('disbursement.updated');
  });

  test('are asked by another server when one died with the question', async () => {
    const { app, create, read } = stand;
    const { id } = batchOf(await create());
    await app.db.system((tx) =>
      tx.run(sql`
        update disbursement_item set claim = 'the dead one', due_at = ${new Date(Date.parse(NOW) + 30_000)}
         where disbursement_id = ${id}`),
    );
    await app.validations.drain();
    expect((await read(id)).counts.need_validation).toBe(1);

    app.clock.set(new Date(Date.parse(NOW) + 30_000));
    await app.validations.drain();
    expect((await read(id)).counts.valid).toBe(1);
  });

  test('are asked once about each account, however many servers share the work', async () => {
    const { app, create, read } = stand;
    const rows = Array.from({ length: 250 }, (_, index) =>
      anItem({ account_number: `84000${String(index).padStart(3, '0')}10` }),
    );
    const { id } = batchOf(await create(rows));
    const asked: string[] = [];
    const bank = {
      ...app.deps.bank,
      inquire: (account: AccountToAsk) => {
        asked.push(account.accountNumber);
        return app.deps.bank.inquire(account);
      },
    };
    const servers = [1, 2, 3].map(() => makeValidations({ ...app.deps, bank, log: makeLog('silent') }));
    await Promise.all(servers.map((server) => server.drain()));

    expect(asked.toSorted()).toEqual(rows.map(({ account_number }) => account_number).toSorted());
    expect((await read(id)).counts.valid).toBe(250);
  });

  test('whose answer is about an account that was changed meanwhile are not believed', async () => {
    const { app, call, create, items } = stand;
    const { inquire } = app.deps.bank;
    const { id } = batchOf(await create());
    const [item] = await items(id);
    app.deps.bank.inquire = async (account) => {
      app.deps.bank.inquire = inquire;
      await call('PATCH', `disbursement-items/${item?.id}`, { payload: { account_number: '8422647011' } });
      return inquire(account);
    };
    await app.validations.drain();

    expect(await items(id)).toMatchObject([{ status: 'invalid', account_number: '8422647011' }]);
  });
});

describe('a row that is mended', () => {
  const mend = (id: string | undefined, payload: object) =>
    stand.call('PATCH', `disbursement-items/${id}`, { payload });

  test('is checked again and its bank asked, and the batch is another version', async () => {
    const { app, made, items, read } = stand;
    const { id } = await made([anItem({ amount: '1,5' })]);
    const [item] = await items(id);

    const mended = itemOf(await mend(item?.id, { amount: '15.000' }));
    expect(mended).toMatchObject({ status: 'need_validation', amount: 15_000, changed: true, issues: [] });
    await app.validations.drain();
    expect(await read(id)).toMatchObject({ version: 2, counts: { valid: 1 } });
    expect(itemOf(await mend(item?.id, { amount: '1,5' }))).toMatchObject({
      status: 'invalid',
      changed: false,
    });
  });

  test('of which only the amount changed is not asked about again', async () => {
    const { made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);

    expect(itemOf(await mend(item?.id, { amount: '60000' }))).toMatchObject({
      status: 'valid',
      bank_account_name: 'SITI AMINAH',
      changed: true,
    });
  });

  test('with nothing that is other than before stays as it is', async () => {
    const { made, items, read } = stand;
    const { id } = await made();
    const [item] = await items(id);
    await mend(item?.id, { amount: '50000' });

    expect((await read(id)).version).toBe(1);
  });

  test('takes the name that the bank states, without learning it', async () => {
    const { made, items, read } = stand;
    const { id } = await made([anItem({ account_number: '8422647104' })]);
    const [item] = await items(id);
    expect(item?.bank_account_name).toBe('BU** SAN****');

    const taken = itemOf(await mend(item?.id, { accept_bank_name: true }));
    expect(taken).toMatchObject({
      status: 'valid',
      account_owner_name: 'BU** SAN****',
      bank_account_name: 'BU** SAN****',
      changed: true,
    });
    expect((await read(id)).version).toBe(2);
    // What was taken is of this account alone.
    expect(itemOf(await mend(item?.id, { account_number: '8422647204' })).status).toBe('need_validation');
  });

  test('cannot take a name that no bank stated', async () => {
    const { made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);

    expect(codeOf(await mend(item?.id, { accept_bank_name: true }))).toBe('DPAY_INVALID_REQUEST');
  });

  test('no name with stars of one’s own is taken for the bank’s', async () => {
    const { made, items } = stand;
    const { id } = await made([anItem({ account_number: '8422647104' })]);
    const [item] = await items(id);

    expect(itemOf(await mend(item?.id, { account_owner_name: 'BU** SAN****' })).status).toBe('invalid');
  });

  test('by somebody else makes them its maker', async () => {
    const { owner, call, made, items, read } = stand;
    const { id, maker } = await made();
    const [item] = await items(id);
    await call('PATCH', `disbursement-items/${item?.id}`, { by: owner, payload: { amount: '70000' } });

    expect((await read(id)).maker.id).not.toBe(maker.id);
  });
});

test('a name with marks that turn its writing around is an error, one in two scripts a warning', async () => {
  const { made, items } = stand;
  const { id, counts } = await made([
    anItem({ account_owner_name: 'Siti \u202eAminah', account_number: '8422647214' }),
    anItem({ account_owner_name: 'Sіti Aminah', account_number: '8422647216' }),
  ]);

  expect(counts.invalid).toBeGreaterThan(0);
  expect((await items(id)).map(({ issues: [issue] }) => [issue?.code, issue?.level, issue?.params])).toEqual([
    ['HIDDEN_CHARACTERS', 'error', undefined],
    ['NAME_MIXED_SCRIPTS', 'warning', { letters: 'і' }],
  ]);
});

describe('rows that name one account differently', () => {
  const warned = async (id: string) =>
    (await stand.items(id)).map(({ issues }) =>
      issues.flatMap(({ code, level, params }) =>
        code === 'ACCOUNT_UNDER_OTHER_NAME' ? [[level, params?.['row']]] : [],
      ),
    );
  const rows = ['Siti Aminah', 'Budi Santoso', 'SITI AMINAH'].map((account_owner_name, index) =>
    anItem({ account_owner_name, account_number: '8422647310', amount: 50_000 + index }),
  );

  test('are warned of also when their bank has answered, until they are called alike', async () => {
    const { id } = await stand.made(rows);
    expect(await warned(id)).toEqual([[], [['warning', 1]], []]);

    const [, second] = await stand.items(id);
    await stand.call('PATCH', `disbursement-items/${second?.id}`, { payload: { amount: '70000' } });
    expect(await warned(id)).toEqual([[], [['warning', 1]], []]);
    await stand.call('PATCH', `disbursement-items/${second?.id}`, {
      payload: { account_owner_name: 'Ibu Siti Aminah' },
    });
    expect(await warned(id)).toEqual([[], [], []]);
  });

  test('are compared anew when the first of them is deleted', async () => {
    const { id } = await stand.made(rows);
    const [first] = await stand.items(id);

    await stand.call('POST', `disbursements/${id}/items/delete`, { payload: { item_ids: [first?.id] } });

    expect(await warned(id)).toEqual([[], [['warning', 2]]]);
  });
});

describe('rows that pay the same to the same account', () => {
  const warnings = async (id: string) =>
    (await stand.items(id)).map(({ issues }) => issues.map(({ code, params }) => [code, params?.['row']]));

  test('are warned of, until one is changed or deleted', async () => {
    const { call, made, items } = stand;
    const { id } = await made(
      [50_000, 60_000, 50_000, 50_000].map((amount) => anItem({ account_number: '8422647210', amount })),
    );
    expect(await warnings(id)).toEqual([[], [], [['DUPLICATE_IN_FILE', 1]], [['DUPLICATE_IN_FILE', 1]]]);

    const [first, , third] = await items(id);
    await call('PATCH', `disbursement-items/${first?.id}`, { payload: { amount: '61000' } });
    expect(await warnings(id)).toEqual([[], [], [], [['DUPLICATE_IN_FILE', 3]]]);
    await call('POST', `disbursements/${id}/items/delete`, { payload: { item_ids: [third?.id] } });
    expect(await warnings(id)).toEqual([[], [], []]);
  });

  test('do not keep a batch from being submitted', async () => {
    const { made, submit } = stand;
    const batch = await made([anItem(), anItem()]);

    expect((await submit(batch)).status).toBe(200);
  });
});

test('deleting all that is invalid leaves the rest, under a new version', async () => {
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

test('items of all batches are found by name, account and notes', async () => {
  const { call, create } = stand;
  await create([anItem({ account_owner_name: 'Toko Gula Manis', notes: 'faktur 88' })]);
  const found = async (search: string) =>
    (await call('GET', `disbursement-items?search=${encodeURIComponent(search)}`)).json<{ data: unknown[] }>()
      .data.length;

  expect([await found('gula manis'), await found('FAKTUR 88'), await found('no such thing')]).toEqual([
    1, 1, 0,
  ]);
});

describe('somebody else’s batch', () => {
  test('does not exist, whatever is asked of it', async () => {
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

  test('is not changed by whoever may only look', async () => {
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

describe('asking whose account it is', () => {
  const ask = (different: object = {}) =>
    stand.call('POST', 'bank-accounts/inquiry', {
      payload: {
        bank_code: 'bca',
        account_number: ARRIVES,
        account_owner_name: 'Siti Aminah',
        ...different,
      },
    });

  test('shows the name whole only to who knew it', async () => {
    expect((await ask()).json()).toMatchObject({ data: { account_name: 'SITI AMINAH', match: 'same' } });
    expect((await ask({ account_number: '8422647104' })).json()).toMatchObject({
      data: { account_name: 'BU** SAN****', match: 'different' },
    });
  });

  test.each([
    [{ account_number: '8422647011' }, 404, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
    [{ account_number: '8422647106' }, 404, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
    [{ account_number: '8422647102' }, 503, 'DPAY_BANK_UNREACHABLE'],
    [{ bank_code: 'commonwealth' }, 400, 'DPAY_INVALID_REQUEST'],
    [{ account_number: '12-34' }, 400, 'DPAY_INVALID_REQUEST'],
  ])('of %o: %i %s', async (different, status, code) => {
    const reply = await ask(different);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });
});
