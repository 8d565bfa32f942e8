import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { xlsxOf as xlsxByHand } from '@dasbor/spreadsheet/testing';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../../../platform/work/housekeeping.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { csvOf, HEADER, xlsxOf } from '../testing/files.ts';

let app: TestApp;
let owner: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"disbursement": true}'`),
  );
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const URL = '/dashboard/disbursement-files?name=gaji.xlsx';
const upload = (payload: Buffer, headers: Record<string, string> = {}) =>
  app.ask('POST', URL, { token: owner.live, payload, headers });

type Uploaded = { data: { id: string; name: string; format: string; rows: number; size: number } };
const PAYOUT = ['Siti Aminah', 'BCA', '8422647002', '150000'];
const NOTED = [...HEADER, 'notes'];

/** Only this process's files: the next start removes the files of killed servers. */
const filesLeft = (): string[] =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith(`dasbor-uploads-${process.pid}-`))
    .flatMap((folder) => readdirSync(join(tmpdir(), folder)));
const stored = () =>
  app.db.system((tx) => tx.one<{ n: string }>(sql`select count(*) as n from disbursement_file`));

describe('an uploaded file', () => {
  test.each([
    ['xlsx', () => xlsxOf([HEADER, PAYOUT, PAYOUT])],
    ['csv', async () => csvOf([HEADER, PAYOUT, PAYOUT])],
  ])('is recognised as %s under any name and media type', async (format, make) => {
    const file = await make();

    const types = [
      'application/octet-stream',
      'text/csv; charset=windows-1252',
      'application/vnd.ms-excel',
      undefined,
    ];
    for (const type of types) {
      const reply = await upload(file, type ? { 'content-type': type } : {});

      expect(reply.json<Uploaded>()).toMatchObject({
        data: { name: 'gaji.xlsx', format, rows: 2, size: file.length },
      });
      expect(reply.status).toBe(201);
    }
  });

  test.each([
    ['a title line', 'Gaji November 2026\n\n\n\n', ';'],
    ['a title with a comma', 'Jakarta, 20 November 2026\n', ';'],
    ['a title with a semicolon', 'Gaji; bulan 11\n', ','],
  ])('can, as csv, have %s above its header', async (_, title, separator) => {
    const table = csvOf([HEADER, PAYOUT]).toString().replaceAll(',', separator);

    expect((await upload(Buffer.from(title + table))).json<Uploaded>()).toMatchObject({ data: { rows: 1 } });
  });

  test('is stored unchanged, in pieces', async () => {
    const rows = Array.from({ length: 9_000 }, (_, n) => [...PAYOUT, String(n).padStart(190, 'x')]);
    const file = csvOf([NOTED, ...rows]);

    const { id } = (await upload(file)).json<Uploaded>().data;

    const parts = await app.db.system((tx) =>
      tx.rows<{ bytes: string }>(sql`
        select encode(bytes, 'base64') as bytes from disbursement_file_part where file_id = ${id} order by n`),
    );
    expect(parts.length).toBe(Math.ceil(file.length / 1024 / 1024));
    expect(Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64'))).equals(file)).toBe(true);
  });

  test('is deleted after a day if no batch uses it', async () => {
    const { id } = (await upload(csvOf([HEADER, PAYOUT]))).json<Uploaded>().data;
    const left = async () => {
      const { n } = await app.db.system((tx) =>
        tx.one<{ n: string }>(sql`select count(*) as n from disbursement_file_part where file_id = ${id}`),
      );
      return Number(n);
    };
    const uploadedAt = app.clock.now().getTime();

    await tidy(app.db, new Date(uploadedAt + 86_400_000 - 1));
    expect(await left()).toBe(1);

    await tidy(app.db, new Date(uploadedAt + 86_400_000 + 1));
    expect(await left()).toBe(0);
  });

  test('leaves nothing on the disk, accepted or not', async () => {
    await upload(csvOf([HEADER, PAYOUT]));
    await upload(Buffer.from('%PDF-1.7'));

    await expect.poll(filesLeft).toEqual([]);
  });
});

const inText = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const rowsOf = (...rows: string[][]) =>
  xlsxByHand({ rows: rows.map((row) => `<row>${row.map(inText).join('')}</row>`).join('') });
const many = (count: number) => csvOf([HEADER, ...Array.from({ length: count }, () => PAYOUT)]);

test.each([
  ['id', 'Ada dua kolom untuk Nominal.'],
  ['en', 'Two columns contain Amount.'],
])('reports two columns with the same meaning by title: %s', async (language, words) => {
  const file = csvOf([['nama', 'bank', 'rekening', 'nominal', 'jumlah'], PAYOUT]);

  const [error] = (await upload(file, { 'accept-language': language })).json<{
    errors: { message: string; params: object }[];
  }>().errors;

  expect(error?.message).toContain(words);
  expect(error?.params).toEqual({ field: 'amount' });
});

describe('is rejected with the position of the error', () => {
  test.each<[what: string, code: string, place: string, file: () => Buffer | Promise<Buffer>]>([
    // spec 5.59
    ['a picture', 'DPAY_FILE_NOT_SPREADSHEET', 'file', () => Buffer.from('\x89PNG\r\n\x1A\nhello', 'latin1')],
    ['a page named xls', 'DPAY_FILE_NOT_SPREADSHEET', 'file', () => Buffer.from('<html><table><tr><td>1')],
    // spec 5.59
    ['an old xls', 'DPAY_FILE_OLD_SPREADSHEET', 'file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [
      'a truncated zip',
      'DPAY_FILE_DAMAGED',
      'file',
      async () => (await xlsxOf([HEADER, PAYOUT])).subarray(0, 400),
    ],
    [
      'a repeated cell',
      'DPAY_FILE_DAMAGED',
      'A1',
      () => xlsxByHand({ rows: '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>' }),
    ],
    [
      'custom entities',
      'DPAY_FILE_TOO_COMPLEX',
      'file',
      () =>
        xlsxByHand({
          strings: '<!DOCTYPE sst [<!ENTITY a "b">]><sst/>',
          rows: '<row><c t="s"><v>0</v></c></row>',
        }),
    ],
    [
      'an unclosed quote',
      'DPAY_FILE_QUOTES_BROKEN',
      'A2',
      () => Buffer.from(`${HEADER.join(',')}\n"Siti,BCA,1,2\n`),
    ],
    // spec 5.67
    [
      'no known header',
      'DPAY_FILE_COLUMNS_MISSING',
      '1',
      () =>
        csvOf([
          ['Nama', 'Bank', 'Tanggal'],
          ['Siti', 'BCA', '1'],
        ]),
    ],
    [
      'amounts in thousands',
      'DPAY_FILE_COLUMNS_MISSING',
      '1',
      () => csvOf([['nama', 'bank', 'rekening', 'jumlah (ribuan)'], PAYOUT]),
    ],
    [
      'two columns with the same meaning',
      'DPAY_FILE_COLUMN_TWICE',
      '1',
      () => csvOf([['nama', 'bank', 'rekening', 'nominal', 'jumlah'], PAYOUT]),
    ],
    // spec 5.68
    ['only a header', 'DPAY_FILE_EMPTY', 'file', () => csvOf([HEADER])],
    // spec 5.69
    ['10.001 payouts', 'DPAY_FILE_TOO_MANY_ROWS', '10002', () => many(10_001)],
    [
      'a cell of 401 letters',
      'DPAY_FILE_CELL_TOO_LONG',
      'E2',
      () => csvOf([NOTED, [...PAYOUT, 'x'.repeat(401)]]),
    ],
    ['an invalid character', 'DPAY_FILE_TEXT_UNREADABLE', 'E2', () => rowsOf(NOTED, [...PAYOUT, '&#xD800;'])],
    ['an escaped NUL', 'DPAY_FILE_TEXT_UNREADABLE', 'E2', () => rowsOf(NOTED, [...PAYOUT, '_x0000_'])],
  ])('%s', async (_, code, place, file) => {
    const before = await stored();

    const reply = await upload(await file());

    expect(reply.json<Problem>()).toMatchObject({ error_code: code, errors: [{ field: place, code }] });
    expect(reply.status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test('with the found and missing columns', async () => {
    const reply = await upload(
      csvOf([
        ['Nama', 'Bank', 'Tanggal'],
        ['Siti', 'BCA', '1'],
      ]),
    );

    expect(reply.json<Problem>().params).toEqual({
      missing: 'account_number, amount',
      found: 'Nama, Bank, Tanggal',
    });
  });

  test('accepts 10.000 payouts', async () => {
    expect((await upload(many(10_000))).json<Uploaded>().data.rows).toBe(10_000);
  });
});

describe('a file above 20 MB', () => {
  test('is rejected by actual size if no length is given', async () => {
    const address = await app.live.listen({ port: 0, host: '127.0.0.1' });
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent > 21 * 1024 * 1024) return controller.close();
        sent += 65_536;
        return controller.enqueue(new Uint8Array(65_536).fill(44));
      },
    });

    const response = await fetch(`${address}${URL}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${owner.live}` },
    } as RequestInit);

    expect([response.status, await response.json()]).toMatchObject([
      413,
      { error_code: 'DPAY_FILE_TOO_LARGE', params: { maximum_mb: 20 } },
    ]);
    await expect.poll(filesLeft).toEqual([]);
  });

  test('is read completely at exactly 20 MB', async () => {
    const reply = await upload(Buffer.alloc(20 * 1024 * 1024, ','));

    expect(reply.json<Problem>().error_code).not.toBe('DPAY_FILE_TOO_LARGE');
    expect(reply.status).toBe(400);
  });
});

test.each(['multipart/form-data; boundary=x', 'application/json', 'image/png'])(
  'a file sent as "%s" is 415, and nothing is stored',
  async (type) => {
    const before = await stored();
    const form = `--x\r\ncontent-disposition: form-data; name="file"; filename="gaji.csv"\r\n\r\n${csvOf([HEADER, PAYOUT]).toString()}\r\n--x--\r\n`;

    const reply = await upload(Buffer.from(form), { 'content-type': type });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([415, 'DPAY_UNSUPPORTED_MEDIA_TYPE']);
    expect(await stored()).toEqual(before);
    await expect.poll(filesLeft).toEqual([]);
  },
);

describe('without permission', () => {
  test('an upload is rejected before the file is read', async () => {
    const viewer = await app.signIn('viewer@a.test');

    const reply = await app.ask('POST', URL, { token: viewer.live, payload: csvOf([HEADER, PAYOUT]) });

    expect(reply.json<Problem>().error_code).toBe('DPAY_FORBIDDEN');
  });

  test.each([
    ['nothing', undefined, {}, 'DPAY_INVALID_REQUEST', 400],
    [
      'compressed bytes',
      csvOf([HEADER, PAYOUT]),
      { 'content-encoding': 'gzip' },
      'DPAY_UNSUPPORTED_MEDIA_TYPE',
      415,
    ],
  ])('not a file: %s', async (_, payload, headers, code, status) => {
    const reply = await app.ask('POST', URL, { token: owner.live, headers, ...(payload && { payload }) });

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([status, code]);
  });
});
