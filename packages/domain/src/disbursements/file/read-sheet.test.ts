import { describe, expect, it } from 'vitest';
import {
  cellProblem,
  DISBURSEMENT_POLICY,
  PAYOUT_COLUMNS,
  PAYOUT_FORM,
  PAYOUT_HEADERS,
  sheetReader,
  typedRow,
} from '../index.ts';
import { HEADER_WITHIN, readHeader } from '../../sheets/index.ts';

const cells = (...texts: (string | undefined)[]) =>
  texts.map((text) => (text === undefined ? undefined : ({ text, kind: 'text' } as const)));
const HEADER = ['Nama', 'Bank', 'No. Rekening', 'Nominal'];
const PAYOUT = ['Budi', 'bca', '8422647001', '150000'];

/** Reads rows numbered from 1 to the end. */
const read = (...rows: (string | undefined)[][]) => {
  const reader = sheetReader();
  const taken = [];
  for (const [index, row] of rows.entries()) {
    const result = reader.take({ number: index + 1, cells: cells(...row) });
    if (!result.ok) return { taken, problem: result.problem };
    if (result.value) taken.push(result.value);
  }
  const end = reader.end();
  return end.ok ? { taken, ...end.value } : { taken, problem: end.problem };
};

describe('the header', () => {
  it.each([
    ['the fields themselves', ['account_owner_name', 'bank_code', 'account_number', 'amount']],
    ['Indonesian', ['Nama Pemilik Rekening', 'Kode Bank', 'Nomor Rekening', 'Nominal']],
    ['English', ['Account holder', 'Bank', 'Account number', 'Amount']],
    ['shouted, starred and explained', ['NAMA*', 'BANK (wajib)', 'No. Rek', ' Jumlah ']],
  ])('is recognised in %s', (_, header) => {
    expect(readHeader(PAYOUT_FORM, cells(...header))).toEqual({
      places: { account_owner_name: 0, bank_code: 1, account_number: 2, amount: 3 },
      missing: [],
      twice: [],
    });
  });

  it('may be in any order, with unknown columns', () => {
    expect(
      readHeader(PAYOUT_FORM, cells('No', 'Amount', undefined, 'Name', 'Account', 'Bank', 'Email')).places,
    ).toEqual({
      account_owner_name: 3,
      bank_code: 5,
      account_number: 4,
      amount: 1,
      email_recipient: 6,
    });
  });

  it.each([
    'Jumlah (Rp)',
    'Amount (IDR)',
    'Nominal (wajib)',
    'Jumlah [Rp]*',
    'Nominal (opsional, tanpa titik)',
    'Amount (in whole rupiah)',
    'Jumlah ()',
  ])('recognises an amount of whole rupiah in %s', (title) => {
    expect(readHeader(PAYOUT_FORM, cells('Nama', 'Bank', 'Rekening', title)).places.amount).toBe(3);
  });

  it.each([
    'Jumlah (dalam ribuan)',
    'Jumlah (ribuan)',
    'Jumlah ((ribuan))',
    'Jumlah [ribuan]',
    'Jumlah （ribuan）',
    'Amount (USD)',
    'Amount (USD) (wajib)',
    'Amount ($)',
    'Amount $',
    'Jumlah (%)',
    'Nominal (juta)',
    "Jumlah (Rp '000)",
    'Amount USD',
    'Jumlah ribuan',
    'Jumlah dalam ribuan Rp',
    'dalam ribuan Rp',
  ])('does not take a title with another unit for the amount, as %s', (title) => {
    expect(readHeader(PAYOUT_FORM, cells('Nama', 'Bank', 'Rekening (10 digit)', title))).toMatchObject({
      places: { account_number: 2 },
      missing: ['amount'],
    });
  });

  it('reads the amount in rupiah beside another currency', () => {
    expect(
      readHeader(PAYOUT_FORM, cells('Nama', 'Bank', 'Rekening', 'Amount (USD)', 'Amount (IDR)')),
    ).toMatchObject({
      places: { amount: 4 },
      missing: [],
      twice: [],
    });
  });

  it("prefers a field's own name over a synonym", () => {
    expect(readHeader(PAYOUT_FORM, cells('total', 'amount', 'name', 'bank', 'account'))).toMatchObject({
      places: { amount: 1 },
      twice: [],
    });
  });

  it('has no synonym for two fields', () => {
    const words = PAYOUT_COLUMNS.flatMap(({ field }) => [
      field.replaceAll('_', ' '),
      ...PAYOUT_HEADERS[field],
    ]);

    expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
  });
});

describe('a sheet', () => {
  it('returns payouts by row number', () => {
    const { taken } = read(HEADER, PAYOUT, [], ['', ' ', undefined], PAYOUT);

    expect(taken.map(({ number }) => number)).toEqual([2, 5]);
    expect(taken[0]?.cells).toMatchObject({
      account_owner_name: { text: 'Budi' },
      amount: { text: '150000' },
    });
  });

  it('may have a title above the header', () => {
    expect(read(['Gaji November 2026'], HEADER, PAYOUT)).toMatchObject({
      headerRow: 2,
      taken: [{ number: 3 }],
    });
  });

  it.each([
    ['commas, as Excel with Indonesian settings saves our csv', [HEADER.join(','), '', '', '']],
    ['commas, beside the column of errors', [HEADER.join(','), '', '', undefined, 'error']],
    ['semicolons, as Excel with English settings saves it', [HEADER.join(';')]],
  ])('may have all titles in the first cell, separated by %s', (_, header) => {
    expect(read(header, PAYOUT)).toMatchObject({
      headerRow: 1,
      places: { account_owner_name: 0, bank_code: 1, account_number: 2, amount: 3 },
      taken: [{ number: 2, cells: { amount: { text: '150000', kind: 'text' } } }],
    });
  });

  it('skips a row with content only outside the columns', () => {
    expect(read(HEADER, PAYOUT, [undefined, undefined, undefined, undefined, 'Total']).taken).toHaveLength(1);
  });

  it.each([
    ['behind the last column', HEADER, [...PAYOUT.slice(0, 3), '12000', '500']],
    ['far behind it', HEADER, [...PAYOUT, '', '', 'x']],
    ['where the amount itself is empty', HEADER, ['Budi', 'bca', '8422647001', undefined, '12000']],
    ['between two columns, right of the amount', [...HEADER, ' ', 'Catatan'], [...PAYOUT, '500', 'Gaji']],
  ])('marks the amount of a row with content without a title %s', (_, header, payout) => {
    const [row] = read(header, payout).taken;

    expect(row?.cells['amount']).toMatchObject({ text: payout[3] ?? '', kind: 'spilled' });
  });

  it.each([
    ['empty cells', HEADER, [...PAYOUT, '', ' ', undefined]],
    ['a column of another title', [...HEADER, 'Divisi'], [...PAYOUT, 'Gudang']],
    ['a number before its columns', ['', ...HEADER], ['1', ...PAYOUT]],
  ])('leaves the amount unmarked beside %s', (_, header, payout) => {
    expect(read(header, payout).taken[0]?.cells['amount']?.kind).toBe('text');
  });

  describe('a csv with commas', () => {
    const kindIn = (separator: string | undefined, header: string[], payout: string[]) => {
      const reader = sheetReader(separator === undefined ? {} : { separator });
      reader.take({ number: 1, cells: cells(...header) });
      const row = reader.take({ number: 2, cells: cells(...payout) });
      return row.ok && row.value?.cells['amount']?.kind;
    };
    const noted = [...HEADER, 'Catatan'];

    it.each([
      ['notes', noted, [...PAYOUT.slice(0, 3), '25.000', '75']],
      ['a column of another title', [...HEADER, 'Divisi'], [...PAYOUT.slice(0, 3), '25000', ' 5 ']],
    ])('marks an amount whose decimals may stand in %s', (_, header, payout) => {
      expect(kindIn(',', header, payout)).toBe('parted');
    });

    it.each([
      ['a note in words', ',', noted, [...PAYOUT, 'Gaji 11']],
      ['a note of three digits', ',', noted, [...PAYOUT, '750']],
      ['no note', ',', noted, [...PAYOUT, '']],
      ['the same of semicolons', ';', noted, [...PAYOUT, '75']],
      ['the same of a spreadsheet', undefined, noted, [...PAYOUT, '75']],
      ['digits behind the next column', ',', [...noted, 'Lain'], [...PAYOUT, 'Gaji', '75']],
    ])('leaves the amount unmarked beside %s', (_, separator, header, payout) => {
      expect(kindIn(separator, header, payout)).toBe('text');
    });

    it('still marks an amount beside cells without a title', () => {
      expect(kindIn(',', HEADER, [...PAYOUT, '75'])).toBe('spilled');
    });
  });

  describe('with merged cells', () => {
    const under = (hidden: string[], ...rows: (string | undefined)[][]) => {
      const reader = sheetReader();
      const taken = [HEADER, ...rows].flatMap((row, index) => {
        const read = reader.take({ number: index + 1, cells: cells(...row) });
        return read.ok && read.value ? [read.value] : [];
      });
      return reader.underMerges(taken, (row, column) =>
        hidden.includes(`${row} ${column}`) ? { range: `range of ${column}` } : undefined,
      );
    };

    it('marks hidden cells, and nothing else', () => {
      const { covered, ranges } = under(
        ['3 3', '3 2'],
        PAYOUT,
        ['Budi', 'bca', '8422647003', '175000'],
        PAYOUT,
      );

      expect(ranges).toEqual(['range of 2', 'range of 3']);
      expect(covered).toEqual([
        {
          number: 3,
          cells: {
            account_owner_name: { text: 'Budi', kind: 'text' },
            bank_code: { text: 'bca', kind: 'text' },
            account_number: { text: '8422647003', kind: 'covered' },
            amount: { text: '175000', kind: 'covered' },
          },
        },
      ]);
    });

    it('reports merges over empty cells, and over the header', () => {
      expect(under(['3 3'], PAYOUT, [...PAYOUT.slice(0, 3), undefined])).toEqual({
        covered: [],
        ranges: ['range of 3'],
      });
      expect(under(['1 1'], PAYOUT).ranges).toEqual(['range of 1']);
      expect(under(['9 1', '2 8'], PAYOUT).ranges).toEqual([]);
    });
  });

  it('reports which columns its header lacks', () => {
    expect(read(['Laporan'], ['Nama', 'Bank', 'Tanggal'], PAYOUT).problem).toEqual({
      code: 'HEADER_UNKNOWN',
      params: { missing: 'account_number amount', row: 2 },
    });
  });

  it('has its header within the first ten rows', () => {
    const titles = Array.from({ length: HEADER_WITHIN - 1 }, () => ['Laporan']);

    expect(read(...titles, HEADER, PAYOUT)).toMatchObject({ headerRow: 10 });
    expect(read(...titles, ['Laporan'], HEADER, PAYOUT).problem?.code).toBe('HEADER_UNKNOWN');
  });

  it('is refused if two columns claim one field', () => {
    expect(read([...HEADER, 'Jumlah'], PAYOUT).problem).toEqual({
      code: 'HEADER_TWICE',
      params: { field: 'amount', row: 1 },
    });
  });

  it.each([
    ['longer than any field', 'x'.repeat(401), { code: 'CELL_TOO_LONG', params: { maximum: 400 } }],
    ['with a letter that is none', '\uD800', { code: 'TEXT_UNREADABLE', params: {} }],
    ['with a NUL', 'Gaji\0', { code: 'TEXT_UNREADABLE', params: {} }],
  ])('is refused if a cell that is read is %s, with its position', (_, text, { code, params }) => {
    expect(read(['No', ...HEADER, 'Catatan'], ['1', ...PAYOUT, text]).problem).toEqual({
      code,
      params: { ...params, row: 2, column: 5 },
    });
    expect(read([...HEADER, 'Divisi'], [...PAYOUT, text]).problem).toBeUndefined();
    expect(cellProblem(text)).toBe(code);
  });

  it('accepts a cell of 400 characters', () => {
    expect(read([...HEADER, 'Catatan'], [...PAYOUT, 'x'.repeat(400)]).taken).toHaveLength(1);
    expect(cellProblem('x'.repeat(400))).toBeUndefined();
  });

  it('is refused without rows, and with only a header', () => {
    expect(read().problem).toEqual({ code: 'NO_ROWS' });
    expect(read(HEADER, []).problem).toEqual({ code: 'NO_ROWS' });
  });

  it('holds up to 10.000 payouts', () => {
    const most = Array.from({ length: DISBURSEMENT_POLICY.mostItems }, () => PAYOUT);

    expect(read(HEADER, ...most).taken).toHaveLength(10_000);
    expect(read(HEADER, ...most, PAYOUT).problem).toEqual({
      code: 'TOO_MANY_ROWS',
      params: { maximum: 10_000, row: 10_002 },
    });
  });
});

describe('a typed row', () => {
  const row = {
    amount: { text: '150000', kind: 'number' },
    account_number: { text: '12345678', kind: 'number' },
    bank_code: { text: 'bca', kind: 'text' },
    notes: { text: 'Gaji', kind: 'formula' },
  } as const;

  it('is the same object if nothing changed', () => {
    expect(typedRow(row, { amount: '150000', bank_code: 'bca', email_recipient: '' })).toBe(row);
  });

  it('has a text cell if the text differs', () => {
    expect(typedRow(row, { amount: '10.000', bank_code: '' })).toEqual({
      ...row,
      amount: { text: '10.000', kind: 'text' },
      bank_code: { text: '', kind: 'empty' },
    });
  });

  it('confirms a typed amount, even if other cells stand beside it', () => {
    const spilled = { ...row, amount: { text: '12000', kind: 'spilled' } } as const;

    expect(typedRow(spilled, { amount: '12000' })['amount']?.kind).toBe('text');
    expect(typedRow(spilled, { bank_code: 'bri' })['amount']?.kind).toBe('spilled');
  });

  it.each(['altered', 'covered', 'error', 'formula', 'parted', 'spilled'] as const)(
    'has a text cell if a %s cell is typed unchanged',
    (kind) => {
      expect(typedRow({ amount: { text: '12000', kind } }, { amount: '12000' })['amount']?.kind).toBe('text');
    },
  );

  it.each(['account_number', 'notes'] as const)(
    'takes the displayed value if %s is typed unchanged',
    (field) => {
      expect(typedRow(row, { [field]: row[field].text })[field]).toEqual({
        text: row[field].text,
        kind: 'text',
      });
    },
  );
});
