import { describe, expect, test } from 'vitest';
import {
  codeOf,
  dataOf,
  fieldsOf,
  IN_PARTS,
  INVOICE_WANTED,
  SARI,
  setStand,
} from '../../testing/invoices.ts';

const stand = setStand();

describe('creating an invoice', () => {
  test('issues it with the next number, an order and its page', async () => {
    const invoice = await stand.made({ ...IN_PARTS, notes: ' Terima kasih ' });

    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^INV\/2026\/XI\/\d{4}$/),
      status: 'outstanding',
      customer: { ...SARI, mobile: '+6281234567890', id: expect.stringMatching(/^cus_/) },
      total_amount: 500_000,
      outstanding_amount: 500_000,
      minimum_payment: 100_000,
      notes: 'Terima kasih',
      invoice_url: expect.stringMatching(/\/pay\/[2-9a-hjkmnp-z]{22}$/),
      items: [
        { sku: null, name: 'Kopi Gayo', description: null, quantity: 5, price: 100_000, amount: 500_000 },
      ],
      payments: [],
    });
    expect(invoice.history?.map(({ kind }) => kind)).toEqual(['created', 'issued']);
    const order = await stand.app.ask('GET', `/dashboard/orders/${invoice.order_id}`, {
      token: stand.owner.sandbox,
      mode: 'sandbox',
    });
    expect(dataOf(order)).toMatchObject({
      invoice_id: invoice.id,
      reference_id: invoice.number,
      payment_type: 'partial',
      total_amount: 500_000,
    });
  });

  test('adds PPN to the items of its order, which then add up', async () => {
    const invoice = await stand.made({ ppn_mode: 'on_top', total_amount: 555_000 });

    expect(invoice).toMatchObject({
      subtotal_amount: 500_000,
      tax_base_amount: 458_333,
      ppn_amount: 55_000,
      ppn_basis_points: 1_200,
      total_amount: 555_000,
    });
    const order = await stand.app.ask('GET', `/dashboard/orders/${invoice.order_id}`, {
      token: stand.owner.sandbox,
      mode: 'sandbox',
    });
    expect(dataOf<{ items: object[] }>(order).items).toMatchObject([
      { name: 'Kopi Gayo', quantity: 5, price: 100_000 },
      { name: 'PPN', quantity: 1, price: 55_000 },
    ]);
  });

  test('says what is wrong with every field, and makes nothing', async () => {
    const before = (await stand.list()).length;
    const reply = await stand.create({
      name: ' ',
      due_date: '2026-11-19',
      customer: { name: 'Sari', mobile: '12', email: 'x' },
      items: [{ name: 'Kopi', quantity: 1, price: 9_999 }],
      total_amount: 9_999,
      allow_partial_payment: true,
    });

    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual([
      'name DPAY_REQUIRED',
      'due_date DPAY_INVOICE_DUE_BEFORE_START',
      'customer.email DPAY_EMAIL_INVALID',
      'customer.mobile DPAY_PHONE_INVALID',
      'total_amount DPAY_AMOUNT_BELOW_MINIMUM',
      'minimum_payment DPAY_REQUIRED',
    ]);
    expect(fieldsOf(await stand.create({ total_amount: 500_001 }))).toEqual([
      'total_amount DPAY_ITEMS_NOT_TOTAL',
    ]);
    expect(await stand.list()).toHaveLength(before);
  });

  test('counts what was paid before as paid by hand', async () => {
    const invoice = await stand.made({ outstanding_amount: 300_000 });

    expect(invoice).toMatchObject({
      total_amount: 500_000,
      outstanding_amount: 300_000,
      payments: [
        { method: 'manual', amount: 200_000, status: 'paid_manually', is_paid_before: true, note: null },
      ],
    });
    expect(invoice.history?.map(({ kind, note }) => [kind, note])).toEqual([
      ['created', null],
      ['issued', null],
      ['paid_before', null],
    ]);
  });

  test('belongs to people who may, and to no other merchant or mode', async () => {
    const { id } = await stand.made();

    expect(codeOf(await stand.create({}, { token: stand.viewer.sandbox }))).toBe('DPAY_FORBIDDEN');
    const foreign = { token: stand.foreign.sandbox };
    expect(codeOf(await stand.get(`/${id}`, stand.foreign.sandbox))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.get(`/${id}`, stand.owner.live, { mode: 'live' }))).toBe(
      'DPAY_INVOICE_NOT_FOUND',
    );
    expect(codeOf(await stand.send(`/${id}/issue`, undefined, foreign))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.send(`/${id}/duplicate`, undefined, foreign))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.send(`/${id}/send`, {}, foreign))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.record(id, 1_000, foreign))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.send(`/${id}`, undefined, { ...foreign, method: 'DELETE' }))).toBe(
      'DPAY_INVOICE_NOT_FOUND',
    );
  });
});

describe('a draft', () => {
  const draft = (different: object = {}) => stand.made({ ...different, is_draft: true });

  test('has no number and no page, can be changed, and is issued once', async () => {
    const { id } = await draft();
    expect(await stand.read(id)).toMatchObject({
      status: 'draft',
      number: null,
      invoice_url: null,
      order_id: null,
    });

    const changed = { ...INVOICE_WANTED, name: 'Teh kantor', is_draft: true };
    await stand.send(`/${id}`, changed, { method: 'PUT' });
    expect(await stand.read(id)).toMatchObject({ name: 'Teh kantor', status: 'draft' });

    const issued = dataOf(await stand.send(`/${id}/issue`));
    expect(issued).toMatchObject({ status: 'outstanding', number: expect.any(String) });
    expect(codeOf(await stand.send(`/${id}/issue`))).toBe('DPAY_INVOICE_NOT_DRAFT');
    expect(codeOf(await stand.send(`/${id}`, changed, { method: 'PUT' }))).toBe('DPAY_INVOICE_NOT_DRAFT');
  });

  test('is issued once by two people at the same time', async () => {
    const { id } = await draft();
    const replies = await Promise.all([stand.send(`/${id}/issue`), stand.send(`/${id}/issue`)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  // spec 8.40
  test('cannot be mailed, recorded or marked, and gives its own number back when it is deleted', async () => {
    const { id } = await draft({ number: 'PO-77' });

    expect(codeOf(await stand.send(`/${id}/send`, {}))).toBe('DPAY_INVOICE_DRAFT');
    expect(codeOf(await stand.record(id, 1_000))).toBe('DPAY_INVOICE_DRAFT');
    expect(codeOf(await stand.send(`/${id}/mark-paid`, { paid_on: '2026-11-20' }))).toBe(
      'DPAY_INVOICE_DRAFT',
    );
    expect((await stand.send(`/${id}`, undefined, { method: 'DELETE' })).status).toBe(204);
    expect((await stand.made({ number: 'PO-77' })).number).toBe('PO-77');
  });

  test('is the duplicate of an invoice, from today and as long until it is due', async () => {
    const { id } = await stand.made({ start_date: '2026-11-01', due_date: '2026-11-15', ...IN_PARTS });
    const copy = dataOf(await stand.send(`/${id}/duplicate`));

    expect(copy).toMatchObject({
      status: 'draft',
      number: null,
      start_date: '2026-11-20',
      due_date: '2026-12-04',
      total_amount: 500_000,
      ...IN_PARTS,
    });
  });
});

describe('numbers', () => {
  test('have no gaps and no duplicates, whoever is first', async () => {
    const year = { start_date: '2025-03-01', due_date: '2025-03-31' };
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        stand.create({ ...year, ...(at % 4 === 0 && { total_amount: 1 }) }),
      ),
    );

    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
    const numbers = replies.filter(({ status }) => status === 201).map((reply) => dataOf(reply).number);
    const wanted = Array.from({ length: 30 }, (_, at) => `INV/2025/III/${String(at + 1).padStart(4, '0')}`);
    expect(numbers.toSorted()).toEqual(wanted);
  });

  test('skip one that somebody gave, and are not given again after an invoice was deleted', async () => {
    const april = { start_date: '2025-04-01', due_date: '2025-04-30' };
    await stand.made({ ...april, number: 'inv/2025/iv/0001' });
    const second = await stand.made(april);
    await stand.send(`/${second.id}`, undefined, { method: 'DELETE' });

    expect(second.number).toBe('INV/2025/IV/0002');
    expect((await stand.made(april)).number).toBe('INV/2025/IV/0003');
    expect(fieldsOf(await stand.create({ number: 'INV/2025/IV/0002' }))).toEqual([
      'number DPAY_INVOICE_NUMBER_TAKEN',
    ]);
  });

  test('of one’s own are given once, also at the same time as the next of the series', async () => {
    const may = { start_date: '2025-05-01', due_date: '2025-05-31' };
    const own = { ...may, number: 'INV/2025/V/0003' };
    const replies = await Promise.all([own, may, own, may, own, may].map((wanted) => stand.create(wanted)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 400, 400]);
    const numbers = replies.filter(({ status }) => status === 201).map((reply) => dataOf(reply).number);
    expect(new Set(numbers).size).toBe(4);
  });

  test('follow the template of the settings, which must have the running number', async () => {
    const settings = {
      number_template: 'KN-{tahun}-{nomor}',
      company_name: 'PT Kopi A',
      npwp: '01.234.567.8-901.000',
      address: null,
      contact: null,
      notes: null,
      ppn_mode: 'none',
      due_days: 30,
    };
    const put = (body: object, token = stand.owner.sandbox) =>
      stand.send('/settings', body, { method: 'PUT', token });

    expect(dataOf(await put(settings))).toMatchObject({
      next_number: 'KN-2026-0001',
      npwp: '012345678901000',
    });
    expect((await stand.made()).number).toBe('KN-2026-0001');
    expect(fieldsOf(await put({ ...settings, number_template: 'KN-{tahun}' }))).toEqual([
      'number_template DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER',
    ]);
    expect(codeOf(await put(settings, stand.viewer.sandbox))).toBe('DPAY_FORBIDDEN');
    await put({ ...settings, number_template: 'INV/{tahun}/{romawi}/{nomor}' });
  });
});

describe('the list', () => {
  // spec 2.102
  test('finds invoices by status, age and due date, and adds up what is outstanding', async () => {
    const late = await stand.made({ start_date: '2026-09-01', due_date: '2026-10-01', name: 'Lama sekali' });
    const draft = await stand.made({ is_draft: true });
    const pending = await stand.made();
    await stand.choose(pending);

    const ids = async (filters: object) => (await stand.list(filters)).map(({ id }) => id);
    expect(await ids({ status: ['late'] })).toContain(late.id);
    expect(await ids({ status: ['draft'] })).toContain(draft.id);
    expect(await ids({ status: ['pending'] })).toEqual([pending.id]);
    expect(await ids({ age: ['days_31_60'], due_to: '2026-10-01' })).toEqual([late.id]);
    expect(await ids({ status: ['outstanding'] })).not.toContain(late.id);
    const totals = dataOf<{ ages: { age: string; amount: number }[]; late_amount: number }>(
      await stand.get('/totals'),
    );
    expect(totals.ages.find(({ age }) => age === 'days_31_60')?.amount).toBe(500_000);
    const found = dataOf<object[]>(await stand.get('?search=lama'));
    expect(found).toHaveLength(1);
  });

  test('hides the customer from people who do not see personal data', async () => {
    const { id } = await stand.made({ customer: { ...SARI, npwp: '012345678901000' } });
    const seen = dataOf(await stand.get(`/${id}`, stand.viewer.sandbox));

    expect(seen.customer).toMatchObject({ email: expect.stringContaining('***'), npwp: '***' });
    expect(dataOf<object[]>(await stand.get('?search=sari@contoh.example', stand.viewer.sandbox))).toEqual(
      [],
    );
  });
});

describe('mailing', () => {
  test('names the number, the amount and the page in both languages, at most once a minute', async () => {
    const invoice = await stand.made();
    const sent = dataOf(await stand.send(`/${invoice.id}/send`, { message: 'Mohon dibayar.' }));

    expect(sent.sent_at).not.toBeNull();
    const [mail] = await stand.mailsTo(SARI.email);
    expect(mail?.subject).toBe(`Sandbox: Invoice ${invoice.number} dari PT Kopi A`);
    expect(mail?.body).toContain('Mohon dibayar.\n\nPT Kopi A mengirim invoice');
    expect(mail?.body).toContain(invoice.invoice_url);
    expect(codeOf(await stand.send(`/${invoice.id}/send`, {}))).toBe('DPAY_RATE_LIMITED');
  });

  test('needs an address', async () => {
    const { id } = await stand.made({ customer: { name: 'Budi', mobile: '081298765432' } });

    expect(fieldsOf(await stand.send(`/${id}/send`, {}))).toEqual(['email DPAY_REQUIRED']);
  });
});
