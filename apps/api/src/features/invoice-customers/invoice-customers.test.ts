import { openSpreadsheet } from '@dasbor/spreadsheet';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/pdf.ts';
import { codeOf, dataOf, fieldsOf, IN_PARTS, SARI, setStand } from '../../testing/invoices.ts';
import type { Account } from './rows.ts';

const stand = setStand();

const BUDI = { name: 'Budi Santoso', email: null, mobile: '0812-0000-0001' };
const RANGE = 'from=2026-11-01&to=2026-11-20';
const LATE = { start_date: '2026-09-01', due_date: '2026-09-30' };

const get = (path = '', token = stand.owner.sandbox) =>
  stand.app.ask('GET', `/dashboard/invoice-customers${path}`, { token, mode: 'sandbox' });
const list = async (query: object = {}, token?: string) => {
  const text = Object.entries(query).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return dataOf<Account[]>(await get(`?limit=100&${text.join('&')}`, token));
};
const only = async (name: string) => (await list({ search: name }))[0] as Account;
const file = async (id: string, query = RANGE, token = stand.owner.sandbox) => {
  const reply = await stand.app.sandbox.inject({
    method: 'GET',
    url: `/dashboard/invoice-customers/${id}/statement?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { headers: reply.headers, bytes: reply.rawPayload };
};
const person = (name: string, number: number) => ({
  name,
  email: `orang${number}@contoh.example`,
  mobile: `0813-1111-${String(number).padStart(4, '0')}`,
});

describe('customers of invoices', () => {
  test('are listed with what they were billed, paid and owe', async () => {
    const customer = person('Ayu Lestari', 1);
    const first = await stand.made({ customer, ...IN_PARTS, ...LATE });
    await stand.made({ customer });
    await stand.made({ customer, is_draft: true });
    await stand.record(first.id, 200_000);

    expect(await only('Ayu')).toMatchObject({
      id: first.customer.id,
      name: 'Ayu Lestari',
      mobile: '+6281311110001',
      invoice_count: 2,
      billed_amount: 1_000_000,
      paid_amount: 200_000,
      outstanding_count: 2,
      outstanding_amount: 800_000,
      late_count: 1,
      late_amount: 300_000,
      oldest_due_date: '2026-09-30',
    });
  });

  test('do not count invoices that were deleted', async () => {
    const customer = person('Bayu Pratama', 2);
    const invoice = await stand.made({ customer });
    await stand.send(`/${invoice.id}`, undefined, { method: 'DELETE' });

    expect(await list({ search: 'Bayu' })).toEqual([]);
    expect(codeOf(await get(`/${invoice.customer.id}`))).toBe('DPAY_CUSTOMER_NOT_FOUND');
  });

  test('are filtered by what they owe', async () => {
    const paid = await stand.made({ customer: person('Citra Paid', 3) });
    await stand.record(paid.id, 500_000);
    await stand.made({ customer: person('Citra Owes', 4) });
    await stand.made({ customer: person('Citra Late', 5), ...LATE });
    const names = async (owes?: string[]) =>
      (await list({ search: 'citra', ...(owes && { filters: { owes } }) })).map(({ name }) => name);

    expect((await names()).toSorted()).toEqual(['Citra Late', 'Citra Owes', 'Citra Paid']);
    expect((await names(['outstanding'])).toSorted()).toEqual(['Citra Late', 'Citra Owes']);
    expect(await names(['late'])).toEqual(['Citra Late']);
  });

  test('are on pages', async () => {
    const page = (await get('?limit=1&count=true')).json<{
      data: Account[];
      page: { next_cursor: string; total: number };
    }>();
    const next = dataOf<Account[]>(
      await get(`?limit=1&action=next&cursor=${encodeURIComponent(page.page.next_cursor)}`),
    );

    expect(page.page.total).toBe((await list()).length);
    expect(next[0]?.id).not.toBe(page.data[0]?.id);
  });

  test('who are late come by how much, also on later pages, if only they are asked for', async () => {
    for (const [name, quantity] of [
      ['Rangga Satu', 1],
      ['Rangga Empat', 4],
      ['Rangga Dua', 2],
      ['Rangga Tiga', 3],
      ['Rangga Juga Dua', 2],
    ] as const)
      await stand.made({
        customer: person(name, 20 + quantity + (name.includes('Juga') ? 10 : 0)),
        ...LATE,
        items: [{ name: 'Kopi', quantity, price: 100_000 }],
        total_amount: quantity * 100_000,
      });
    const asked = `limit=2&search=rangga&filters=${encodeURIComponent(JSON.stringify({ owes: ['late'] }))}`;
    type Page = { data: Account[]; page: { next_cursor: string; previous_cursor: string } };
    const turn = async (more = '') => (await get(`?${asked}${more}`)).json<Page>();
    const at = (action: string, cursor: string) => `&action=${action}&cursor=${encodeURIComponent(cursor)}`;
    const amounts = ({ data }: Page) => data.map(({ late_amount: late }) => late);

    const first = await turn();
    const second = await turn(at('next', first.page.next_cursor));
    const third = await turn(at('next', second.page.next_cursor));

    expect([first, second, third].flatMap(amounts)).toEqual([400_000, 300_000, 200_000, 200_000, 100_000]);
    expect((await turn(at('previous', third.page.previous_cursor))).data).toEqual(second.data);
    expect(amounts(await turn('&action=last'))).toEqual([200_000, 100_000]);
  });

  test('owe by days after the due date', async () => {
    const customer = person('Dewi Umur', 6);
    for (const due_date of ['2026-11-30', '2026-11-10', '2026-08-01'])
      await stand.made({ customer, start_date: '2026-08-01', due_date });
    const { id } = await only('Dewi');

    const { ages } = dataOf<Account>(await get(`/${id}`));

    expect(ages?.map(({ count }) => count)).toEqual([1, 1, 0, 0, 1]);
    expect(ages?.map(({ age }) => age)).toEqual([
      'not_due',
      'days_1_30',
      'days_31_60',
      'days_61_90',
      'over_90',
    ]);
  });

  test('follow the clock of the sandbox', async () => {
    await stand.made({ customer: person('Eka Besok', 7), due_date: '2026-11-20' });

    expect((await only('Eka')).late_count).toBe(0);
    await stand.app.db.system((tx) =>
      tx.run(sql`update merchant_mode set clock_ahead_ms = 86400000 where mode = 'sandbox'`),
    );
    expect((await only('Eka')).late_count).toBe(1);
    await stand.app.db.system((tx) => tx.run(sql`update merchant_mode set clock_ahead_ms = 0`));
  });

  test('are masked for roles without personal data, who do not find them by it', async () => {
    await stand.made({ customer: SARI });
    const [shown] = await list({ search: 'Sari' }, stand.viewer.sandbox);

    expect(shown).toMatchObject({
      name: 'Sari Dewi',
      email: 's***@contoh.example',
      mobile: '+62********890',
    });
    expect(await list({ search: SARI.email }, stand.viewer.sandbox)).toEqual([]);
    expect(await list({ search: SARI.email })).toHaveLength(1);
  });

  test('are of no other merchant, and of no other mode', async () => {
    const { customer } = await stand.made({ customer: BUDI });

    expect(await list({}, stand.foreign.sandbox)).toEqual([]);
    expect(codeOf(await get(`/${customer.id}`, stand.foreign.sandbox))).toBe('DPAY_CUSTOMER_NOT_FOUND');
    expect(codeOf(await get(`/${customer.id}/statement?${RANGE}`, stand.foreign.sandbox))).toBe(
      'DPAY_CUSTOMER_NOT_FOUND',
    );
    const live = { token: stand.owner.live, mode: 'live' } as const;
    expect(dataOf(await stand.app.ask('GET', '/dashboard/invoice-customers', live))).toEqual([]);
  });
});

describe('a statement of account', () => {
  /** Billed before the range and in it, paid in part, one record reversed. */
  const account = async (customer: object) => {
    const old = await stand.made({ customer, ...IN_PARTS, start_date: '2026-10-01', due_date: '2026-10-31' });
    const recent = await stand.made({ customer, ...IN_PARTS, name: '=SUM(A1)', start_date: '2026-11-05' });
    await stand.record(old.id, 300_000);
    const wrong = dataOf(await stand.record(recent.id, 100_000)).payments?.[0]?.id;
    await stand.send(
      `/${recent.id}/payments/${wrong}/reverse`,
      { reason: 'Salah catat' },
      { token: stand.finance.sandbox },
    );
    return { id: old.customer.id ?? '', old, recent };
  };

  test('as pdf lists invoices and payments between the opening and the closing balance', async () => {
    const { id, old, recent } = await account(person('Fitri Handayani', 8));

    const { headers, bytes } = await file(id);

    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(headers['content-disposition']).toContain(`laporan-piutang-2026-11-01-2026-11-20-${id}.pdf`);
    const { lines } = readPdf(bytes);
    const from = lines.indexOf('Saldo awal');
    expect(lines.slice(from)).toEqual([
      'Saldo awal',
      'Rp\u00a0500.000',
      '5 Nov 2026',
      `Invoice ${recent.number}: =SUM(A1)`,
      'Rp\u00a0500.000',
      'Rp\u00a01.000.000',
      '20 Nov 2026',
      `Pembayaran ${old.number}, dicatat manual`,
      'Rp\u00a0300.000',
      'Rp\u00a0700.000',
      '20 Nov 2026',
      'Saldo akhir',
      'Rp\u00a0500.000',
      'Rp\u00a0300.000',
      'Rp\u00a0700.000',
      expect.stringContaining('Fitri Handayani'),
      'Halaman 1 dari 1',
    ]);
    expect((await file(id)).bytes.equals(bytes)).toBe(true);
  });

  test('as xlsx has numbers as numbers, and no formulas', async () => {
    const { id, recent } = await account(person('Gita Savitri', 9));

    const { bytes } = await file(id, `${RANGE}&format=xlsx&language=en`);

    const rows: [string, string][][] = [];
    const sheet = await openSpreadsheet(new Blob([new Uint8Array(bytes)]));
    for await (const { rows: chunk } of sheet.rows())
      for (const { cells } of chunk) rows.push(cells.map((cell) => [cell?.kind ?? '', cell?.text ?? '']));
    expect(rows[2]).toEqual(
      expect.arrayContaining([
        ['text', `Invoice ${recent.number}: =SUM(A1)`],
        ['number', '500000'],
        ['number', '1000000'],
      ]),
    );
    expect(rows.flat().some(([kind]) => kind === 'formula')).toBe(false);
    expect(rows.at(-1)?.at(-1)).toEqual(['number', '700000']);
  });

  test('of a period without anything says so, and has one balance', async () => {
    const { id } = await account(person('Hana Kosong', 10));

    const { lines } = readPdf((await file(id, 'from=2026-01-01&to=2026-01-31&language=en')).bytes);

    expect(lines).toContain('There were no invoices or payments in this period.');
  });

  test('shows no contact to roles without personal data', async () => {
    const { id } = await account({ ...person('Indah 0812-3456-7890', 11) });

    const { lines } = readPdf((await file(id, RANGE, stand.viewer.sandbox)).bytes);

    expect(lines.join('\n')).toContain('Indah *********890');
    expect(lines.join('\n')).not.toContain('3456');
  });

  test.each([
    ['from=2026-11-20&to=2026-11-01', 'to DPAY_DATE_ORDER'],
    ['from=2026-11-01&to=2026-11-21', 'to DPAY_DATE_IN_FUTURE'],
    ['from=2024-11-01&to=2026-11-01', 'to DPAY_DATE_RANGE_TOO_LONG'],
    ['from=2026-02-30&to=2026-11-01', 'from DPAY_DATE_INVALID'],
  ])('is refused for %s', async (range, refused) => {
    const { customer } = await stand.made({ customer: BUDI });

    expect(fieldsOf(await get(`/${customer.id}/statement?${range}`))).toEqual([refused]);
  });

  test('has 500 lines at most as pdf', async () => {
    const { customer, id } = await stand.made({ customer: person('Joko Banyak', 12) });
    await stand.app.db.system((tx) =>
      tx.run(sql`
        insert into invoice_payment (merchant_id, mode, id, invoice_id, method, amount, paid_on, recorded_by_id, recorded_by_name,
                                     created_at, search_text)
        select merchant_id, mode, 'inv_txn_01KAJ8' || lpad(n::text, 20, '0'), id, 'manual', 1, '2026-11-20', 'usr_1', 'x', now(), ''
          from invoice, generate_series(1, 500) n where id = ${id}`),
    );

    expect(codeOf(await get(`/${customer.id}/statement?${RANGE}`))).toBe('DPAY_STATEMENT_TOO_LONG');
    const { bytes } = await file(customer.id ?? '', `${RANGE}&format=xlsx`);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
});
