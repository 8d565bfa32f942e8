import { OWN_DOCUMENT } from '@dasbor/domain/invoices';
import { rm } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCheckoutDir } from '../../../testing/checkout-dir.ts';
import { codeOf, dataOf, fieldsOf, INVOICE_WANTED, SARI, setStand } from '../../../testing/invoices.ts';
import type { Invoice } from '../../../testing/invoices.ts';
import { memoryStorage } from '../../../testing/storage/memory-storage.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { tidyDocuments } from './tidy.ts';

const DAY_MS = 86_400_000;
const storage = memoryStorage();
const dir = await makeCheckoutDir();
const stand = setStand({ storage, checkout: dir });
afterAll(() => rm(dir, { recursive: true }));

const pdf = (text = 'ours') => Buffer.from(`%PDF-1.7\n% ${text}\ntrailer <<>>\n%%EOF\n`);
type Asking = { token?: string; name?: string; mode?: 'live' | 'sandbox' };
const upload = (
  payload: Buffer = pdf(),
  { token = stand.owner.sandbox, name = 'Faktur November.pdf', mode = 'sandbox' }: Asking = {},
) =>
  stand.app.ask('POST', `/dashboard/invoice-documents?name=${encodeURIComponent(name)}`, {
    token,
    mode,
    payload,
    headers: { 'content-type': 'application/pdf' },
  });
type Uploaded = { id: string; name: string; size: number };
const uploaded = async (payload = pdf(), asking: Asking = {}): Promise<Uploaded> => {
  const reply = await upload(payload, asking);
  if (reply.status !== 201) throw new Error(reply.text);
  return dataOf<Uploaded>(reply);
};
const draftWith = (id: string | null): Promise<Invoice> =>
  stand.made({ is_draft: true, own_document_id: id });
const change = (id: string, different: object) =>
  stand.send(`/${id}`, { ...INVOICE_WANTED, is_draft: true, ...different }, { method: 'PUT' });
const remove = (id: string, token = stand.owner.sandbox) =>
  stand.send(`/${id}/document`, undefined, { method: 'DELETE', token });
const download = (id: string, token = stand.owner.sandbox) =>
  stand.app.sandbox.inject({
    method: 'GET',
    url: `/dashboard/invoices/${id}/document`,
    headers: { authorization: `Bearer ${token}` },
  });
const publicDocument = (invoice: Invoice, query = '') =>
  stand.app.sandbox.inject({ method: 'GET', url: `/pay/${stand.slugOf(invoice)}/invoice.pdf${query}` });
const rows = () => stand.app.db.system((tx) => tx.rows(sql`select 1 from invoice_document`));
const tidyAfter = (days: number) =>
  tidyDocuments({
    db: stand.app.db,
    storage,
    clock: { now: () => new Date(stand.app.clock.now().getTime() + days * DAY_MS) },
  });
const isStored = (id: string) => storage.files.has(`documents/${id}`);

describe('a document of the merchant', () => {
  test('is what everybody downloads, in both languages, and never opens in the browser', async () => {
    const own = await uploaded();
    const invoice = await stand.made({ own_document_id: own.id });

    const [ours, page, english] = [
      await download(invoice.id),
      await publicDocument(invoice),
      await publicDocument(invoice, '?lang=en'),
    ];

    expect(own).toEqual({ id: own.id, name: 'Faktur November.pdf', size: pdf().length });
    expect(invoice.own_document).toEqual(own);
    const name = `invoice-${invoice.number?.replaceAll('/', '-')}.pdf`;
    for (const reply of [ours, page, english]) {
      expect(reply.rawPayload.equals(pdf())).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
      });
      expect(String(reply.headers['content-disposition'])).toContain(`attachment; filename="${name}"`);
    }
  });

  test('stays when the draft is issued, and is in no list', async () => {
    const draft = await draftWith((await uploaded()).id);

    const issued = dataOf(await stand.send(`/${draft.id}/issue`));

    expect(issued.own_document).toEqual(draft.own_document);
    expect((await stand.list()).find(({ id }) => id === draft.id)).not.toHaveProperty('own_document');
  });

  test('of a draft is replaced, or taken away, and the other one is deleted after 7 days', async () => {
    const [one, other] = [await uploaded(pdf('one')), await uploaded(pdf('other'))];
    const draft = await draftWith(one.id);

    const replaced = dataOf(await change(draft.id, { own_document_id: other.id }));
    expect(replaced.own_document).toEqual(other);
    expect((await download(draft.id)).rawPayload.equals(pdf('other'))).toBe(true);
    await tidyAfter(OWN_DOCUMENT.unusedDays + 1);
    expect([isStored(one.id), isStored(other.id)]).toEqual([false, true]);

    const removed = dataOf(await remove(draft.id));
    expect(removed.own_document).toBeNull();
    expect(readPdf((await download(draft.id)).rawPayload).lines).toContain('DRAFT');
    expect((await remove(draft.id)).status).toBe(200);
  });

  test('is taken away by a change that does not name it', async () => {
    const draft = await draftWith((await uploaded()).id);

    expect(dataOf(await change(draft.id, {})).own_document).toBeNull();
  });

  test('is not copied by a duplicate', async () => {
    const invoice = await stand.made({ own_document_id: (await uploaded()).id });

    expect(dataOf(await stand.send(`/${invoice.id}/duplicate`)).own_document).toBeNull();
    expect((await stand.read(invoice.id)).own_document).not.toBeNull();
  });

  test('is deleted after its invoice is deleted', async () => {
    const own = await uploaded();
    const invoice = await stand.made({ own_document_id: own.id });
    await stand.send(`/${invoice.id}`, undefined, { method: 'DELETE' });

    expect((await publicDocument(invoice)).statusCode).toBe(404);
    await tidyAfter(OWN_DOCUMENT.unusedDays + 1);
    expect(isStored(own.id)).toBe(false);
  });

  test('is not shown to roles with masked personal data, who get the generated one', async () => {
    const invoice = await stand.made({
      customer: { ...SARI, address: 'Jl. Braga 1' },
      own_document_id: (await uploaded()).id,
    });

    const lines = readPdf((await download(invoice.id, stand.viewer.sandbox)).rawPayload).lines;

    expect(lines).toContain('Sari Dewi');
    expect(lines.join('\n')).not.toContain('Braga');
  });
});

describe('is refused', () => {
  test.each<[string, () => Buffer, number, string]>([
    ['more than 5 MB', () => Buffer.alloc(OWN_DOCUMENT.mostBytes + 1, pdf()), 413, 'DPAY_DOCUMENT_TOO_LARGE'],
    ['a page', () => Buffer.from('<!doctype html>%PDF-1.7 %%EOF'), 400, 'DPAY_DOCUMENT_NOT_PDF'],
    ['a PDF that was cut off', () => Buffer.from('%PDF-1.7\n1 0 obj'), 400, 'DPAY_DOCUMENT_DAMAGED'],
    ['a protected PDF', () => pdf('<</Encrypt 5 0 R>>'), 400, 'DPAY_DOCUMENT_PROTECTED'],
    ['a PDF with a script', () => pdf('<</S/JavaScript>>'), 400, 'DPAY_DOCUMENT_ACTIVE'],
    ['nothing', () => Buffer.alloc(0), 400, 'DPAY_DOCUMENT_NOT_PDF'],
  ])('%s, and nothing is stored', async (_, make, status, code) => {
    const before = [(await rows()).length, storage.files.size];

    const reply = await upload(make());

    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    expect([(await rows()).length, storage.files.size]).toEqual(before);
  });

  test('to roles that may not write invoices, and without the feature', async () => {
    const setFlag = (isOn: boolean) =>
      stand.app.db.system((tx) =>
        tx.run(
          sql`update merchant_mode set feature_config = feature_config || jsonb_build_object('invoice_document', ${isOn}::boolean)`,
        ),
      );
    const draft = await draftWith((await uploaded()).id);

    expect(codeOf(await upload(pdf(), { token: stand.viewer.sandbox }))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await remove(draft.id, stand.viewer.sandbox))).toBe('DPAY_FORBIDDEN');
    await setFlag(false);
    expect(codeOf(await upload())).toBe('DPAY_FEATURE_DISABLED');
    await setFlag(true);
  });

  test('of another merchant, of live, of another invoice, or of nobody', async () => {
    const theirs = await uploaded(pdf(), { token: stand.foreign.sandbox });
    const live = await uploaded(pdf(), { token: stand.owner.live, mode: 'live' });
    const used = await uploaded();
    await draftWith(used.id);
    const unknown = `${used.id.slice(0, -4)}0000`;

    for (const own_document_id of [theirs.id, live.id, used.id, unknown]) {
      const reply = await stand.create({ own_document_id });
      expect([reply.status, ...fieldsOf(reply)]).toEqual([400, 'own_document_id DPAY_DOCUMENT_NOT_FOUND']);
    }
  });

  test('by an issued invoice, and reading and removing it by another merchant', async () => {
    const invoice = await stand.made({ own_document_id: (await uploaded()).id });
    const other = await uploaded();

    expect(codeOf(await change(invoice.id, { own_document_id: other.id }))).toBe('DPAY_INVOICE_NOT_DRAFT');
    expect(codeOf(await remove(invoice.id))).toBe('DPAY_INVOICE_NOT_DRAFT');
    expect(codeOf(await remove(invoice.id, stand.foreign.sandbox))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect((await download(invoice.id, stand.foreign.sandbox)).statusCode).toBe(404);
    expect((await stand.read(invoice.id)).own_document).not.toBeNull();
  });

  test('once it was deleted as unused, and while 50 wait to be used', async () => {
    const old = await uploaded();
    await tidyAfter(OWN_DOCUMENT.unusedDays + 1);
    expect(isStored(old.id)).toBe(false);
    expect(fieldsOf(await stand.create({ own_document_id: old.id }))).toEqual([
      'own_document_id DPAY_DOCUMENT_NOT_FOUND',
    ]);

    await uploaded();
    await stand.app.db.system((tx) =>
      tx.run(sql`
        insert into invoice_document (merchant_id, mode, id, file_name, size, created_at, unused_since)
        select merchant_id, mode, 'doc_' || n, file_name, size, created_at, unused_since
          from invoice_document, generate_series(2, ${OWN_DOCUMENT.mostUnused}) as n where unused_since is not null`),
    );
    expect(codeOf(await upload())).toBe('DPAY_DOCUMENTS_UNUSED_LIMIT');
  });
});
