import { openSpreadsheet, writeXlsx } from '@dasbor/spreadsheet';
import { xlsxOf as xlsxByHand } from '@dasbor/spreadsheet/testing';
import { describe, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { codeOf, dataOf, fieldsOf } from './testing/stand.ts';
import { csvOf, manyRows, setFileStand } from './testing/files.ts';
import type { Upload } from './testing/files.ts';

const stand = setFileStand();
const WRONG = ['INV-9', 'gratis', 'Sari', 'sari', '0812'];
const [FIRST = [], SECOND = [], THIRD = []] = manyRows(3);

describe('an uploaded file', () => {
  test('is a draft, with wrong rows too', async () => {
    const upload = await stand.uploaded([FIRST, WRONG]);

    expect(upload).toMatchObject({ status: 'initiated', version: 1, rows: 2, total: 0, same_file_as: null });
    expect(dataOf<Upload[]>(await stand.call('GET'))).toEqual([upload]);
    expect((await stand.call('GET', `/${upload.id}/file`)).text).toBe(String(csvOf([FIRST, WRONG])));
  });

  test('is the same draft when its content is uploaded again, also at once', async () => {
    const replies = await Promise.all(
      ['a.csv', 'b.csv', 'c.csv'].map((name) => stand.send(csvOf([FIRST]), { name })),
    );

    expect(new Set(replies.map((reply) => dataOf<Upload>(reply).id)).size).toBe(1);
  });

  test('may be an xlsx under any name', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of writeXlsx([{ header: 'Jumlah' }, { header: 'Catatan' }], [['5000', 'a']]))
      pieces.push(piece);

    const upload = dataOf<Upload>(await stand.send(Buffer.concat(pieces), { name: 'tagihan.csv' }));

    expect(upload).toMatchObject({ format: 'xlsx', rows: 1 });
  });

  test.each<[what: string, code: string, file: () => Buffer]>([
    ['a picture', 'DPAY_FILE_NOT_SPREADSHEET', () => Buffer.from('\x89PNG\r\n\x1A\nhello', 'latin1')],
    ['no amount', 'DPAY_FILE_COLUMNS_MISSING', () => Buffer.from('nama,email\nSari,a@b.example\n')],
    ['1.001 rows', 'DPAY_FILE_TOO_MANY_ROWS', () => csvOf(manyRows(1001))],
    [
      'a cell of 100 MB in a few kB',
      'DPAY_FILE_TOO_COMPLEX',
      () =>
        xlsxByHand({
          rows: `<row><c t="inlineStr"><is><t>${'A'.repeat(100 * 1024 * 1024)}</t></is></c></row>`,
        }),
    ],
    [
      'custom entities',
      'DPAY_FILE_TOO_COMPLEX',
      () =>
        xlsxByHand({
          strings: '<!DOCTYPE sst [<!ENTITY a "b">]><sst/>',
          rows: '<row><c t="s"><v>0</v></c></row>',
        }),
    ],
    ['6 MB', 'DPAY_FILE_TOO_LARGE', () => Buffer.alloc(6 * 1024 * 1024, 'amount\n')],
  ])('with %s is refused, and nothing is stored', async (_, code, file) => {
    expect(codeOf(await stand.send(file()))).toBe(code);
    expect(dataOf<Upload[]>(await stand.call('GET'))).toEqual([]);
  });

  test('is deleted while it is a draft', async () => {
    const draft = await stand.uploaded([FIRST]);
    const done = await stand.finished([SECOND]);

    expect((await stand.call('DELETE', `/${draft.id}`)).status).toBe(204);
    expect(codeOf(await stand.call('GET', `/${draft.id}`))).toBe('DPAY_UPLOAD_NOT_FOUND');
    expect(codeOf(await stand.call('DELETE', `/${done.id}`))).toBe('DPAY_UPLOAD_SUBMITTED');
  });
});

describe('edits', () => {
  test('say how rows differ from the file, so saving them again changes nothing', async () => {
    const { id } = await stand.uploaded([FIRST, SECOND, THIRD]);
    const edits = [
      { row: 2, cells: { amount: '7500' } },
      { row: 3, removed: true },
    ];

    const once = dataOf<Upload>(await stand.edit(id, edits));
    const twice = dataOf<Upload>(await stand.edit(id, edits));
    const restored = dataOf<Upload>(await stand.edit(id, [{ row: 3 }]));

    expect([once.version, twice.version, restored.version]).toEqual([2, 2, 3]);
    expect(dataOf<object>(await stand.call('GET', `/${id}/edits`))).toEqual({
      version: 3,
      edits: [edits[0]],
    });
  });

  test.each([
    ['a row twice', [{ row: 2 }, { row: 2 }]],
    ['more rows than the file has', [2, 3, 4].map((row) => ({ row, removed: true }))],
  ])('of %s are refused', async (_, edits) => {
    const { id } = await stand.uploaded([FIRST, SECOND]);

    expect(fieldsOf(await stand.edit(id, edits))[0]).toMatch(/^edits\.\d\.row DPAY_FIELD_INVALID$/);
    expect((await stand.read(id)).version).toBe(1);
  });
});

describe('a file is submitted', () => {
  test('only without a problem in any row, which the server finds itself', async () => {
    const upload = await stand.uploaded([FIRST, WRONG, WRONG]);

    const refused = await stand.submit(upload);

    expect(codeOf(refused)).toBe('DPAY_UPLOAD_HAS_PROBLEMS');
    expect(refused.json<{ params: object }>().params).toEqual({ count: 2, row: 3 });
    expect((await stand.read(upload.id)).status).toBe('initiated');
  });

  test('only as it was read, and only with a row', async () => {
    const upload = await stand.uploaded([FIRST]);
    const edited = dataOf<Upload>(await stand.edit(upload.id, [{ row: 2, removed: true }]));

    expect(codeOf(await stand.submit(upload))).toBe('DPAY_UPLOAD_CHANGED');
    expect(codeOf(await stand.submit(edited))).toBe('DPAY_UPLOAD_EMPTY');
  });

  test('once, and then it cannot be edited', async () => {
    const upload = await stand.uploaded([FIRST, SECOND]);
    const replies = await Promise.all([stand.submit(upload), stand.submit(upload), stand.submit(upload)]);
    await stand.app.uploads.drain();

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stand.links(upload)).toHaveLength(2);
    expect(codeOf(await stand.edit(upload.id, [{ row: 2, removed: true }]))).toBe('DPAY_UPLOAD_SUBMITTED');
    expect(dataOf<Upload>(await stand.submit(upload))).toMatchObject({ status: 'completed', created: 2 });
  });

  test('with its edits, and each row becomes the link that the form would make', async () => {
    const upload = await stand.uploaded([FIRST, WRONG, ['', '8000', '', '', '']]);
    const edited = dataOf<Upload>(
      await stand.edit(upload.id, [
        {
          row: 3,
          cells: {
            amount: 'Rp 90.000',
            customer_email: 'sari@contoh.example',
            customer_mobile: '0812-1000-0000',
          },
        },
      ]),
    );
    await stand.submit(edited);
    await stand.app.uploads.drain();

    const links = await stand.links(upload);

    expect(await stand.read(upload.id)).toMatchObject({
      status: 'completed',
      total: 3,
      created: 3,
      refused: 0,
      created_amount: 108_000,
      submitted_by_name: 'Sari Dewi',
    });
    expect(links.map(({ amount }) => amount)).toEqual([8000, 90_000, 10_000]);
    expect(links.map(({ reference_id: reference }) => reference)).toEqual([
      expect.stringMatching(/^LINK-/),
      'INV-9',
      'INV-1',
    ]);
    // One phone is one customer.
    expect(links[1]?.customer).toMatchObject({ name: 'Sari', mobile: '+6281210000000' });
    expect(links[2]?.customer?.id).toBe(links[1]?.customer?.id);
    expect(links.map(({ admin_fee_method: method }) => method)).toEqual(Array(3).fill('included'));
  });

  test('and pays the fee as the merchant prefers, unless the row says who', async () => {
    await stand.app.db.system((tx) =>
      tx.run(sql`
        insert into mdr_preference (merchant_id, mode, fee_payer, changed_by, changed_at)
        select merchant_id, mode, 'customer', null, now() from merchant_mode where mode = 'live'`),
    );
    const upload = await stand.finished(
      [
        ['5000', ''],
        ['6000', 'penjual'],
      ],
      ['amount', 'admin_fee_method'],
    );

    expect((await stand.links(upload)).map(({ admin_fee_method: method }) => method)).toEqual([
      'included',
      'excluded',
    ]);
    await stand.app.db.system((tx) => tx.run(sql`delete from mdr_preference`));
  });
});

describe('rows whose reference another order has', () => {
  test('are refused, also in the same file uploaded again; the rest is made', async () => {
    const first = await stand.finished([FIRST, SECOND]);
    const again = await stand.finished([FIRST, SECOND]);
    const more = await stand.finished([SECOND, THIRD]);

    expect(first.status).toBe('completed');
    expect(again).toMatchObject({ status: 'failed', created: 0, refused: 2, same_file_as: first.id });
    expect(more).toMatchObject({ status: 'completed', created: 1, refused: 1, created_amount: 10_002 });
    expect(more.refusals).toEqual([
      {
        row: 2,
        code: 'DPAY_REFERENCE_TAKEN',
        params: { reference: 'INV-2' },
        message: 'Referensi “INV-2” sudah dipakai pesanan lain.',
      },
    ]);
  });

  test('are free again when that order was cancelled', async () => {
    await stand.finished([FIRST]);
    await stand.app.db.system((tx) => tx.run(sql`update "order" set status = 'cancelled'`));

    expect(await stand.finished([FIRST, SECOND])).toMatchObject({ created: 2, refused: 0 });
  });
});

describe('the result', () => {
  const rowsOf = async (id: string, rows: string): Promise<string[][]> => {
    const reply = await stand.call('GET', `/${id}/result?rows=${rows}`);
    const read: string[][] = [];
    const sheet = await openSpreadsheet(new Blob([reply.text]));
    for await (const chunk of sheet.rows())
      for (const { cells } of chunk.rows)
        if (cells.length > 0) read.push(cells.map((cell) => cell?.text ?? ''));
    return read;
  };

  test('has the address beside each row, as the customer opens it', async () => {
    const upload = await stand.uploaded([FIRST, SECOND]);
    const edited = dataOf<Upload>(await stand.edit(upload.id, [{ row: 3, cells: { amount: '777' } }]));
    await stand.submit(edited);
    await stand.app.uploads.drain();

    const [second, first] = await stand.links(upload);
    const [header, ...rows] = await rowsOf(upload.id, 'created');

    expect(header?.at(-1)).toBe('payment_link');
    expect(rows.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
      ['INV-1', '10000', first?.url],
      ['INV-2', '777', second?.url],
    ]);
  });

  test('has refused rows with the reason, to upload again', async () => {
    await stand.finished([FIRST]);
    const { id } = await stand.finished([FIRST, SECOND]);

    expect((await rowsOf(id, 'refused')).map((row) => [row[0], row.at(-1)])).toEqual([
      ['reference_id', 'error'],
      ['INV-1', 'Referensi “INV-1” sudah dipakai pesanan lain.'],
    ]);
  });

  test('never starts a formula with the name of a customer', async () => {
    const upload = await stand.finished([['', '5000', '=1+1', 'a@b.example', '081234567890']]);

    expect((await stand.call('GET', `/${upload.id}/result`)).text).toContain(",'=1+1,");
  });

  test('is not there before the end', async () => {
    const upload = await stand.uploaded([FIRST]);

    expect(codeOf(await stand.call('GET', `/${upload.id}/result`))).toBe('DPAY_UPLOAD_NOT_DONE');
  });
});

describe('others', () => {
  const everything = (id: string, ask: { token: string; mode?: 'live' | 'sandbox' }) =>
    Promise.all([
      stand.call('GET', `/${id}`, ask),
      stand.call('GET', `/${id}/file`, ask),
      stand.call('GET', `/${id}/edits`, ask),
      stand.edit(id, [{ row: 2, removed: true }], ask),
      stand.submit({ id, version: 1 }, ask),
      stand.call('GET', `/${id}/result`, ask),
      stand.call('DELETE', `/${id}`, ask),
    ]);

  test('of another merchant, and in the other mode, find no upload', async () => {
    const { id } = await stand.uploaded([FIRST]);

    for (const ask of [
      { token: stand.foreign.live },
      { token: stand.maker.sandbox, mode: 'sandbox' as const },
    ]) {
      const replies = await everything(id, ask);
      expect(replies.map(codeOf)).toEqual(Array(7).fill('DPAY_UPLOAD_NOT_FOUND'));
      expect(dataOf<Upload[]>(await stand.call('GET', '', ask))).toEqual([]);
    }
    expect((await stand.read(id)).version).toBe(1);
  });

  test('who only read are refused', async () => {
    const { id } = await stand.uploaded([FIRST]);
    const ask = { token: stand.viewer.live };

    const replies = [
      ...(await everything(id, ask)),
      await stand.send(csvOf([SECOND]), ask),
      await stand.call('GET', '', ask),
    ];

    expect(replies.map(codeOf)).toEqual(Array(9).fill('DPAY_FORBIDDEN'));
  });

  test('of a suspended merchant upload and submit nothing', async () => {
    const ask = { token: stand.suspended.live };

    expect(codeOf(await stand.send(csvOf([FIRST]), ask))).toBe('DPAY_MERCHANT_SUSPENDED');
    expect(codeOf(await stand.submit({ id: `upl_01K${'0'.repeat(23)}`, version: 1 }, ask))).toBe(
      'DPAY_MERCHANT_SUSPENDED',
    );
  });
});
