import { cellProblem, DISBURSEMENT_POLICY, PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { beforeEach, describe, expect, test } from 'vitest';
import { addKey } from '../../../testing/keys.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { NOW } from '../../../testing/trade.ts';
import { csvOf, HEADER, xlsxOf } from '../testing/files.ts';
import { batchOf, codeOf, forgetFiles, itemOf, setStand } from '../testing/stand.ts';

const stand = setStand();
beforeEach(() => forgetFiles(stand));

/** The same user, signed in again after some hours. */
const after = (hours: number) => {
  stand.app.clock.set(new Date(new Date(NOW).getTime() + hours * 3_600_000));
  return stand.app.signIn('uploader@a.test');
};

const A = ['Siti Aminah', 'BCA', '8422647010', '50.000'];
const B = ['Budi', '014', '0012345678', '1,5'];

const upload = async (payload: Buffer, name = 'gaji.xlsx') => {
  const reply = await stand.call('POST', `disbursement-files?name=${encodeURIComponent(name)}`, { payload });
  return reply.json<{ data: { id: string } }>().data.id;
};
const create = (payload: object, ask: object = {}) =>
  stand.call('POST', 'disbursements', { payload: { name: 'Gaji', ...payload }, ...ask });

describe('a batch of a file', () => {
  // spec 2.131
  test("has the rows of the file, cell by cell, with the spreadsheet's row numbers", async () => {
    const file_id = await upload(await xlsxOf([HEADER, A, [], B]));

    const batch = batchOf(await create({ file_id }));

    expect(batch).toMatchObject({ source: 'file', file_name: 'gaji.xlsx', counts: { total: 2, invalid: 1 } });
    expect(await stand.items(batch.id)).toMatchObject([
      { row: 2, amount: 50_000, cells: { amount: '50.000', bank_code: 'BCA' }, changed: false },
      { row: 4, status: 'invalid', account_number: '0012345678', cells: { amount: '1,5' }, changed: false },
    ]);
  });

  test('pays no amount from a row with more cells than titles, until the amount is typed', async () => {
    const beyond = [...A.slice(0, 3), '25.000', '75'];
    const file_id = await upload(csvOf([HEADER, beyond, beyond, A]));

    const batch = batchOf(await create({ file_id, edits: [{ row: 3, cells: { amount: '25.000' } }] }));

    const [first, ...rest] = await stand.items(batch.id);
    expect(first).toMatchObject({
      status: 'invalid',
      amount: null,
      issues: [{ field: 'amount', code: 'CELLS_BEYOND_HEADER', level: 'error' }],
    });
    expect(rest).toMatchObject([
      { row: 3, amount: 25_000, issues: [] },
      { row: 4, amount: 50_000 },
    ]);
  });

  test('accepts such an amount once the same text is typed, also into the draft', async () => {
    const file_id = await upload(csvOf([HEADER, [...A.slice(0, 3), '27.000', '75']]));
    const batch = batchOf(await create({ file_id }));
    const [item] = await stand.items(batch.id);

    const typed = await stand.call('PATCH', `disbursement-items/${item?.id}`, {
      payload: { amount: '27.000' },
    });

    expect(itemOf(typed)).toMatchObject({ amount: 27_000, issues: [], changed: true });
    // Typing it again changes nothing.
    const { version } = await stand.read(batch.id);
    await stand.call('PATCH', `disbursement-items/${item?.id}`, { payload: { amount: '27.000' } });
    expect((await stand.read(batch.id)).version).toBe(version);
  });

  test('accepts row edits and marks the edited rows', async () => {
    const file_id = await upload(csvOf([HEADER, A, B, B, A]));
    const edits = [
      { row: 2, cells: { amount: '50.000' } },
      { row: 3, cells: { amount: '150000', notes: 'dua' } },
      { row: 4, removed: true },
    ];

    const batch = batchOf(await create({ file_id, edits }));

    expect(await stand.items(batch.id)).toMatchObject([
      { row: 2, changed: false },
      { row: 3, amount: 150_000, notes: 'dua', changed: true, cells: { account_owner_name: 'Budi' } },
      { row: 5, changed: false },
    ]);
  });

  test.each([
    ['of an unknown row', [{ row: 9, removed: true }], 'edits.0.row'],
    [
      'of the header',
      [
        { row: 2, removed: true },
        { row: 1, cells: { notes: 'x' } },
      ],
      'edits.1.row',
    ],
    [
      'of a row twice',
      [
        { row: 2, removed: true },
        { row: 2, cells: { notes: 'x' } },
      ],
      'edits.1.row',
    ],
  ])('refuses an edit %s', async (_, edits, field) => {
    const file_id = await upload(csvOf([HEADER, A, A]));

    const reply = await create({ file_id, edits });

    expect(reply.json()).toMatchObject({ errors: [{ field, code: 'DPAY_FIELD_INVALID' }] });
  });

  test("applies the file's rules to typed cells", async () => {
    const file_id = await upload(await xlsxOf([HEADER, A]));
    const longest = 'x'.repeat(DISBURSEMENT_POLICY.longestCell);

    for (const { field } of PAYOUT_COLUMNS) {
      const edited = (text: string) => create({ file_id, edits: [{ row: 2, cells: { [field]: text } }] });
      await forgetFiles(stand);
      expect(batchOf(await edited(longest)).counts.invalid).toBe(1);

      for (const text of [`${longest}x`, 'Gaji\0', 'Gaji \uD83D']) {
        expect(cellProblem(text)).toBeDefined();
        expect((await edited(text)).json()).toMatchObject({ errors: [{ field: `edits.0.cells.${field}` }] });
      }
    }
  });

  test('needs at least one row that is not removed', async () => {
    const file_id = await upload(csvOf([HEADER, A]));

    expect(codeOf(await create({ file_id, edits: [{ row: 2, removed: true }] }))).toBe(
      'DPAY_DISBURSEMENT_EMPTY',
    );
  });

  test('keeps its file as long as it exists', async () => {
    const file_id = await upload(csvOf([HEADER, A]));
    await create({ file_id });
    await forgetFiles(stand);

    expect((await create({ file_id }, { by: await after(48) })).status).toBe(201);
  });

  test('is refused for a file of another merchant or mode, and for a deleted file', async () => {
    const file_id = await upload(csvOf([HEADER, A]));
    const stranger = await stand.app.signIn('owner@b.test');

    expect(codeOf(await create({ file_id }, { by: stranger }))).toBe('DPAY_DISBURSEMENT_FILE_NOT_FOUND');
    expect(codeOf(await create({ file_id }, { mode: 'sandbox' }))).toBe('DPAY_DISBURSEMENT_FILE_NOT_FOUND');
    expect(codeOf(await create({ file_id }, { by: await after(24) }))).toBe(
      'DPAY_DISBURSEMENT_FILE_NOT_FOUND',
    );
  });

  test('with 10.000 rows is created', async () => {
    const account = (n: number): string => String(8_422_600_000 + 2 * n);
    const rows = Array.from({ length: 10_000 }, (_, n) => ['Siti Aminah', 'BCA', account(n), '50000']);
    const file_id = await upload(csvOf([HEADER, ...rows]));

    expect(batchOf(await create({ file_id })).counts.total).toBe(10_000);
  }, 60_000);
});

test('can be created and downloaded by an API key', async () => {
  const { secret } = await addKey(stand.app.db, { merchantId: MERCHANT_A, mode: 'live' }, 1, {
    scopes: { disbursements: 'write' },
  });
  const ask = (method: 'GET' | 'POST', path: string, payload?: object | Buffer) =>
    stand.app.ask(method, `/dashboard/${path}`, {
      apiKey: secret,
      headers: { 'idempotency-key': 'a-file-by-a-key-of-a-server' },
      ...(payload && { payload }),
    });

  const small = [...B.slice(0, 3), '1'];
  const uploaded = await ask('POST', 'disbursement-files?name=gaji.csv', csvOf([HEADER, A, small]));
  const { id: file_id } = uploaded.json<{ data: { id: string } }>().data;
  const batch = batchOf(await ask('POST', 'disbursements', { name: 'Gaji', file_id }));
  const file = await ask('GET', `disbursements/${batch.id}/error-file`);

  expect(batch.counts.total).toBe(2);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv']);
  expect(file.text).toContain('Nominal: Minimal Rp 10.000.');
});
