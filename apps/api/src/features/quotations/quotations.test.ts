import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, dataOf, fieldsOf, SARI } from '../../testing/invoices.ts';
import type { Invoice } from '../../testing/invoices.ts';
import type { Quotation } from './rows.ts';
import { QUOTATION_WANTED, setStand } from './testing/stand.ts';

const stand = setStand();
beforeEach(() => stand.reset());

describe('a quotation', () => {
  test('is issued with a number of its own series, a page and its PPN', async () => {
    const made = await stand.made();

    expect(made).toMatchObject({
      status: 'sent',
      number: expect.stringMatching(/^QUO\/2026\/XI\/\d{4}$/),
      quoted_on: '2026-11-20',
      total_amount: 555_000,
      ppn_amount: 55_000,
      customer: { name: 'Sari Dewi', mobile: '+6281234567890' },
      quotation_url: expect.stringMatching(/\/pay\/quotation\/[a-z0-9]{22}$/),
      sent_at: null,
    });
    expect(made.history?.map(({ kind }) => kind)).toEqual(['created', 'issued']);
    expect(made.items).toEqual([
      { sku: null, name: 'Kopi Gayo', description: null, quantity: 5, price: 100_000, amount: 500_000 },
    ]);
  });

  test('is kept as a draft without a number, changed and issued on another day', async () => {
    const draft = await stand.made({ is_draft: true });
    expect(draft).toMatchObject({ status: 'draft', number: null, quotation_url: null });

    const changed = { ...QUOTATION_WANTED, name: 'Kopi rapat', is_draft: true };
    expect(dataOf(await stand.ask('PUT', `/${draft.id}`, changed))).toMatchObject({ name: 'Kopi rapat' });
    await stand.at('2026-12-01T00:00:00');
    const issued = await stand.ask('POST', `/${draft.id}/issue`);

    expect(dataOf(issued)).toMatchObject({
      status: 'sent',
      quoted_on: '2026-12-01',
      valid_until: '2026-12-04',
      number: expect.stringMatching(/^QUO\/2026\/XII\//),
    });
    expect(codeOf(await stand.ask('PUT', `/${draft.id}`, changed))).toBe('DPAY_QUOTATION_NOT_DRAFT');
    expect(codeOf(await stand.ask('POST', `/${draft.id}/issue`))).toBe('DPAY_QUOTATION_NOT_DRAFT');
  });

  test('is not issued after its last valid day', async () => {
    const { id } = await stand.made({ is_draft: true });
    await stand.at('2026-12-05T00:00:00');

    expect(codeOf(await stand.ask('POST', `/${id}/issue`))).toBe('DPAY_QUOTATION_EXPIRED');
    expect(await stand.read(id)).toMatchObject({ status: 'draft', number: null });
  });

  test('is refused by the rules of every invoice and its own', async () => {
    const refused = await stand.ask('POST', '', {
      ...QUOTATION_WANTED,
      valid_until: '2026-11-19',
      ppn_mode: 'none',
      items: [{ name: 'Kopi', quantity: 1, price: 9_999 }],
      customer: { ...SARI, mobile: '12' },
    });

    expect(refused.status).toBe(400);
    expect(fieldsOf(refused).toSorted()).toEqual([
      'customer.mobile DPAY_PHONE_INVALID',
      'items DPAY_AMOUNT_BELOW_MINIMUM',
      'valid_until DPAY_DATE_IN_PAST',
    ]);
  });

  test('expires at midnight in Jakarta', async () => {
    const { id } = await stand.made();
    await stand.at('2026-12-04T23:59:59');
    expect((await stand.read(id)).status).toBe('sent');
    await stand.at('2026-12-05T00:00:00');

    expect((await stand.read(id)).status).toBe('expired');
    expect((await stand.listed({ status: ['expired'] })).map((row) => row.id)).toEqual([id]);
    expect(await stand.listed({ status: ['sent'] })).toEqual([]);
  });

  test('is duplicated as a draft that is valid for as many days', async () => {
    const { id } = await stand.accepted();
    await stand.at('2026-12-20T10:00:00');

    const copy = dataOf<Quotation>(await stand.ask('POST', `/${id}/duplicate`));
    expect(copy).toMatchObject({
      status: 'draft',
      number: null,
      valid_until: '2027-01-03',
      answer: null,
      total_amount: 555_000,
    });
  });

  test('gets numbers without gaps or duplicates, also at the same time', async () => {
    await stand.at('2027-01-10T10:00:00');
    const valid_until = '2027-01-20';
    const made = await Promise.all(Array.from({ length: 12 }, () => stand.made({ valid_until })));

    expect(made.map(({ number }) => number).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `QUO/2027/I/${String(index + 1).padStart(4, '0')}`),
    );
    expect((await stand.made({ valid_until })).number).toBe('QUO/2027/I/0013');
  });
});

describe('an answer', () => {
  test('is recorded by staff with a note, and corrected', async () => {
    const { id } = await stand.made();

    const declined = dataOf<Quotation>(await stand.answer(id, 'declined', 'Terlalu mahal'));
    expect(declined).toMatchObject({
      status: 'declined',
      answer: 'declined',
      answered_by: 'staff',
      answer_note: 'Terlalu mahal',
    });
    expect(codeOf(await stand.answer(id, 'declined'))).toBe('DPAY_QUOTATION_ANSWERED');
    const accepted = dataOf<Quotation>(await stand.answer(id, 'accepted'));
    expect(accepted).toMatchObject({ status: 'accepted', answer_note: null });
    expect(accepted.history?.map(({ kind }) => kind)).toEqual(['created', 'issued', 'declined', 'accepted']);
  });

  test('is recorded after the last valid day, because the merchant may keep its price', async () => {
    const { id } = await stand.made();
    await stand.at('2026-12-10T10:00:00');

    expect(dataOf(await stand.answer(id, 'accepted'))).toMatchObject({ status: 'accepted' });
  });

  test('of a draft, or with hidden characters, is refused', async () => {
    const draft = await stand.made({ is_draft: true });
    const { id } = await stand.made();

    expect(codeOf(await stand.answer(draft.id, 'accepted'))).toBe('DPAY_QUOTATION_DRAFT');
    expect(fieldsOf(await stand.answer(id, 'accepted', 'a\nb'))).toEqual([
      'note DPAY_FIELD_HIDDEN_CHARACTER',
    ]);
    expect((await stand.read(id)).status).toBe('sent');
  });
});

describe('the invoice of a quotation', () => {
  test('is a draft with what was offered, and both name each other', async () => {
    const quotation = await stand.accepted({ notes: 'Harga untuk 2027' });
    await stand.at('2026-12-20T10:00:00');

    const converted = dataOf<Quotation>(await stand.convert(quotation.id));
    expect(converted).toMatchObject({
      status: 'invoiced',
      invoice_id: expect.stringMatching(/^inv_/),
      invoice_number: null,
    });
    expect(converted.history?.at(-1)).toMatchObject({ kind: 'invoiced', invoice_id: converted.invoice_id });
    const invoice = dataOf<Invoice>(await stand.get(`/${converted.invoice_id}`));
    expect(invoice).toMatchObject({
      status: 'draft',
      quotation_id: quotation.id,
      name: 'Kopi kantor 2027',
      start_date: '2026-12-20',
      due_date: '2027-01-03',
      total_amount: 555_000,
      notes: 'Harga untuk 2027',
      customer: { mobile: '+6281234567890', email: SARI.email },
    });
    expect(codeOf(await stand.convert(quotation.id))).toBe('DPAY_QUOTATION_INVOICED');
    expect(codeOf(await stand.answer(quotation.id, 'declined'))).toBe('DPAY_QUOTATION_INVOICED');
  });

  test('keeps its quotation when it is changed and issued', async () => {
    const quotation = await stand.accepted();
    const { invoice_id: id } = dataOf<Quotation>(await stand.convert(quotation.id));
    const changed = await stand.send(
      `/${id}`,
      {
        name: 'Kopi kantor 2027, tahap 1',
        start_date: '2026-11-20',
        due_date: '2026-12-20',
        customer: SARI,
        items: QUOTATION_WANTED.items,
        total_amount: 500_000,
      },
      { method: 'PUT' },
    );

    expect(dataOf(changed)).toMatchObject({ status: 'outstanding', quotation_id: quotation.id });
    expect(await stand.read(quotation.id)).toMatchObject({
      status: 'invoiced',
      invoice_number: dataOf<Invoice>(changed).number,
    });
  });

  test('is made once, by however many people at the same time', async () => {
    const { id } = await stand.accepted();
    const before = (await stand.list()).length;

    const replies = await Promise.all(Array.from({ length: 6 }, () => stand.convert(id)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await stand.list()).length).toBe(before + 1);
  });

  test('is not made of a quotation that is declined at the same time', async () => {
    const { id } = await stand.accepted();

    const replies = await Promise.all([stand.convert(id), stand.answer(id, 'declined')]);

    const { status, invoice_id: invoice } = await stand.read(id);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
    expect([status, invoice === null]).toEqual(
      replies[0]?.status === 200 ? ['invoiced', false] : ['declined', true],
    );
  });

  test('is one in the database, whatever the code does', async () => {
    const { id } = await stand.accepted();
    const { invoice_id: first } = dataOf<Quotation>(await stand.convert(id));
    const other = dataOf<Invoice>(await stand.send(`/${first}/duplicate`));

    expect(other.quotation_id).toBeNull();
    await expect(
      stand.app.db.system((tx) =>
        tx.run(sql`update invoice set quotation_id = ${id} where id = ${other.id}`),
      ),
    ).rejects.toThrow(/invoice_of_quotation/);
  });

  test('can be made again after it was deleted', async () => {
    const { id } = await stand.accepted();
    const { invoice_id: first } = dataOf<Quotation>(await stand.convert(id));
    await stand.send(`/${first}`, undefined, { method: 'DELETE' });

    expect(await stand.read(id)).toMatchObject({ status: 'accepted', invoice_id: null });
    expect((await stand.convert(id)).status).toBe(200);
  });

  test('is made of accepted quotations only', async () => {
    const { id } = await stand.made();

    expect(codeOf(await stand.convert(id))).toBe('DPAY_QUOTATION_NOT_ACCEPTED');
    expect((await stand.read(id)).invoice_id).toBeNull();
  });
});

describe('deleting', () => {
  test('removes a draft or an unanswered quotation, whose number is not used again', async () => {
    await stand.at('2027-02-10T10:00:00');
    const valid_until = '2027-02-20';
    const first = await stand.made({ valid_until });
    const draft = await stand.made({ valid_until, is_draft: true });

    for (const { id } of [first, draft]) expect((await stand.ask('DELETE', `/${id}`)).status).toBe(204);
    expect(codeOf(await stand.ask('GET', `/${first.id}`))).toBe('DPAY_QUOTATION_NOT_FOUND');
    expect((await stand.made({ valid_until })).number).toBe('QUO/2027/II/0002');
  });

  test('of an answered quotation is refused', async () => {
    const { id } = await stand.accepted();
    expect(codeOf(await stand.ask('DELETE', `/${id}`))).toBe('DPAY_QUOTATION_ANSWERED');
    await stand.convert(id);

    expect(codeOf(await stand.ask('DELETE', `/${id}`))).toBe('DPAY_QUOTATION_INVOICED');
    expect((await stand.read(id)).status).toBe('invoiced');
  });
});

describe('a mail', () => {
  test('has the amount, the last valid day and the address in both languages', async () => {
    const { id, number, quotation_url: url } = await stand.made();

    const sent = await stand.ask('POST', `/${id}/send`, { message: 'Terima kasih' });
    expect(dataOf(sent)).toMatchObject({ status: 'sent', sent_at: '2026-11-20T03:00:00.000Z' });
    const [mail] = await stand.mailsTo(SARI.email);
    expect(mail?.subject).toContain(`Penawaran ${number}`);
    expect(mail?.body).toMatch(/^Terima kasih\n\n/);
    expect(mail?.body).toContain('berlaku sampai 4 Des 2026');
    expect(mail?.body).toContain('valid until 4 Dec 2026');
    expect(mail?.body).toContain(url);
    expect(codeOf(await stand.ask('POST', `/${id}/send`, {}))).toBe('DPAY_RATE_LIMITED');
  });

  test('goes out only while the customer can answer', async () => {
    const draft = await stand.made({ is_draft: true });
    const answered = await stand.accepted();
    const old = await stand.made();
    await stand.at('2026-12-05T00:00:00');

    const codes = [];
    for (const { id } of [draft, answered, old])
      codes.push(codeOf(await stand.ask('POST', `/${id}/send`, {})));
    expect(codes).toEqual(['DPAY_QUOTATION_DRAFT', 'DPAY_QUOTATION_ANSWERED', 'DPAY_QUOTATION_EXPIRED']);
    expect(fieldsOf(await stand.ask('POST', `/${old.id}/send`, { email: 'x' }))).toEqual([
      'email DPAY_EMAIL_INVALID',
    ]);
    expect(await stand.mailsTo(SARI.email)).toEqual([]);
  });
});

describe('the list', () => {
  test('is found by number, name, customer, day and amount, and counted', async () => {
    const one = await stand.made({ name: 'Penawaran zamrud' });
    await stand.made({
      valid_until: '2026-11-25',
      items: [{ name: 'Kopi', quantity: 1, price: 90_000_000 }],
    });

    const [byName] = await stand.listed({}, '&search=zamrud');
    expect(byName?.id).toBe(one.id);
    expect(byName?.items).toBeUndefined();
    expect((await stand.listed({}, `&search=${one.number}`)).map(({ id }) => id)).toEqual([one.id]);
    expect((await stand.listed({ valid_to: '2026-11-25' })).map(({ total_amount: total }) => total)).toEqual([
      99_900_000,
    ]);
    expect(
      await stand.listed({ valid_from: '2026-12-04', amount_max: 555_000, status: ['sent'] }),
    ).toHaveLength(1);
  });

  test('has the totals of what is offered and accepted', async () => {
    const before = dataOf<Totals>(await stand.ask('GET', '/totals'));
    await stand.made();
    await stand.made({ is_draft: true });
    await stand.accepted();
    const { id } = await stand.accepted();
    await stand.convert(id);

    expect(dataOf(await stand.ask('GET', '/totals'))).toEqual({
      open_count: before.open_count + 1,
      open_amount: before.open_amount + 555_000,
      accepted_count: before.accepted_count + 1,
      accepted_amount: before.accepted_amount + 555_000,
    });
  });

  type Totals = Record<'open_count' | 'open_amount' | 'accepted_count' | 'accepted_amount', number>;
});

describe('people', () => {
  test('who may not create invoices read only, with masked contacts and without the page', async () => {
    const { id } = await stand.made();
    const ask = { token: stand.viewer.sandbox };

    const seen = dataOf<Quotation>(await stand.ask('GET', `/${id}`, undefined, ask));
    expect(seen).toMatchObject({ quotation_url: null, customer: { email: 's***@contoh.example' } });
    for (const path of ['', `/${id}/send`, `/${id}/answer`, `/${id}/invoice`, `/${id}/duplicate`])
      expect((await stand.ask('POST', path, BODIES[path.split('/').at(-1) ?? ''], ask)).status).toBe(403);
  });

  test('of another merchant or mode find nothing', async () => {
    const { id } = await stand.made();
    const foreign = { token: stand.foreign.sandbox };

    for (const [method, path, body] of [
      ['GET', `/${id}`, undefined],
      ['GET', `/${id}/document`, undefined],
      ['PUT', `/${id}`, QUOTATION_WANTED],
      ['POST', `/${id}/issue`, undefined],
      ['POST', `/${id}/duplicate`, undefined],
      ['POST', `/${id}/send`, {}],
      ['POST', `/${id}/answer`, { answer: 'accepted' }],
      ['POST', `/${id}/invoice`, undefined],
      ['DELETE', `/${id}`, undefined],
    ] as const)
      expect(codeOf(await stand.ask(method, path, body, foreign))).toBe('DPAY_QUOTATION_NOT_FOUND');
    const live = { token: stand.owner.live, mode: 'live' as const };
    expect(codeOf(await stand.ask('GET', `/${id}`, undefined, live))).toBe('DPAY_QUOTATION_NOT_FOUND');
    expect((await stand.read(id)).status).toBe('sent');
  });

  const BODIES: Record<string, object | undefined> = {
    '': QUOTATION_WANTED,
    send: {},
    answer: { answer: 'accepted' },
  };
});

describe('the settings', () => {
  test('have the template and the days of quotations, which older programs leave as they are', async () => {
    const ask = { token: stand.owner.sandbox, mode: 'sandbox' as const };
    const settings = async () =>
      dataOf<Settings>(await stand.app.ask('GET', '/dashboard/invoices/settings', ask));
    const { next_number: _n, next_quotation_number: _q, ...before } = await settings();
    const save = (payload: object) =>
      stand.app.ask('PUT', '/dashboard/invoices/settings', { ...ask, payload });

    await save({ ...before, quotation_template: 'PNW-{nomor}/{tahun}', quotation_days: 30 });
    const { quotation_template: _t, quotation_days: _d, ...older } = before;
    await save(older);

    expect(await settings()).toMatchObject({
      quotation_template: 'PNW-{nomor}/{tahun}',
      quotation_days: 30,
      next_quotation_number: 'PNW-0001/2026',
    });
    expect((await stand.made()).number).toBe('PNW-0001/2026');
    expect(fieldsOf(await save({ ...before, quotation_template: 'PNW' }))).toEqual([
      'quotation_template DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER',
    ]);
    await save(before);
  });

  type Settings = Record<string, unknown>;
});
