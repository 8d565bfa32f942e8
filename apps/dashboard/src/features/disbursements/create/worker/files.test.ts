import {
  type Payout,
  PAYOUT_COLUMNS,
  type PayoutField,
  PAYOUT_FORM,
  TEMPLATE_BANK_SHEETS,
} from '@dasbor/domain/disbursements';
import { readHeader } from '@dasbor/domain/sheets';
import { blobOf, type Cell, openSpreadsheet, writeXlsx } from '@dasbor/spreadsheet';
import { describe, expect, it } from 'vitest';
import en from '../../../../shared/payout-issues/locales/en.json' with { type: 'json' };
import id from '../../../../shared/payout-issues/locales/id.json' with { type: 'json' };
import createEn from '../locales/en.json' with { type: 'json' };
import createId from '../locales/id.json' with { type: 'json' };
import { errorFileOf } from '../../../../shared/intake/doctor/error-file.ts';
import { type Progress, readRows } from '../../../../shared/intake/doctor/read-rows.ts';
import { templateFile } from '../../../../shared/intake/doctor/template.ts';
import type { GridRow } from '../../../../shared/intake/rows/grid.ts';
import { csvFile, HEADER, manyRows, MESSY, UNUSABLE, xlsxFile } from '../../testing/create/files.ts';
import { createBanks } from '../../testing/create/scenarios.ts';
import { payoutIntake } from '../payout-intake.ts';

const read = async (file: Blob) => {
  const rows: GridRow<Payout>[] = [];
  const progress: Progress[] = [];
  const result = await readRows(file, payoutIntake(createBanks), (portion, now) => {
    rows.push(...portion);
    progress.push(now);
  });
  return { rows, progress, result };
};

const cellsOf = async (file: Blob, sheet?: string): Promise<(readonly (Cell | undefined)[])[]> => {
  const opened = await openSpreadsheet(file, sheet === undefined ? {} : { sheet });
  const rows = [];
  for await (const chunk of opened.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
  return rows;
};
const textsOf = async (file: Blob, sheet?: string) =>
  (await cellsOf(file, sheet)).map((cells) => cells.map((cell) => cell?.text ?? ''));

describe('a file', () => {
  it('is read with all problems of each row', async () => {
    const { rows, result } = await read(csvFile(MESSY));

    expect(rows.map(({ number, issues }) => [number, issues.map(({ code }) => code).join(' ')])).toEqual([
      [2, ''],
      [3, 'BANK_UNKNOWN'],
      [4, 'ACCOUNT_NUMBER_INVALID AMOUNT_HAS_DECIMALS EMAIL_INVALID'],
      [5, ''],
      [6, 'REQUIRED AMOUNT_INVALID'],
      [7, 'BANK_UNKNOWN PHONE_INVALID'],
      [8, ''],
      [9, 'ACCOUNT_NUMBER_SCIENTIFIC'],
    ]);
    expect(result).toMatchObject({
      ok: true,
      facts: { format: 'csv', headerRow: 1 },
    });
    expect(result.ok && [...result.facts.related]).toMatchObject([
      [5, [{ code: 'DUPLICATE_IN_FILE', params: { row: 2 } }]],
    ]);
  });

  it.each([
    ['a comma for the group', 'Siti,bca,8422647010,12000,500', '12000'],
    ['a comma for the decimals', 'Siti,bca,8422647010,25.000,75', '25.000'],
  ])('has no amount where a row has more cells than titles, as of %s', async (_, line, text) => {
    const { rows } = await read(new File([`nama,bank,no rekening,nominal\n${line}\n`], 'gaji.csv'));

    expect(rows[0]).toMatchObject({
      value: null,
      cells: { amount: { text, kind: 'spilled' } },
      issues: [{ field: 'amount', code: 'CELLS_BEYOND_HEADER' }],
    });
  });

  it('is rejected before editing if a cell is longer than the server accepts', async () => {
    const lines = ['Siti,bca,8422647010,12000,', `Budi,bca,8422647011,12001,${'x'.repeat(401)}`];
    const { result } = await read(
      new File([['nama,bank,no rekening,nominal,catatan', ...lines].join('\n')], 'gaji.csv'),
    );

    expect(result).toEqual({
      ok: false,
      problem: { code: 'CELL_TOO_LONG', place: 'E3', params: { maximum: 400, row: 3, column: 4 } },
    });
  });

  it.each([
    [
      'Indonesian',
      'Nama pemilik rekening,Bank,Nomor rekening,Nominal;;;',
      'Siti;BRI;002301004567501;1250000',
    ],
    ['English', 'Nama pemilik rekening;Bank;Nomor rekening;Nominal,,,', 'Siti,BRI,002301004567501,1250000'],
  ])('reads a csv template that Excel saved with %s settings', async (_, titles, line) => {
    const file = new File([`Gaji November\r\n${titles}\r\n${line}\r\n`], 'gaji.csv');
    const { rows, result } = await read(file);

    expect(rows[0]).toMatchObject({ issues: [], cells: { amount: { text: '1250000' } } });
    if (!result.ok) throw new Error('The file is fine');
    const withErrors = await errorFileOf({
      file,
      facts: result.facts,
      edits: [],
      errors: new Map([[3, 'Rekening tutup']]),
      header: 'error',
    });
    expect((await read(new File([withErrors], 'gaji-error.csv'))).rows).toEqual(rows);
  });

  it('has a warning if it gives one account different names', async () => {
    const lines = ['Siti,bca,8422647010,12000', 'Budi,bca,8422647010,12001', ''];
    const { result } = await read(
      new File([['nama,bank,no rekening,nominal', ...lines].join('\n')], 'gaji.csv'),
    );

    expect(result.ok && [...result.facts.related]).toEqual([
      [3, [{ field: 'account_owner_name', code: 'ACCOUNT_UNDER_OTHER_NAME', params: { row: 2 } }]],
    ]);
  });

  it('warns that other sheets are ignored, except the code sheet of our template', async () => {
    const columns = HEADER.split(',').map((header) => ({ header }));
    const row = ['Budi', 'bca', '8422647002', '150000', '', '', ''];
    const notesOf = async (other: string) => {
      const more = [{ sheet: other, columns, rows: [row] }];
      const { result } = await read(await blobOf('xlsx', writeXlsx(columns, [row], { sheet: 'Gaji', more })));
      return result.ok && result.facts.notes;
    };

    expect(await notesOf('Februari')).toEqual([
      { code: 'OTHER_SHEETS', params: { sheet: 'Gaji', many: 1, others: '“Februari”' } },
    ]);
    expect(TEMPLATE_BANK_SHEETS).toEqual([createId.template.banks, createEn.template.banks]);
    expect(await notesOf(createId.template.banks)).toEqual([]);
  });

  it('keeps the exact text and the Excel type of each xlsx cell', async () => {
    const { rows } = await read(await xlsxFile([['Budi', 'bca', '0012345678', 150_000]]));

    expect(rows[0]?.cells).toMatchObject({
      account_number: { text: '0012345678', kind: 'text' },
      amount: { text: '150000', kind: 'number' },
    });
  });

  it('reports the row count in chunks while it is read', async () => {
    const { progress } = await read(csvFile(manyRows(600)));

    expect(progress.map(({ rows }) => rows)).toEqual([250, 500, 600]);
    expect(progress.at(-1)?.share).toBe(1);
  });

  it.each([
    ['an old xls', UNUSABLE.legacyXls, { code: 'legacy-xls' }],
    ['a pdf under another name', UNUSABLE.pdf, { code: 'not-a-spreadsheet' }],
    ['a quote that nothing closes', UNUSABLE.openQuote, { code: 'csv-quote-open', place: 'B2' }],
    ['a list of something else', UNUSABLE.otherColumns, { code: 'HEADER_UNKNOWN', place: '1' }],
    ['more rows than a batch has', csvFile(manyRows(10_001)), { code: 'TOO_MANY_ROWS', place: '10002' }],
  ])('is rejected as %s, with its location', async (_, file, problem) => {
    expect((await read(file)).result).toMatchObject({ ok: false, problem });
  });
});

describe('the file with an error column', () => {
  const errors = new Map([[3, 'Bank: tidak dikenal.']]);

  it('has the fixes, omits removed rows and shows each error beside its row', async () => {
    const file = csvFile(MESSY);
    const { result } = await read(file);
    if (!result.ok) throw new Error('The file is fine');
    const edits = [
      { row: 2, cells: { amount: '200000' } },
      { row: 4, removed: true as const },
    ];

    const made = await errorFileOf({
      file,
      facts: result.facts,
      edits,
      errors,
      header: 'error',
    });

    const texts = await textsOf(made);
    expect(texts[0]?.at(-1)).toBe('error');
    expect(texts[1]?.[3]).toBe('200000');
    expect(texts[2]?.at(-1)).toBe('Bank: tidak dikenal.');
    expect(texts.map(([name]) => name)).not.toContain('Agus Wijaya');
  });

  it('is read again as the same payouts in every format', async () => {
    const file = await xlsxFile([
      ['Budi', 'bca', '0012345678', 150_000],
      ['Siti', 'Mandri', '1370012345678', 200_000],
    ]);
    const before = await read(file);
    if (!before.result.ok) throw new Error('The file is fine');

    const made = await errorFileOf({
      file,
      facts: before.result.facts,
      edits: [],
      errors,
      header: 'error',
    });

    expect((await read(made)).rows).toEqual(before.rows);
  });
});

it('reads the file with an error column again if a title is above its header', async () => {
  const lines = ['Gaji November', 'nama,bank,no rekening,nominal', 'Siti,Mandri,8422647010,12000', ''];
  const file = new File([lines.join('\n')], 'gaji.csv');
  const before = await read(file);
  if (!before.result.ok) throw new Error('The file is fine');
  const { facts } = before.result;
  const errors = new Map([[3, 'Bank: tidak dikenal.']]);

  const made = await errorFileOf({ file, facts, edits: [], errors, header: 'error' });

  expect((await textsOf(made)).map((cells) => cells.at(-1))).toEqual(['', 'error', 'Bank: tidak dikenal.']);
  expect((await read(made)).rows).toEqual(before.rows);
});

describe.each([
  ['Indonesian', id, 'id', ';'],
  ['English', en, 'en', ','],
] as const)('the template in %s', (_, words, language, separator) => {
  const request = {
    language,
    columns: payoutIntake(createBanks).columns.map(({ field, template }) => ({
      header: words.field[field as PayoutField],
      ...template,
    })),
    sheet: 'Penerima',
    more: [
      {
        sheet: 'Kode bank',
        columns: [{ header: 'Kode bank' }, { header: 'Bank' }],
        rows: [['bca', 'Bank Central Asia']],
      },
    ],
  } as const;

  it.each(['xlsx', 'csv'] as const)('has recognised columns and no rows, as %s', async (format) => {
    const rows = await cellsOf(await templateFile({ format, ...request }));

    expect(readHeader(PAYOUT_FORM, rows[0] ?? [])).toEqual({
      places: Object.fromEntries(PAYOUT_COLUMNS.map(({ field }, place) => [field, place])),
      missing: [],
      twice: [],
    });
    expect(rows).toHaveLength(1);
  });

  it('has each title in its own cell when Excel opens the csv', async () => {
    const file = await templateFile({ format: 'csv', ...request });

    expect((await file.text()).split(separator)).toHaveLength(PAYOUT_COLUMNS.length);
  });

  it('has the codes of the banks on a second sheet', async () => {
    const file = await templateFile({ format: 'xlsx', ...request });

    expect(await textsOf(file, 'Kode bank')).toContainEqual(['bca', 'Bank Central Asia']);
  });
});
