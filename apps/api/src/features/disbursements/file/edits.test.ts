import { describe, expect, test, beforeEach } from 'vitest';
import { csvOf, HEADER } from '../testing/files.ts';
import { batchOf, codeOf, forgetFiles, setStand } from '../testing/stand.ts';

const stand = setStand();
beforeEach(() => forgetFiles(stand));

const A = ['Siti Aminah', 'BCA', '8422647010', '50000'];
const B = ['Budi Santoso', 'BCA', '8422647012', '60000'];
const WRONG = ['Dewi', 'BAC', '8422647014', '70000'];

const upload = async (rows: string[][] = [A, B, WRONG], by: object = {}) =>
  (
    await stand.call('POST', 'disbursement-files?name=gaji.csv', { payload: csvOf([HEADER, ...rows]), ...by })
  ).json<{ data: { id: string; batch: { id: string; status: string } | null } }>().data;
const create = (file_id: string, ask: object = {}) =>
  stand.call('POST', 'disbursements', { payload: { name: 'Gaji', file_id }, ...ask });
const made = async (rows?: string[][]) => batchOf(await create((await upload(rows)).id));
const save = (id: string, edits: object[], ask: object = {}) =>
  stand.call('PATCH', `disbursements/${id}/edits`, { payload: { edits }, ...ask });
const edits = async (id: string) =>
  (await stand.call('GET', `disbursements/${id}/edits`)).json<{
    data: { version: number; edits: object[] };
  }>().data;

describe('one draft per file', () => {
  test('a second draft is refused and names the first, under any file name', async () => {
    const first = await made();
    const again = await upload();

    expect(again.batch).toMatchObject({ id: first.id, status: 'draft' });
    const reply = await create(again.id);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'DPAY_DISBURSEMENT_FILE_IN_DRAFT']);
    expect(reply.json()).toMatchObject({ params: { disbursement_id: first.id, name: 'Gaji' } });
  });

  test('two concurrent requests create one draft', async () => {
    const [one, other] = [await upload(), await upload()];

    const replies = await Promise.all([create(one.id), create(other.id)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('after a cancellation the file can be used again, and the old draft is not named', async () => {
    const first = await made();
    await stand.call('DELETE', `disbursements/${first.id}`);
    const again = await upload();

    expect(again.batch).toBeNull();
    expect((await create(again.id)).status).toBe(201);
  });

  test('other content is another draft', async () => {
    await made();

    expect((await create((await upload([A])).id)).status).toBe(201);
  });
});

describe('the edits of a batch', () => {
  test('are empty for an unchanged batch, and together with the file restore the batch', async () => {
    const batch = await made();
    expect(await edits(batch.id)).toEqual({ version: 1, edits: [] });

    const saved = batchOf(
      await save(batch.id, [
        { row: 4, cells: { bank_code: 'BNI' } },
        { row: 3, removed: true },
      ]),
    );

    expect(saved).toMatchObject({ version: 2, counts: { total: 2, invalid: 0 } });
    expect(await edits(batch.id)).toEqual({
      version: 2,
      edits: [
        { row: 3, removed: true },
        { row: 4, cells: { bank_code: 'BNI' } },
      ],
    });
  });

  test('saved again change nothing', async () => {
    const batch = await made();
    const same = [
      { row: 4, cells: { bank_code: 'BNI', notes: 'x' } },
      { row: 3, removed: true },
    ];
    await save(batch.id, same);

    expect(batchOf(await save(batch.id, same))).toMatchObject({ version: 2 });
  });

  test('can be reverted row by row, for an edited and a removed row', async () => {
    const batch = await made();
    const before = await stand.items(batch.id);
    await save(batch.id, [
      { row: 2, cells: { amount: '1' } },
      { row: 3, removed: true },
    ]);

    await save(batch.id, [{ row: 2 }, { row: 3 }]);

    const after = await stand.items(batch.id);
    const seen = (items: typeof before) =>
      items.map(({ row, cells, amount, changed, issues }) => ({ row, cells, amount, changed, issues }));
    expect(seen(after)).toEqual(seen(before));
    expect((await edits(batch.id)).edits).toEqual([]);
  });

  test('update the duplicates', async () => {
    const batch = await made([A, B]);

    await save(batch.id, [{ row: 3, cells: { account_number: '8422647010', amount: '50000' } }]);

    expect(await stand.items(batch.id)).toMatchObject([
      {},
      { issues: expect.arrayContaining([expect.objectContaining({ code: 'DUPLICATE_IN_FILE' })]) },
    ]);
  });

  test.each([
    ['an unknown row', [{ row: 99, removed: true }], 'edits.0.row'],
    ['a row twice', [{ row: 2 }, { row: 2, removed: true }], 'edits.1.row'],
    ['text that no cell accepts', [{ row: 2, cells: { notes: 'x\0' } }], 'edits.0.cells.notes'],
  ])('are refused with %s, and nothing is saved', async (_, wrong, field) => {
    const batch = await made();

    expect((await save(batch.id, wrong)).json()).toMatchObject({ errors: [{ field }] });

    expect((await edits(batch.id)).edits).toEqual([]);
  });

  test('are refused while the batch waits for approval, and for a batch without a file', async () => {
    const batch = await made([A]);
    await stand.app.validations.drain();
    await stand.submit(await stand.read(batch.id));

    expect(codeOf(await save(batch.id, [{ row: 2, removed: true }]))).toBe('DPAY_DISBURSEMENT_NOT_EDITABLE');

    const ofRows = batchOf(await stand.create());
    expect(codeOf(await save(ofRows.id, [{ row: 1, removed: true }]))).toBe(
      'DPAY_DISBURSEMENT_FILE_NOT_FOUND',
    );
  });

  test('are not readable or writable by another merchant or an approver', async () => {
    const batch = await made();
    const stranger = await stand.app.signIn('owner@b.test');

    for (const by of [stranger, stand.approver]) {
      const read = await stand.call('GET', `disbursements/${batch.id}/edits`, { by });
      const written = await save(batch.id, [{ row: 2, removed: true }], { by });
      expect([read.status, written.status].every((status) => status === 403 || status === 404)).toBe(true);
    }
    expect((await edits(batch.id)).edits).toEqual([]);
  });
});

test('leave the uploaded file unchanged', async () => {
  const batch = await made([A]);
  await save(batch.id, [{ row: 2, cells: { notes: 'x' } }]);

  const reply = await stand.app.live.inject({
    method: 'GET',
    url: `/dashboard/disbursements/${batch.id}/file`,
    headers: { authorization: `Bearer ${stand.maker.live}` },
  });

  expect(reply.rawPayload.equals(csvOf([HEADER, A]))).toBe(true);
  expect(reply.headers['content-disposition']).toContain('gaji.csv');
});
