import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/invoices.ts';
import { readPdf } from '../../testing/pdf.ts';
import type { Quotation } from './rows.ts';
import { setStand } from './testing/stand.ts';

const stand = setStand();
const mode = 'sandbox';
beforeEach(() => stand.reset());

const get = (path: string, ask: object = { mode }) => stand.app.ask('GET', path, ask);
const post = (path: string, form: Record<string, string>) =>
  stand.app.ask('POST', path, {
    mode,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const RINA = { name: ' Rina Hartono ', note: '' };

describe('the page of a quotation', () => {
  test('shows what is offered and nothing of the customer, in both languages', async () => {
    const quotation = await stand.made({ notes: 'Harga <b>tetap</b>' });
    const path = stand.pathOf(quotation);

    const page = await get(path);
    expect(page.status).toBe(200);
    for (const text of [
      quotation.number ?? '',
      '4 Des 2026',
      'Kopi Gayo',
      'Rp\u00a0555.000',
      'Setujui penawaran',
    ])
      expect(page.text).toContain(text);
    expect(page.text).toContain('Harga &#60;b&#62;tetap');
    expect(page.text).not.toMatch(/Sari|sari@|0812/);
    expect((await get(`${path}?lang=en`)).text).toContain('Accept the quotation');
    // The icon of the page is one.
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data:");
    expect((await stand.read(quotation.id)).status).toBe('sent');
  });

  test('takes the answer of the customer with a name, once', async () => {
    const quotation = await stand.made();
    const path = stand.pathOf(quotation);

    const done = await post(path, { ...RINA, answer: 'accepted' });
    expect(done.status).toBe(303);
    expect((await get(path)).text).toContain('Penawaran ini sudah disetujui');
    await post(path, { ...RINA, answer: 'declined' });

    const read = await stand.read(quotation.id);
    expect(read).toMatchObject({
      status: 'accepted',
      answered_by: 'customer',
      answered_by_name: 'Rina Hartono',
      answer_note: null,
    });
    expect(read.history?.filter(({ by }) => by === 'customer')).toHaveLength(1);
  });

  test('answers for the quotation of its address only', async () => {
    const [quotation, other] = [await stand.made(), await stand.made()];
    await post(stand.pathOf(quotation), { ...RINA, answer: 'accepted', id: other.id, slug: 'x' });
    await post(stand.pathOf(other), { ...RINA, answer: 'invoiced' });

    expect((await stand.read(quotation.id)).status).toBe('accepted');
    expect((await stand.read(other.id)).status).toBe('sent');
  });

  test('is declined with a message', async () => {
    const quotation = await stand.made();
    await post(stand.pathOf(quotation), { name: 'Rina', note: 'Terlalu mahal', answer: 'declined' });

    expect(await stand.read(quotation.id)).toMatchObject({
      status: 'declined',
      answer_note: 'Terlalu mahal',
    });
  });

  test.each([
    [{ name: ' ', note: 'Terima kasih' }, 'Tulis nama Anda'],
    [{ name: 'Rina', note: 'x'.repeat(256) }, 'Tulis pesan paling banyak'],
  ])('keeps what was typed wrong: %o', async (typed, text) => {
    const quotation = await stand.made();

    const refused = await post(stand.pathOf(quotation), { ...typed, answer: 'accepted' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(text);
    expect(refused.text).toContain(typed.note);
    expect((await stand.read(quotation.id)).status).toBe('sent');
  });

  test('of a customer and staff who answer at the same time has one answer of the customer at most', async () => {
    const quotation = await stand.made();
    await Promise.all([
      ...Array.from({ length: 4 }, () => post(stand.pathOf(quotation), { ...RINA, answer: 'accepted' })),
      stand.answer(quotation.id, 'declined'),
    ]);

    const { history = [] } = await stand.read(quotation.id);
    expect(history.filter(({ by }) => by === 'customer').length).toBeLessThanOrEqual(1);
    expect(history.filter(({ kind }) => kind === 'declined')).toHaveLength(1);
  });

  test('is closed after its last day, after an invoice, and when it is deleted', async () => {
    const quotation = await stand.made();
    const path = stand.pathOf(quotation);
    await stand.at('2026-12-05T00:00:00');
    expect((await get(path)).text).toContain('Masa berlaku penawaran ini sudah lewat');
    await post(path, { ...RINA, answer: 'accepted' });
    expect((await stand.read(quotation.id)).status).toBe('expired');

    await stand.answer(quotation.id, 'accepted');
    await stand.convert(quotation.id);
    expect((await get(path)).text).toContain('invoicenya dibuat');

    const other = await stand.made({ valid_until: '2026-12-20' });
    await stand.ask('DELETE', `/${other.id}`);
    expect((await get(stand.pathOf(other))).status).toBe(404);
  });

  test('is unknown by a guess, in the other mode, or if invoices are switched off', async () => {
    const path = stand.pathOf(await stand.made());
    const pages = [
      await get('/pay/quotation/abc'),
      await get('/pay/quotation/%00'),
      await get('/pay/quotation/abc/quotation.pdf'),
      await get(path, {}),
      await post('/pay/quotation/abc', { ...RINA, answer: 'accepted' }),
    ];
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);

    await setFlag('invoice', false);
    expect((await get(path)).status).toBe(404);
    await setFlag('invoice', true);
  });
});

describe('the document of a quotation', () => {
  const bytesOf = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await stand.app.sandbox.inject({ method: 'GET', url, headers });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
  };
  const documentOf = (id: string, query = '', token = stand.owner.sandbox) =>
    bytesOf(`/dashboard/quotations/${id}/document${query}`, { authorization: `Bearer ${token}` });

  test('says what is offered until when, and where to answer', async () => {
    const quotation = await stand.made();

    const { headers, bytes } = await documentOf(quotation.id);
    const name = `quotation-${quotation.number?.replaceAll('/', '-')}.pdf`;
    expect(headers['content-disposition']).toContain(name);
    expect(readPdf(bytes).lines).toEqual(
      expect.arrayContaining([
        'PENAWARAN',
        quotation.number,
        'SANDBOX: ini bukan penawaran sungguhan',
        'Berlaku sampai',
        '4 Des 2026',
        'Sari Dewi',
        'Rp\u00a0555.000',
        quotation.quotation_url,
      ]),
    );
    expect(readPdf((await documentOf(quotation.id, '?language=en')).bytes).lines).toContain('QUOTATION');
  });

  test('of an answered one has no address, and that of a draft is marked', async () => {
    const quotation = await stand.accepted();
    const draft = await stand.made({ is_draft: true });

    expect(readPdf((await documentOf(quotation.id)).bytes).lines).not.toContain(quotation.quotation_url);
    expect(readPdf((await documentOf(draft.id)).bytes).lines).toContain('DRAFT');
  });

  test('is masked for viewers, and whole on the page', async () => {
    const quotation = await stand.made({ customer: { ...SARI_AT_HOME } });
    const masked = readPdf((await documentOf(quotation.id, '', stand.viewer.sandbox)).bytes).lines;
    expect(masked).not.toContain('Jl. Braga 1');
    expect(masked).not.toContain(quotation.quotation_url);

    const page = await bytesOf(`${stand.pathOf(quotation)}/quotation.pdf?lang=en`);
    expect(readPdf(page.bytes).lines).toEqual(expect.arrayContaining(['QUOTATION', 'Jl. Braga 1']));
    await setFlag('invoice_document', false);
    expect((await bytesOf(`${stand.pathOf(quotation)}/quotation.pdf`)).status).toBe(404);
    expect((await get(stand.pathOf(quotation))).text).not.toContain('Unduh PDF');
    await setFlag('invoice_document', true);
  });

  const SARI_AT_HOME = { name: 'Sari Dewi', mobile: '081234567890', address: 'Jl. Braga 1' };
});

const setFlag = (flag: string, isOn: boolean) =>
  stand.app.db.system((tx) =>
    tx.run(
      sql`update merchant_mode set feature_config = feature_config || jsonb_build_object(${flag}::text, ${isOn}::boolean)`,
    ),
  );

test('an answer of the customer is told to open screens', async () => {
  const quotation = await stand.made();
  await post(stand.pathOf(quotation), { ...RINA, answer: 'accepted' });

  const events = await stand.app.db.system((tx) =>
    tx.rows<{ topic: string }>(
      sql`select topic from outbox where aggregate = ${quotation.id} order by id desc limit 1`,
    ),
  );
  expect(events).toEqual([{ topic: 'invoice.quotation_updated' }]);
  expect(dataOf<Quotation>(await stand.ask('GET', `/${quotation.id}`)).status).toBe('accepted');
});
