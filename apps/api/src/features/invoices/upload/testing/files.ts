import sql from 'sql-template-tag';
import type { SuccessBody } from '../../../../spec/handlers.ts';
import { startTestApp } from '../../../../testing/app.ts';
import type { Ask, TestApp, Tokens } from '../../../../testing/app.ts';
import { standBy } from '../../../../testing/stand.ts';
import { dataOf } from '../../../../testing/invoices.ts';
import type { Invoice } from '../../../../testing/invoices.ts';

export type Upload = SuccessBody<'getInvoiceUpload'>['data'];
type Table = readonly (readonly string[])[];
type Asked = Ask & { token?: string };

export const HEADER = [
  'number',
  'name',
  'start_date',
  'due_date',
  'customer_name',
  'customer_mobile',
  'item_name',
  'item_quantity',
  'item_price',
];
export const csvOf = (rows: Table, header: readonly string[] = HEADER): Buffer =>
  Buffer.from([header, ...rows].map((row) => `${row.join(',')}\n`).join(''));

const phoneOf = (index: number): string => `0812${String(10_000_000 + index)}`;

/** One invoice of `items` items; without a number, one of one item. */
export const invoiceRows = (index: number, items = 1, number = `A-${index}`): string[][] =>
  Array.from({ length: items }, (_, item) => [
    number,
    ...(item === 0
      ? ['Kopi kantor', '2026-11-20', '2026-11-30', `Pelanggan ${index}`, phoneOf(index)]
      : ['', '', '', '', '']),
    `Kopi ${item + 1}`,
    '2',
    String(10_000 + item),
  ]);

/** Rows of different invoices and customers. */
export const manyInvoices = (many: number, { from = 0, items = 1, numbered = true } = {}): string[][] =>
  Array.from({ length: many }, (_, index) =>
    invoiceRows(from + index, items, numbered ? `A-${from + index}` : ''),
  ).flat();

export type FileStand = Awaited<ReturnType<typeof startStand>>;
export const setFileStand = (): FileStand =>
  standBy(startStand, ({ app }) =>
    app.db.system(async (tx) => {
      await tx.run(sql`delete from upload_edit`);
      await tx.run(sql`update "order" set invoice_id = null`);
      await tx.run(sql`delete from invoice`);
      await tx.run(sql`delete from upload_record`);
      await tx.run(sql`delete from upload`);
      await tx.run(sql`delete from invoice_series`);
    }),
  );

const mode = 'sandbox';

const startStand = async () => {
  const app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = feature_config || '{"invoice": true}'::jsonb`),
  );
  const people = ['owner@a.test', 'viewer@a.test', 'owner@b.test', 'owner@suspended.test'];
  const [maker, viewer, foreign, suspended] = (await Promise.all(people.map((who) => app.signIn(who)))) as [
    Tokens,
    Tokens,
    Tokens,
    Tokens,
  ];
  return { app, maker, viewer, foreign, suspended, ...callsOf(app, maker) };
};

const callsOf = (app: TestApp, maker: Tokens) => {
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path = '',
    { token = maker.sandbox, ...ask }: Asked = {},
  ) => app.ask(method, `/dashboard/invoice-uploads${path}`, { token, mode, ...ask });
  const sendTo = (path: string, payload: Buffer, ask: Asked = {}) =>
    call('POST', path, {
      payload,
      ...ask,
      headers: { 'content-type': 'application/octet-stream', ...ask.headers },
    });
  const send = (payload: Buffer, { name = 'invoice.csv', ...ask }: Asked & { name?: string } = {}) =>
    sendTo(`?name=${encodeURIComponent(name)}`, payload, ask);
  const convert = (payload: Buffer, ask: Asked = {}) => sendTo('/convert', payload, ask);
  const uploaded = async (rows: Table, header?: readonly string[]) =>
    dataOf<Upload>(await send(csvOf(rows, header)));
  const read = async (id: string) => dataOf<Upload>(await call('GET', `/${id}`));
  const edit = (id: string, edits: readonly object[], ask: Asked = {}) =>
    call('PATCH', `/${id}/edits`, { payload: { edits }, ...ask });
  const submit = ({ id, version }: Pick<Upload, 'id' | 'version'>, ask: Asked = {}) =>
    call('POST', `/${id}/submit`, { payload: { version }, ...ask });
  /** An upload whose invoices were made. */
  const finished = async (rows: Table, header?: readonly string[]) => {
    const upload = await uploaded(rows, header);
    const submitted = await submit(upload);
    if (submitted.status !== 200) throw new Error(submitted.text);
    await app.uploads.drain();
    return read(upload.id);
  };
  /** Newest first: the last of the file is first. */
  const invoices = async (upload: Pick<Upload, 'id'>) => {
    const filters = encodeURIComponent(JSON.stringify({ upload_id: upload.id }));
    const reply = await app.ask('GET', `/dashboard/invoices?limit=100&filters=${filters}`, {
      token: maker.sandbox,
      mode,
    });
    return dataOf<Invoice[]>(reply);
  };
  const invoice = async (id: string) =>
    dataOf(await app.ask('GET', `/dashboard/invoices/${id}`, { token: maker.sandbox, mode }));
  return { call, send, convert, uploaded, read, edit, submit, finished, invoices, invoice };
};
