import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { rebuild } from '../../../testing/app.ts';
import { uploadKinds } from '../../../upload-kinds.ts';
import { makeUploads } from '../../uploads/public.ts';
import { invoiceRows, manyInvoices, setFileStand } from './testing/files.ts';
import type { Upload } from './testing/files.ts';

const stand = setFileStand();
/** As many as a transaction makes. */
const CHUNK = 200;
const MANY = 2 * CHUNK + 50;

/** How many invoices each record has, and what else one record must make once. */
const made = (upload: Upload) =>
  stand.app.db.system((tx) =>
    tx.one<Record<'invoices' | 'rows' | 'numbers' | 'orders' | 'events' | 'items', string>>(sql`
      select count(*) as invoices, count(distinct upload_row) as rows, count(distinct number_key) as numbers,
             sum(jsonb_array_length(items)) as items,
             (select count(*) from "order" where invoice_id in (select id from invoice where upload_id = ${upload.id})) as orders,
             (select count(*) from webhook_event where subject_id in
               (select id from "order" where invoice_id in
                 (select id from invoice where upload_id = ${upload.id}))) as events
        from invoice where upload_id = ${upload.id} and issued_at is not null`),
  );
const once = (many: number, items = many) => ({
  ...Object.fromEntries(
    ['invoices', 'rows', 'numbers', 'orders', 'events'].map((what) => [what, String(many)]),
  ),
  items: String(items),
});

/** A server whose `failing`th chunk stops after its invoices were written, as if the process was killed before the commit. */
const dyingServer = (failing: number) => {
  let chunks = 0;
  const kinds = uploadKinds.map((kind): (typeof uploadKinds)[number] => ({
    ...kind,
    make: async (...asked) => {
      const result = await kind.make(...asked);
      chunks += 1;
      if (chunks >= failing) throw new Error('killed');
      return result;
    },
  }));
  return makeUploads({ ...stand.app.deps, kinds, log: makeLog('silent') });
};

const submitted = async (many: number, options: Parameters<typeof manyInvoices>[1] = {}) => {
  const upload = await stand.uploaded(manyInvoices(many, options));
  await stand.submit(upload);
  return upload;
};

const numbersOf = async (): Promise<number[]> =>
  (
    await stand.app.db.system((tx) =>
      tx.rows<{ number: string }>(sql`select number from invoice order by number_key`),
    )
  ).map(({ number }) => Number(number.split('/').at(-1)));

describe('the invoices of a file', () => {
  test('are issued once each, although a server dies between chunks and two others go on', async () => {
    const upload = await submitted(MANY, { items: 3 });
    await dyingServer(2).drain();

    expect(await stand.read(upload.id)).toMatchObject({ status: 'validated', created: CHUNK });
    const others = await Promise.all([rebuild(stand.app), rebuild(stand.app)]);
    await Promise.all(others.map((other) => other.uploads.drain()));
    await stand.app.uploads.drain();

    expect(await made(upload)).toEqual(once(MANY, 3 * MANY));
    expect(await stand.read(upload.id)).toMatchObject({ status: 'completed', created: MANY, refused: 0 });
    await Promise.all(others.map((other) => other.close()));
  });

  test('get numbers without a gap or a duplicate from servers that begin at once and one that dies', async () => {
    await Promise.all([
      submitted(MANY, { numbered: false }),
      submitted(60, { from: MANY, numbered: false }),
      submitted(70, { from: MANY + 60, numbered: false }),
    ]);

    await dyingServer(1).drain();
    await Promise.all([dyingServer(99), dyingServer(99), stand.app.uploads].map((server) => server.drain()));
    await stand.app.uploads.drain();

    const many = MANY + 130;
    expect(await numbersOf()).toEqual(Array.from({ length: many }, (_, index) => index + 1));
  });

  test('have their own number, although a row before them gets a generated one', async () => {
    const own = `INV/2026/XI/${String(CHUNK).padStart(4, '0')}`;
    const upload = await stand.finished([
      ...manyInvoices(CHUNK, { numbered: false }),
      ...invoiceRows(CHUNK, 2, own.toLowerCase()),
      ...manyInvoices(2, { from: CHUNK + 1, numbered: false }),
    ]);

    expect(upload).toMatchObject({ created: CHUNK + 3, refused: 0 });
    expect(await numbersOf()).toEqual(Array.from({ length: CHUNK + 3 }, (_, index) => index + 1));
  });

  test('cannot be issued twice: the database refuses a second one of a row', async () => {
    const upload = await stand.finished(manyInvoices(1));

    await expect(
      stand.app.db.system((tx) =>
        tx.run(sql`
          insert into invoice (merchant_id, mode, id, number, upload_id, upload_row, name, start_date, due_date, customer_name,
                               customer_mobile, items, ppn_mode, ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount,
                               total_amount, outstanding_at_issue, allow_partial_payment, created_by_id, created_by_name,
                               created_at, updated_at, search_text)
          select merchant_id, mode, 'inv_2', 'other', upload_id, upload_row, name, start_date, due_date, customer_name,
                 customer_mobile, items, ppn_mode, ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount, total_amount,
                 outstanding_at_issue, allow_partial_payment, created_by_id, created_by_name, created_at, updated_at, search_text
            from invoice where upload_id = ${upload.id}`),
      ),
    ).rejects.toThrow(/invoice_of_row/);
  });
});
