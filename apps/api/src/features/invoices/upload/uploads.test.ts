import { openSpreadsheet } from '@dasbor/spreadsheet';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { csvOf, invoiceRows, manyInvoices, setFileStand } from './testing/files.ts';
import type { Upload } from './testing/files.ts';
import { codeOf, dataOf } from '../../../testing/invoices.ts';

const stand = setFileStand();
const WRONG = ['A-9', '', '2026-02-29', '2026-11-19', 'Sari', '12', 'Kopi', 'dua', 'gratis'];

describe('a file of invoices', () => {
  // spec 5.87
  test('becomes an invoice for each number, with an item for each row', async () => {
    const upload = await stand.finished([...invoiceRows(1, 8), ...invoiceRows(2)]);

    expect(upload).toMatchObject({ status: 'completed', rows: 9, total: 2, created: 2, refused: 0 });
    const [second, first] = await stand.invoices(upload);
    expect(first).toMatchObject({
      number: 'A-1',
      status: 'outstanding',
      sent_at: null,
      total_amount: 160_056,
    });
    expect(second).toMatchObject({ number: 'A-2', total_amount: 20_000 });
    expect(upload.created_amount).toBe(180_056);
    const whole = await stand.invoice(first?.id ?? '');
    expect(whole.items).toHaveLength(8);
    expect(whole.history?.map(({ kind }) => kind)).toEqual(['created', 'issued']);
    expect(whole.customer).toMatchObject({ mobile: '+6281210000001', id: expect.stringMatching(/^cus_/) });
    expect(whole.invoice_url).toMatch(/\/pay\//);
  });

  test('gives rows without a number the next ones of the series, and skips one that is taken', async () => {
    await stand.finished(invoiceRows(50, 1, 'inv/2026/xi/0002'));
    const upload = await stand.finished(manyInvoices(3, { numbered: false }));

    expect((await stand.invoices(upload)).map(({ number }) => number).toReversed()).toEqual([
      'INV/2026/XI/0001',
      'INV/2026/XI/0003',
      'INV/2026/XI/0004',
    ]);
    const next = await stand.finished(invoiceRows(60, 1, ''));
    expect((await stand.invoices(next))[0]?.number).toBe('INV/2026/XI/0005');
  });

  test('is refused while a row is wrong, and made with its edits', async () => {
    const upload = await stand.uploaded([...invoiceRows(1, 2), WRONG]);

    const refused = await stand.submit(upload);
    expect(codeOf(refused)).toBe('DPAY_UPLOAD_HAS_PROBLEMS');
    expect(refused.json<{ params: object }>().params).toEqual({ count: 1, row: 4 });
    const edited = dataOf<Upload>(
      await stand.edit(upload.id, [
        { row: 3, cells: { item_price: 'Rp 50.000' } },
        { row: 4, removed: true },
      ]),
    );
    await stand.submit(edited);
    await stand.app.uploads.drain();

    expect(await stand.read(upload.id)).toMatchObject({
      status: 'completed',
      total: 1,
      created_amount: 120_000,
    });
  });

  test('refuses numbers that invoices have, also deleted ones, and makes the rest', async () => {
    const first = await stand.finished([...invoiceRows(1, 2), ...invoiceRows(2)]);
    await stand.app.db.system((tx) =>
      tx.run(sql`update invoice set deleted_at = now(), deleted_by_name = 'x' where number = 'A-2'`),
    );
    const again = await stand.finished([...invoiceRows(1, 2), ...invoiceRows(2)]);
    const more = await stand.finished([...invoiceRows(1, 3, 'a-1'), ...invoiceRows(3)]);

    expect(again).toMatchObject({ status: 'failed', created: 0, refused: 2, same_file_as: first.id });
    expect(more).toMatchObject({ status: 'completed', created: 1, refused: 1 });
    expect(more.refusals).toEqual([
      {
        row: 2,
        code: 'DPAY_INVOICE_NUMBER_TAKEN',
        params: {},
        message: 'Nomor ini sudah dipakai invoice lain.',
      },
    ]);
  });

  test('has a result with the address beside every row, and one with the rows that were refused', async () => {
    await stand.finished(invoiceRows(1));
    const upload = await stand.finished([...invoiceRows(1, 2), ...invoiceRows(2, 2)]);
    const rowsOf = async (rows: string) => {
      const reply = await stand.call('GET', `/${upload.id}/result?rows=${rows}`);
      const read: string[][] = [];
      for await (const chunk of (await openSpreadsheet(new Blob([reply.text]))).rows())
        for (const { cells } of chunk.rows) read.push(cells.map((cell) => cell?.text ?? ''));
      return read.filter((cells) => cells.length > 0).map((cells) => [cells[0], cells[6], cells.at(-1)]);
    };

    const [invoice] = await stand.invoices(upload);
    expect(await rowsOf('created')).toEqual([
      ['number', 'item_name', 'invoice_url'],
      ['A-2', 'Kopi 1', invoice?.invoice_url],
      ['A-2', 'Kopi 2', invoice?.invoice_url],
    ]);
    expect((await rowsOf('refused')).map(([number, item]) => [number, item])).toEqual([
      ['number', 'item_name'],
      ['A-1', 'Kopi 1'],
      ['A-1', 'Kopi 2'],
    ]);
  });

  test('may have 40,000 rows, and no more', async () => {
    const rows = manyInvoices(5_000, { items: 8 });

    expect(await stand.uploaded(rows)).toMatchObject({ rows: 40_000 });
    expect(codeOf(await stand.send(csvOf([...rows, ...invoiceRows(9_999)])))).toBe('DPAY_FILE_TOO_MANY_ROWS');
  });

  test('needs the columns of an invoice', async () => {
    expect(codeOf(await stand.send(csvOf([['A-1', '5000']], ['number', 'item_price'])))).toBe(
      'DPAY_FILE_COLUMNS_MISSING',
    );
  });

  test('keeps a name that looks like a formula a text', async () => {
    const upload = await stand.finished([
      ['=1+1', 'Kopi', '2026-11-20', '2026-11-30', '=SUM(A1)', '081234567890', '@kopi', '1', '20000'],
    ]);

    expect((await stand.invoices(upload))[0]).toMatchObject({
      number: '=1+1',
      customer: { name: '=SUM(A1)' },
    });
    expect((await stand.call('GET', `/${upload.id}/result`)).text).toContain("'=SUM(A1)");
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
    const { id } = await stand.uploaded(invoiceRows(1));

    for (const ask of [
      { token: stand.foreign.sandbox },
      { token: stand.maker.live, mode: 'live' as const },
    ]) {
      expect((await everything(id, ask)).map(codeOf)).toEqual(Array(7).fill('DPAY_UPLOAD_NOT_FOUND'));
      expect(dataOf<Upload[]>(await stand.call('GET', '', ask))).toEqual([]);
    }
    expect((await stand.read(id)).version).toBe(1);
  });

  test('who only read are refused', async () => {
    const { id } = await stand.uploaded(invoiceRows(1));
    const ask = { token: stand.viewer.sandbox };

    const replies = [
      ...(await everything(id, ask)),
      await stand.send(csvOf(invoiceRows(2)), ask),
      await stand.convert(Buffer.from('x'), ask),
      await stand.call('GET', '', ask),
    ];

    expect(replies.map(codeOf)).toEqual(Array(10).fill('DPAY_FORBIDDEN'));
  });

  test('with a kind of file of their own find no upload of invoices', async () => {
    const { id } = await stand.uploaded(invoiceRows(1));
    const reply = await stand.app.ask('GET', `/dashboard/payment-link-uploads/${id}`, {
      token: stand.maker.sandbox,
      mode: 'sandbox',
    });

    expect(codeOf(reply)).toBe('DPAY_UPLOAD_NOT_FOUND');
  });

  test('of a suspended merchant, or without invoices, upload and submit nothing', async () => {
    const ask = { token: stand.suspended.live, mode: 'live' as const };
    const codes = async () =>
      [
        await stand.send(csvOf(invoiceRows(1)), ask),
        await stand.convert(Buffer.from('x'), ask),
        await stand.submit({ id: `upl_01K${'0'.repeat(23)}`, version: 1 }, ask),
      ].map(codeOf);

    expect(await codes()).toEqual(Array(3).fill('DPAY_MERCHANT_SUSPENDED'));
    await stand.app.db.system((tx) =>
      tx.run(sql`update merchant_mode set feature_config = feature_config || '{"invoice": false}'::jsonb`),
    );
    expect(codeOf(await stand.send(csvOf(invoiceRows(1))))).toBe('DPAY_FEATURE_DISABLED');
    await stand.app.db.system((tx) =>
      tx.run(sql`update merchant_mode set feature_config = feature_config || '{"invoice": true}'::jsonb`),
    );
  });
});
