import { rm } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCheckoutDir } from '../../../testing/checkout-dir.ts';
import { memoryStorage } from '../../../testing/storage/memory-storage.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { png } from '../../../testing/pictures.ts';
import { codeOf, dataOf, IN_PARTS, SARI, setStand } from '../../../testing/invoices.ts';
import type { Invoice } from '../../../testing/invoices.ts';

const storage = memoryStorage();
const dir = await makeCheckoutDir();
const stand = setStand({ storage, checkout: dir });
afterAll(() => rm(dir, { recursive: true }));

const setFlag = (isOn: boolean) =>
  stand.app.db.system((tx) =>
    tx.run(
      sql`update merchant_mode set feature_config = feature_config || jsonb_build_object('invoice_document', ${isOn}::boolean)`,
    ),
  );

const COMPANY = { ...SARI, address: 'Jl. Braga 1\nBandung', npwp: '0123456789010001' };

const get = (url: string, headers: Record<string, string> = {}) =>
  stand.app.sandbox.inject({ method: 'GET', url, headers });
const documentOf = async (id: string, query = '', token = stand.owner.sandbox) => {
  const reply = await get(`/dashboard/invoices/${id}/document${query}`, { authorization: `Bearer ${token}` });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};
const linesOf = async (id: string, query = '', token = stand.owner.sandbox) =>
  readPdf((await documentOf(id, query, token)).bytes).lines;
const publicDocument = (invoice: Invoice, query = '') =>
  get(`/pay/${stand.slugOf(invoice)}/invoice.pdf${query}`);

describe('the document of an invoice', () => {
  test('shows who bills whom, the items, PPN, the total in words, and where to pay', async () => {
    const invoice = await stand.made({
      ...IN_PARTS,
      customer: COMPANY,
      ppn_mode: 'on_top',
      total_amount: 555_000,
      notes: 'Terima kasih',
    });

    const { status, headers, bytes } = await documentOf(invoice.id);

    expect(status).toBe(200);
    const name = `invoice-${invoice.number?.replaceAll('/', '-')}.pdf`;
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    });
    const { lines, pages } = readPdf(bytes);
    expect(pages).toBe(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'SANDBOX: ini bukan tagihan sungguhan',
        invoice.number,
        'Sari Dewi',
        'Bandung',
        'NPWP 0123 4567 8901 0001',
        'Kopi Gayo',
        'DPP nilai lain (11/12)',
        'Rp\u00a0458.333',
        'PPN 12%',
        'Rp\u00a055.000',
        'Rp\u00a0555.000',
        'Terbilang: Lima ratus lima puluh lima ribu rupiah',
        invoice.invoice_url,
        'Dapat dibayar sebagian, paling sedikit Rp\u00a0100.000.',
        'Terima kasih',
        'Halaman 1 dari 1',
      ]),
    );
    expect(lines.join('\n')).not.toContain(SARI.email);
  });

  test('is in English on request', async () => {
    const { id } = await stand.made();

    expect(await linesOf(id, '?language=en')).toEqual(
      expect.arrayContaining(['Billed to', 'In words: Five hundred thousand rupiah', 'Page 1 of 1']),
    );
  });

  test('shows what was paid and what is left, and is marked when nothing is left', async () => {
    const invoice = await stand.made(IN_PARTS);
    await stand.record(invoice.id, 300_000);

    expect(await linesOf(invoice.id)).toEqual(
      expect.arrayContaining(['Sudah dibayar', 'Rp\u00a0300.000', 'Rp\u00a0200.000']),
    );

    await stand.record(invoice.id, 200_000);
    const paid = await linesOf(invoice.id);

    expect(paid).toEqual(expect.arrayContaining(['LUNAS', 'Lunas pada 20 Nov 2026', 'Rp\u00a00']));
    expect(paid).not.toContain(invoice.invoice_url);
  });

  test('of a draft has no number and no page', async () => {
    const draft = await stand.made({ is_draft: true });

    const lines = await linesOf(draft.id);

    expect(lines).toEqual(expect.arrayContaining(['DRAFT', 'Belum terbit']));
    expect(lines).not.toContain('Pembayaran');
  });

  test('is the same, byte for byte, for the same data', async () => {
    const { id } = await stand.made();

    const [one, other] = [await documentOf(id), await documentOf(id)];

    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  test('is tagged for screen readers', async () => {
    const { id } = await stand.made();

    const { objects } = readPdf((await documentOf(id)).bytes);

    for (const word of [
      '/StructTreeRoot',
      '/MarkInfo',
      '/Lang',
      '/S /H1',
      '/S /TH',
      '/Scope /Column',
      '/S /Figure',
      '/Alt',
    ])
      expect(objects).toContain(word);
  });

  test('has the published logo', async () => {
    const id = 'img_01KAJ800000000000000000001';
    await storage.put(`images/${id}`, await png({ width: 400, height: 100 }), 'image/png');
    await stand.app.db.tenant({ merchantId: MERCHANT_A, mode: 'sandbox' }, async (tx) => {
      await tx.run(sql`
        insert into image (merchant_id, mode, id, kind, content_type, width, height, size, created_at)
        values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, 'logo', 'image/png', 400, 100, 1, now())`);
      await tx.run(sql`
        insert into checkout_appearance
          (merchant_id, mode, version, header_color, accent_color, logo_id, logo_width, logo_height, changed_by, changed_at,
           published_header_color, published_accent_color, published_logo_id, published_logo_width, published_logo_height,
           published_by, published_at)
        values (current_setting('app.merchant_id'), current_setting('app.mode'), 1, '#112233', '#112233', ${id}, 160, 40, 'x', now(),
                '#112233', '#112233', ${id}, 160, 40, 'x', now())`);
    });
    const { id: invoice } = await stand.made();

    expect((await documentOf(invoice)).bytes.toString('latin1')).toContain('/DCTDecode');
  });

  // spec 6.35
  test('does not exist for another merchant, in the other mode, or without the feature', async () => {
    const invoice = await stand.made();
    const codeFor = async (token: string) => codeOf(await stand.get(`/${invoice.id}/document`, token));

    expect(await codeFor(stand.foreign.sandbox)).toBe('DPAY_INVOICE_NOT_FOUND');
    expect((await documentOf(invoice.id, '', stand.owner.live)).status).not.toBe(200);
    await setFlag(false);
    expect(await codeFor(stand.owner.sandbox)).toBe('DPAY_FEATURE_DISABLED');
    expect((await stand.read(invoice.id)).document_url).toBeNull();
    expect((await publicDocument(invoice)).statusCode).toBe(404);
    await setFlag(true);
  });

  test('hides personal data from roles that do not see it, and the addresses that lead to it', async () => {
    const { id, order_id } = await stand.made({ customer: COMPANY });

    const lines = await linesOf(id, '', stand.viewer.sandbox);
    const order = await stand.app.ask('GET', `/dashboard/orders/${order_id}`, {
      token: stand.viewer.sandbox,
      mode: 'sandbox',
    });

    expect(lines).toContain('Sari Dewi');
    expect(lines.filter((line) => line.includes('***'))).toHaveLength(2);
    expect(lines.join('\n')).not.toMatch(/Braga|4567|https?:/);
    expect(dataOf(await stand.get(`/${id}`, stand.viewer.sandbox))).toMatchObject({
      invoice_url: null,
      document_url: null,
    });
    expect(dataOf(order)).toMatchObject({ checkout_url: null });
  });
});

describe('the document beside the page', () => {
  test('is what the merchant downloads', async () => {
    const invoice = await stand.made();

    const [reply, english] = [await publicDocument(invoice), await publicDocument(invoice, '?lang=en')];

    expect(invoice.document_url).toBe(`${invoice.invoice_url}/invoice.pdf`);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(reply.rawPayload.equals((await documentOf(invoice.id)).bytes)).toBe(true);
    expect(readPdf(english.rawPayload).lines).toContain('Billed to');
  });

  test('ends with the invoice, and exists for no order without one', async () => {
    const invoice = await stand.made();
    await stand.send(`/${invoice.id}`, undefined, { method: 'DELETE' });

    expect((await publicDocument(invoice)).statusCode).toBe(404);
    expect((await get('/pay/k7m2q9x4r8t3w6y5b2n9cd/invoice.pdf')).statusCode).toBe(404);
  });
});
