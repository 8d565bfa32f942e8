import { describe, expect, it } from 'vitest';
import { createClient, memorySession } from './index.ts';
import { api, connect, failure, overNock } from './testing/over-nock.ts';
import { createScenarioFetch, ok } from './testing/index.ts';

overNock();

const PATH = '/dashboard/disbursement-files';
const BYTES = new Uint8Array([0x50, 0x4b, 0, 255, 10]);
const stored = {
  data: {
    id: 'dis_file_1',
    name: 'gaji.xlsx',
    format: 'xlsx' as const,
    rows: 3,
    size: BYTES.length,
    batch: null,
    notes: [],
  },
};

/** The bytes and content type that the server received. */
const capture = () => {
  const seen: { bytes: Uint8Array; type: string | null }[] = [];
  api()
    .post(PATH)
    .query({ name: 'gaji.xlsx' })
    .reply(async function (...[request]: unknown[]) {
      const { headers } = request as Request;
      const bytes = new Uint8Array(await (request as Request).arrayBuffer());
      seen.push({ bytes, type: headers.get('Content-Type') });
      return [201, stored];
    });
  return seen;
};

describe('an uploaded file', () => {
  it.each([
    ['a File', new File([BYTES], 'x', { type: 'text/comma-separated-values' })],
    ['a Blob without a type', new Blob([BYTES])],
    ['an array of bytes', BYTES],
    ['an ArrayBuffer', BYTES.buffer],
  ])('is sent byte for byte from %s, as application/octet-stream', async (_, body) => {
    const seen = capture();

    const { data } = await connect().uploadDisbursementFile({ query: { name: 'gaji.xlsx' }, body });

    expect(data).toEqual(stored.data);
    expect(seen).toEqual([{ bytes: BYTES, type: 'application/octet-stream' }]);
  });

  it('is not retried automatically: it may have been accepted', async () => {
    api().post(PATH).query(true).reply(503, { error_code: 'DPAY_SERVICE_UNAVAILABLE' });

    const error = await failure(
      connect({ retry: {} }).uploadDisbursementFile({ query: { name: 'a' }, body: new Blob(['a']) }),
    );

    expect(error).toMatchObject({ status: 503, operation: 'uploadDisbursementFile' });
  });

  it('reaches a scenario as a Blob', async () => {
    const fetch = createScenarioFetch({ uploadDisbursementFile: ok(stored, { status: 201 }) });
    const session = memorySession({ token: 't', refresh_token: 'r' });
    const client = createClient({ baseUrl: 'http://api.test', session, fetch });

    await client.uploadDisbursementFile({ query: { name: 'gaji.xlsx' }, body: new Blob(['a;b\n']) });

    const bodies = fetch.callsOf('uploadDisbursementFile').map(({ body }) => body as Blob);
    expect(await Promise.all(bodies.map((body) => body.text()))).toEqual(['a;b\n']);
  });
});

describe('a downloaded file', () => {
  const PDF = '%PDF-1.7 \u00FF';
  const path = { item_id: 'dis_item_1' };
  const answered = () => api().get('/dashboard/disbursement-items/dis_item_1/receipt');

  it('is a Blob with its bytes and type, and its name beside it', async () => {
    const name = 'attachment; filename="bukti.pdf"';
    answered().reply(200, Buffer.from(PDF), {
      'Content-Type': 'application/pdf',
      'Content-Disposition': name,
    });

    const { body, response } = await connect().withResponse.getDisbursementReceipt({ path });

    expect(body).toBeInstanceOf(Blob);
    expect([body.type, await body.text()]).toEqual(['application/pdf', PDF]);
    expect(response.headers.get('Content-Disposition')).toBe(name);
  });

  it('is missing if the API refuses: the error says why', async () => {
    answered().reply(409, {
      error: 'Not yet',
      error_code: 'DPAY_DISBURSEMENT_RECEIPT_NOT_READY',
      request_id: 'r',
    });

    expect(await failure(connect().getDisbursementReceipt({ path }))).toMatchObject({
      name: 'ProblemError',
      code: 'DPAY_DISBURSEMENT_RECEIPT_NOT_READY',
    });
  });

  it('can be returned by a scenario', async () => {
    const fetch = createScenarioFetch({
      getDisbursementReceipt: ok(new Blob([PDF], { type: 'application/pdf' })),
    });
    const client = createClient({ baseUrl: 'http://api.test', fetch });

    expect(await (await client.getDisbursementReceipt({ path })).text()).toBe(PDF);
  });
});
