import sql from 'sql-template-tag';
import { dataOf, SARI, startInvoices } from '../../../testing/invoices.ts';
import { standBy } from '../../../testing/stand.ts';
import type { Ask } from '../../../testing/app.ts';
import type { Quotation } from '../rows.ts';

/** Rp 555.000 with PPN, valid for two weeks from the day of the tests' clock (20 November 2026). */
export const QUOTATION_WANTED = {
  name: 'Kopi kantor 2027',
  valid_until: '2026-12-04',
  customer: SARI,
  items: [{ name: 'Kopi Gayo', quantity: 5, price: 100_000 }],
  ppn_mode: 'on_top',
};

const mode = 'sandbox';
let count = 0;

type Options = Parameters<typeof startInvoices>[0];
export const setStand = (options: Options = {}): Stand => standBy(() => startQuotations(options));
type Stand = Awaited<ReturnType<typeof startQuotations>>;

/** The people of the invoices' tests, with calls for quotations. */
const startQuotations = async (options: Options) => {
  const stand = await startInvoices(options);
  const { app, owner } = stand;
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    { token = owner.sandbox, ...more }: Ask = {},
  ) =>
    app.ask(method, `/dashboard/quotations${path}`, {
      token,
      mode,
      ...(payload && { payload }),
      ...(method !== 'GET' && {
        headers: { 'idempotency-key': `quotation-${String((count += 1)).padStart(10, '0')}` },
      }),
      ...more,
    });
  const made = async (different: object = {}) => {
    const reply = await ask('POST', '', { ...QUOTATION_WANTED, ...different });
    if (reply.status !== 201) throw new Error(reply.text);
    return dataOf<Quotation>(reply);
  };
  const read = async (id: string) => dataOf<Quotation>(await ask('GET', `/${id}`));
  const answer = (id: string, to: 'accepted' | 'declined', note?: string) =>
    ask('POST', `/${id}/answer`, { answer: to, ...(note !== undefined && { note }) });
  const accepted = async (different: object = {}) => {
    const { id } = await made(different);
    const reply = await answer(id, 'accepted');
    if (reply.status !== 200) throw new Error(reply.text);
    return dataOf<Quotation>(reply);
  };
  const convert = (id: string) => ask('POST', `/${id}/invoice`);
  const list = async (filters: object = {}, more = '') =>
    dataOf<Quotation[]>(
      await ask('GET', `?limit=100&filters=${encodeURIComponent(JSON.stringify(filters))}${more}`),
    );
  /** The merchant's clock in sandbox, in Jakarta. The clock of sessions stands still. */
  const at = (text: string) => {
    const aheadMs = Date.parse(`${text}+07:00`) - app.clock.now().getTime();
    return app.db.system((tx) =>
      tx.run(sql`update merchant_mode set clock_ahead_ms = ${aheadMs} where mode = ${mode}`),
    );
  };
  const reset = () =>
    app.db.system(async (tx) => {
      await tx.run(sql`update merchant_mode set clock_ahead_ms = 0`);
      await tx.run(
        sql`update quotation set deleted_at = now(), deleted_by_name = 'test' where answer is null`,
      );
      await tx.run(sql`delete from mail`);
    });
  const pathOf = ({ quotation_url: url }: Quotation) => new URL(url ?? '').pathname;
  return { ...stand, ask, made, read, answer, accepted, convert, listed: list, at, reset, pathOf };
};
