import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { codeOf, dataOf, fieldsOf, SARI, setStand } from '../../testing/invoices.ts';
import { runRecurring } from './run.ts';
import type { Recurring } from './rows.ts';

const stand = setStand();
const mode = 'sandbox';
const at = (text: string) => stand.app.clock.set(new Date(`${text}+07:00`));
beforeEach(async () => {
  at('2026-11-20T10:00:00');
  await stand.app.db.system(async (tx) => {
    await tx.run(
      sql`update recurring_invoice set status = 'stopped', pause_reason = null, pause_code = null`,
    );
  });
});

const WANTED = {
  name: 'Sewa ruko',
  customer: SARI,
  items: [{ name: 'Sewa', quantity: 1, price: 5_000_000 }],
  day: 31,
  first_date: '2026-11-20',
  due_days: 14,
};

let count = 0;
const ask = (method: 'GET' | 'POST', path: string, payload?: object, token = stand.owner.sandbox) =>
  stand.app.ask(method, `/dashboard/recurring-invoices${path}`, {
    token,
    mode,
    ...(payload && { payload }),
    ...(method === 'POST' && {
      headers: { 'idempotency-key': `recurring-${String((count += 1)).padStart(10, '0')}` },
    }),
  });
const make = async (different: object = {}) => {
  const reply = await ask('POST', '', { ...WANTED, ...different });
  if (reply.status !== 201) throw new Error(reply.text);
  return dataOf<Recurring>(reply);
};
const read = async (id: string) => dataOf<Recurring>(await ask('GET', `/${id}`));
const act = (id: string, action: 'pause' | 'resume' | 'stop', token = stand.owner.sandbox) =>
  ask('POST', `/${id}/${action}`, undefined, token);
const run = () => runRecurring({ ...stand.app.deps, log: makeLog('silent') });
const runAt = async (text: string, servers = 1) => {
  at(text);
  await Promise.all(Array.from({ length: servers }, run));
  at('2026-11-20T10:00:00');
};
const datesOf = ({ runs = [] }: Recurring) => runs.map(({ date }) => date);

describe('a recurring invoice', () => {
  test('is made with its next dates', async () => {
    const made = await make({ ppn_mode: 'on_top' });

    expect(made).toMatchObject({
      status: 'active',
      next_date: '2026-11-30',
      total_amount: 5_550_000,
      customer: { name: 'Sari Dewi', mobile: '+6281234567890' },
      next_dates: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
      runs: [],
    });
    expect(dataOf<Recurring[]>(await ask('GET', '?search=ruko'))[0]).toMatchObject({ id: made.id });
  });

  test('is refused by the rules of every invoice and its own', async () => {
    const refused = await ask('POST', '', {
      ...WANTED,
      first_date: '2026-11-19',
      items: [{ name: 'Sewa', quantity: 1, price: 9_999 }],
      customer: { ...SARI, mobile: '12' },
    });

    expect(refused.status).toBe(400);
    expect(fieldsOf(refused).toSorted()).toEqual([
      'customer.mobile DPAY_PHONE_INVALID',
      'first_date DPAY_DATE_IN_PAST',
      'items DPAY_AMOUNT_BELOW_MINIMUM',
    ]);
    expect(fieldsOf(await ask('POST', '', { ...WANTED, first_date: '2027-11-22' }))).toEqual([
      'first_date DPAY_DATE_TOO_FAR',
    ]);
  });

  test('issues an invoice at 8:00 of its day, from the series, and mails it', async () => {
    const { id } = await make({ is_mailed: true });
    await runAt('2026-11-30T07:59:59');
    expect((await read(id)).made_count).toBe(0);
    await runAt('2026-11-30T08:00:00');

    const made = await read(id);
    expect(made).toMatchObject({ made_count: 1, next_date: '2026-12-31' });
    const invoice = await stand.read(made.runs?.[0]?.invoice_id ?? '');
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^INV\/2026\/XI\/\d{4}$/),
      start_date: '2026-11-30',
      due_date: '2026-12-14',
      total_amount: 5_000_000,
      created_by_name: made.created_by_name,
    });
    expect(invoice.history?.find(({ kind }) => kind === 'sent')).toMatchObject({
      by_name: null,
      sent_to: SARI.email,
    });
    expect((await stand.mailsTo(SARI.email))[0]?.subject).toContain(invoice.number);
  });

  test('makes a draft, if wanted', async () => {
    const { id } = await make({ makes_drafts: true, is_mailed: true });
    await runAt('2026-11-30T08:00:00');

    const [run] = (await read(id)).runs ?? [];
    expect(run).toMatchObject({ invoice_number: null });
    expect(await stand.read(run?.invoice_id ?? '')).toMatchObject({ status: 'draft', sent_at: null });
  });

  test('makes up for missed months once each, in order, from however many servers', async () => {
    const rules = await Promise.all([make(), make({ day: 15 }), make({ day: 1 })]);
    await runAt('2027-03-01T00:30:00', 6);
    await runAt('2027-03-01T09:00:00', 6);

    expect(datesOf(await read(rules[0].id))).toEqual([
      '2027-02-28',
      '2027-01-31',
      '2026-12-31',
      '2026-11-30',
    ]);
    expect(datesOf(await read(rules[1].id))).toEqual(['2027-02-15', '2027-01-15', '2026-12-15']);
    expect(datesOf(await read(rules[2].id))).toEqual([
      '2027-03-01',
      '2027-02-01',
      '2027-01-01',
      '2026-12-01',
    ]);
  });

  test('leaves neither an invoice nor a number behind if its transaction fails', async () => {
    const [{ id }, other] = [await make(), await stand.made()];
    const last = () =>
      stand.app.db.system((tx) =>
        tx.one<{ invoices: string; numbers: string }>(sql`
        select (select count(*) from invoice) as invoices, (select coalesce(sum(last), 0) from invoice_series) as numbers`),
      );
    const before = await last();
    // Whatever the code may forget, the key of the day refuses a second invoice.
    await stand.app.db.system((tx) =>
      tx.run(sql`
        insert into recurring_invoice_run
        select merchant_id, mode, ${id}, '2026-11-30', id, now() from invoice where id = ${other.id}`),
    );
    await runAt('2026-11-30T08:00:00');
    expect([await last(), (await read(id)).made_count]).toEqual([before, 0]);
    await stand.app.db.system((tx) =>
      tx.run(sql`delete from recurring_invoice_run where recurring_id = ${id}`),
    );
    await runAt('2026-11-30T08:00:10');

    expect(datesOf(await read(id))).toEqual(['2026-11-30']);
  });

  test.each<[object, string[]]>([
    [{ end: 'after', end_count: 2 }, ['2026-12-31', '2026-11-30']],
    [{ end: 'on', end_date: '2027-01-30' }, ['2026-12-31', '2026-11-30']],
  ])('ends with %j', async (end, dates) => {
    const { id } = await make(end);
    await runAt('2027-06-01T09:00:00');

    expect(await read(id)).toMatchObject({ status: 'ended', next_date: null, next_dates: [] });
    expect(datesOf(await read(id))).toEqual(dates);
    expect(codeOf(await act(id, 'stop'))).toBe('DPAY_RECURRING_OVER');
  });

  test('makes nothing while paused, and leaves those days out', async () => {
    const { id } = await make();
    await act(id, 'pause');
    await runAt('2026-12-01T09:00:00');
    expect(await read(id)).toMatchObject({
      status: 'paused',
      pause_reason: 'person',
      made_count: 0,
      next_date: null,
    });
    expect(codeOf(await act(id, 'pause'))).toBe('DPAY_RECURRING_NOT_ACTIVE');

    at('2026-12-01T10:00:00');
    const token = (await stand.app.signIn('owner@a.test')).sandbox;
    const resumed = dataOf<Recurring>(await act(id, 'resume', token));
    expect(resumed).toMatchObject({ status: 'active', pause_reason: null, next_date: '2026-12-31' });
    expect(codeOf(await act(id, 'resume', token))).toBe('DPAY_RECURRING_NOT_PAUSED');
  });

  test('is stopped for good, and keeps its invoices', async () => {
    const { id } = await make();
    await runAt('2026-11-30T08:00:00');
    expect(dataOf<Recurring>(await act(id, 'stop'))).toMatchObject({ status: 'stopped', made_count: 1 });
    await runAt('2027-01-01T08:00:00');

    expect((await read(id)).runs).toHaveLength(1);
    expect(codeOf(await act(id, 'resume'))).toBe('DPAY_RECURRING_NOT_PAUSED');
  });

  test.each<[string, ReturnType<typeof sql>, ReturnType<typeof sql>]>([
    [
      'suspended',
      sql`update merchant set is_suspended = true`,
      sql`update merchant set is_suspended = false`,
    ],
    [
      'feature_off',
      sql`update merchant_mode set feature_config = feature_config - 'invoice'`,
      sql`update merchant_mode set feature_config = feature_config || '{"invoice": true}'`,
    ],
  ])('pauses with a note if %s', async (reason, breakIt, mend) => {
    const { id } = await make();
    await stand.app.db.system((tx) => tx.run(breakIt));
    await runAt('2026-11-30T08:00:00');
    await stand.app.db.system((tx) => tx.run(mend));

    expect(await read(id)).toMatchObject({ status: 'paused', pause_reason: reason, made_count: 0 });
  });

  test('pauses with the code if its invoice is refused', async () => {
    const { id } = await make();
    await stand.app.db.system((tx) =>
      tx.run(
        sql`update recurring_invoice set content = jsonb_set(content, '{customer,mobile}', '"1"') where id = ${id}`,
      ),
    );
    await runAt('2026-11-30T08:00:00');

    expect(await read(id)).toMatchObject({
      status: 'paused',
      pause_reason: 'refused',
      pause_code: 'DPAY_PHONE_INVALID',
    });
  });

  test('follows the sandbox clock', async () => {
    const { id } = await make();
    const clock = (now: string | null) =>
      stand.app.ask('PUT', '/dashboard/sandbox/clock', {
        mode,
        token: stand.owner.sandbox,
        payload: { now },
      });
    await clock('2026-11-30T01:00:00.000Z');
    await run();
    await clock(null);
    await run();

    expect(datesOf(await read(id))).toEqual(['2026-11-30']);
  });
});

test('another merchant finds none, and a viewer changes none', async () => {
  const { id } = await make();

  expect(codeOf(await ask('GET', `/${id}`, undefined, stand.foreign.sandbox))).toBe(
    'DPAY_RECURRING_INVOICE_NOT_FOUND',
  );
  expect(dataOf<unknown[]>(await ask('GET', '', undefined, stand.foreign.sandbox))).toEqual([]);
  expect(codeOf(await act(id, 'stop', stand.foreign.sandbox))).toBe('DPAY_RECURRING_INVOICE_NOT_FOUND');
  expect(codeOf(await act(id, 'stop', stand.viewer.sandbox))).toBe('DPAY_FORBIDDEN');
  expect(codeOf(await ask('POST', '', WANTED, stand.viewer.sandbox))).toBe('DPAY_FORBIDDEN');
  expect((await ask('GET', `/${id}`, undefined, stand.viewer.sandbox)).status).toBe(200);
});
