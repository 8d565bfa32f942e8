import sql from 'sql-template-tag';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Ask, TestApp, Tokens } from '../../../testing/app.ts';
import { standBy } from '../../../testing/stand.ts';
import { dataOf } from './stand.ts';
import type { Link } from './stand.ts';

export type Upload = SuccessBody<'getPaymentLinkUpload'>['data'];
type Table = readonly (readonly string[])[];
type Asked = Ask & { token?: string };

export const HEADER = ['reference_id', 'amount', 'customer_name', 'customer_email', 'customer_mobile'];
export const csvOf = (rows: Table, header: readonly string[] = HEADER): Buffer =>
  Buffer.from([header, ...rows].map((row) => `${row.join(',')}\n`).join(''));

/** Rows of different customers, by numbers from 1. */
export const manyRows = (many: number): string[][] =>
  Array.from({ length: many }, (_, index) => [
    `INV-${index + 1}`,
    String(10_000 + index),
    `Pelanggan ${index + 1}`,
    `pelanggan${index + 1}@contoh.example`,
    `0812${String(10_000_000 + index)}`,
  ]);

export type FileStand = Awaited<ReturnType<typeof startStand>>;
export const setFileStand = (): FileStand =>
  standBy(startStand, ({ app }) =>
    app.db.system(async (tx) => {
      await tx.run(sql`delete from payment_link`);
      await tx.run(sql`delete from upload_record`);
      await tx.run(sql`delete from upload`);
      await tx.run(sql`update "order" set status = 'cancelled'`);
    }),
  );

const startStand = async () => {
  const app = await startTestApp();
  const people = ['payment-link-maker@a.test', 'viewer@a.test', 'owner@b.test', 'owner@suspended.test'];
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
    { token = maker.live, ...ask }: Asked = {},
  ) => app.ask(method, `/dashboard/payment-link-uploads${path}`, { token, ...ask });
  const send = (payload: Buffer, { name = 'tagihan.csv', ...ask }: Asked & { name?: string } = {}) =>
    call('POST', `?name=${encodeURIComponent(name)}`, {
      payload,
      ...ask,
      headers: { 'content-type': 'application/octet-stream', ...ask.headers },
    });
  const uploaded = async (rows: Table, header?: readonly string[]) =>
    dataOf<Upload>(await send(csvOf(rows, header)));
  const read = async (id: string) => dataOf<Upload>(await call('GET', `/${id}`));
  const edit = (id: string, edits: readonly object[], ask: Asked = {}) =>
    call('PATCH', `/${id}/edits`, { payload: { edits }, ...ask });
  const submit = ({ id, version }: Pick<Upload, 'id' | 'version'>, ask: Asked = {}) =>
    call('POST', `/${id}/submit`, { payload: { version }, ...ask });
  /** An upload whose links were made. */
  const finished = async (rows: Table, header?: readonly string[]) => {
    const upload = await uploaded(rows, header);
    await submit(upload);
    await app.uploads.drain();
    return read(upload.id);
  };
  const links = async (upload: Pick<Upload, 'id'>) => {
    const filters = encodeURIComponent(JSON.stringify({ upload_id: upload.id }));
    const reply = await app.ask('GET', `/dashboard/payment-links?limit=100&filters=${filters}`, {
      token: maker.live,
    });
    return dataOf<Link[]>(reply);
  };
  return { call, send, uploaded, read, edit, submit, finished, links };
};
