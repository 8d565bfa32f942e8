import { openSpreadsheet } from '@dasbor/spreadsheet';
import { describe, expect, test } from 'vitest';
import { utils, write } from '@e965/xlsx';
import type { WorkBook } from '@e965/xlsx';
import { HEADER, manyInvoices, setFileStand } from './testing/files.ts';
import { codeOf } from '../../../testing/invoices.ts';
import { xlsxOfXls } from './xls.ts';

const stand = setFileStand();

type Value = string | number | boolean | null | { v: number; z: string };
type Table = readonly (readonly Value[])[];

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const bookOf = (...sheets: (readonly [name: string, rows: Table])[]): WorkBook => {
  const book = utils.book_new();
  for (const [name, rows] of sheets) {
    const cells = rows.map((row) =>
      row.map((value) =>
        value !== null && typeof value === 'object' && 'v' in value ? { t: 'n' as const, ...value } : value,
      ),
    );
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  return book;
};
const xlsOf = (book: WorkBook, options: { password?: string } = {}): Buffer =>
  Buffer.from(write(book, { bookType: 'biff8', type: 'buffer', ...options }) as Uint8Array);
const xls = (rows: Table): Buffer => xlsOf(bookOf(['Invoice', rows]));
const small = (): Buffer => xls([HEADER, ...manyInvoices(20)]);

const cellsOf = async (reply: { bytes: Uint8Array }) => {
  const file = await openSpreadsheet(new Blob([new Uint8Array(reply.bytes)]));
  const rows: (string | undefined)[][] = [];
  for await (const chunk of file.rows())
    for (const { cells } of chunk.rows) rows.push(cells.map((cell) => cell && `${cell.kind} ${cell.text}`));
  return { rows, file };
};

/** From one seed, so that a failure can be repeated. */
const noise = (seed: number, length: number): Buffer => {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24),
  );
};

const CLEAR = /^DPAY_FILE_(DAMAGED|EMPTY|TOO_SLOW|TOO_COMPLEX|PROTECTED|TOO_MANY_ROWS|NOT_SPREADSHEET)$/;

describe('an old xls', () => {
  test('becomes an xlsx whose cells keep their kinds', async () => {
    const book = bookOf(
      [
        'Invoice',
        [
          ['Nomor invoice', 'Tanggal', 'Harga', 'Cicilan', 'Catatan'],
          ['A-1', { v: 46_346, z: 'yyyy-mm-dd' }, 100_000, true, '=1+1'],
          ['A-2', '20/11/2026', 200_000, false, null],
          ['A-3', '', { v: 0.5, z: '0%' }, '', '00123'],
          ['A-4', '', 1.555, '', 'Café ☕'],
        ],
      ],
      ['Lain', [['x']]],
    );

    const { rows, file } = await cellsOf(await stand.convert(xlsOf(book)));

    expect(file.sheets.map(({ name }) => name)).toEqual(['Invoice', 'Lain']);
    expect(rows).toEqual([
      ['text Nomor invoice', 'text Tanggal', 'text Harga', 'text Cicilan', 'text Catatan'],
      ['text A-1', 'date 2026-11-20', 'number 100000', 'text TRUE', 'text =1+1'],
      ['text A-2', 'text 20/11/2026', 'number 200000', 'text FALSE'],
      ['text A-3', undefined, 'formula 0.5', undefined, 'text 00123'],
      ['text A-4', undefined, 'number 1.555', undefined, 'text Café ☕'],
    ]);
  });

  // spec 5.87
  test('is read like the same file of the new kind, and can be uploaded', async () => {
    const { bytes } = await stand.convert(small());

    const upload = await stand.send(Buffer.from(bytes), { name: 'lama.xlsx' });
    expect(upload.json()).toMatchObject({ data: { format: 'xlsx', rows: 20, status: 'initiated' } });
  });

  test('is not uploaded itself', async () => {
    expect(codeOf(await stand.send(small()))).toBe('DPAY_FILE_OLD_SPREADSHEET');
  });

  test.each<[what: string, code: string, file: () => Buffer]>([
    ['a csv', 'DPAY_FILE_NOT_SPREADSHEET', () => Buffer.from('a,b\n1,2\n')],
    ['a picture', 'DPAY_FILE_NOT_SPREADSHEET', () => Buffer.from('\x89PNG\r\n\x1A\nhello', 'latin1')],
    ['a page of a bank', 'DPAY_FILE_NOT_SPREADSHEET', () => Buffer.from('<html><table></table></html>')],
    ['only the first bytes of one', 'DPAY_FILE_DAMAGED', () => Buffer.from(MAGIC)],
    ['no cells', 'DPAY_FILE_EMPTY', () => xls([])],
    [
      'a password',
      'DPAY_FILE_PROTECTED',
      () => Buffer.concat([Buffer.from(MAGIC), Buffer.from('EncryptedPackage', 'utf16le'), noise(1, 600)]),
    ],
    [
      '40,011 rows',
      'DPAY_FILE_TOO_MANY_ROWS',
      () => xls(Array.from({ length: 40_011 }, (_, index) => [index])),
    ],
    [
      '21 MB',
      'DPAY_FILE_TOO_LARGE',
      () => Buffer.concat([Buffer.from(MAGIC), Buffer.alloc(21 * 1024 * 1024)]),
    ],
  ])('with %s is refused as %s', async (_, code, file) => {
    expect(codeOf(await stand.convert(file()))).toBe(code);
  });
});

test('a formula stays one', async () => {
  const sheet = utils.aoa_to_sheet([['Harga'], [{ t: 'n', f: '50000*2', v: 100_000 }]]);
  const book = utils.book_new(sheet, 'Invoice');
  // The package writes no formulas into an old file, but reads those of a new one in the same way.
  const converted = await xlsxOfXls(write(book, { bookType: 'xlsx', type: 'buffer' }) as Uint8Array);

  expect(converted.ok && (await cellsOf(converted)).rows).toEqual([['text Harga'], ['formula 100000']]);
});

describe('a hostile xls has a clear answer', () => {
  const answered = async (file: Buffer) => {
    const began = performance.now();
    const reply = await stand.convert(file);
    expect(performance.now() - began).toBeLessThan(20_000);
    if (reply.status !== 200) expect(codeOf(reply)).toMatch(CLEAR);
  };

  test('with random bytes after its first', async () => {
    for (let seed = 1; seed <= 30; seed += 1)
      await answered(Buffer.concat([Buffer.from(MAGIC), noise(seed, 512 * seed)]));
  }, 120_000);

  test('cut off anywhere', async () => {
    const whole = small();
    for (let part = 1; part < 24; part += 1) await answered(whole.subarray(0, (whole.length * part) >> 5));
  }, 120_000);

  test('with bytes changed anywhere', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const file = Buffer.from(small());
      const random = noise(seed, 24);
      for (let at = 0; at < 8; at += 1)
        file[((random[at * 3] ?? 0) * 256 + (random[at * 3 + 1] ?? 0)) % file.length] =
          random[at * 3 + 2] ?? 0;
      await answered(file);
    }
  }, 120_000);

  test('that claims sizes that it does not have', async () => {
    // Of the sector chains in the header: number, first sector, and the sizes of sectors.
    for (const at of [30, 32, 44, 48, 56, 60, 64, 68, 72, 76]) {
      const file = Buffer.from(small());
      file.writeUInt32LE(0x7f_ff_ff_f0, at);
      await answered(file);
    }
    // DIMENSIONS says how many rows and columns there are.
    const claims = Buffer.from(small());
    const at = claims.indexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00]));
    expect(at).toBeGreaterThan(0);
    claims.writeUInt32LE(0xff_ff_ff, at + 8);
    claims.writeUInt16LE(0xff_ff, at + 14);
    const reply = await stand.convert(claims);
    expect((await cellsOf(reply)).rows).toHaveLength(21);
  }, 120_000);

  test('and the next file is read, whatever the last one did', async () => {
    await Promise.all(
      Array.from({ length: 4 }, (_, seed) =>
        answered(Buffer.concat([Buffer.from(MAGIC), noise(seed, 9_000)])),
      ),
    );

    expect((await stand.convert(small())).status).toBe(200);
  }, 60_000);
});
