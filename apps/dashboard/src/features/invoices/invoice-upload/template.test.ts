import { INVOICE_COLUMNS, INVOICE_FORM, type InvoiceLine } from '@dasbor/domain/invoices';
import { readHeader } from '@dasbor/domain/sheets';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../../shared/intake/doctor/read-rows.ts';
import { EMPTY_GRID, type Grid, gridReducer, gridRow, relatedIn } from '../../../shared/intake/rows/grid.ts';
import { templateFile } from '../../../shared/intake/doctor/template.ts';
import { invoiceFile, MIXED } from '../testing/uploads.ts';
import { invoiceIntake } from './invoice-intake.ts';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

describe.each([
  ['id', id],
  ['en', en],
] as const)('the template in %s', (language, { field }) => {
  const titles = INVOICE_COLUMNS.map(({ field: name }) => ({ text: field[name] }));

  it('has titles that are read as their columns', () => {
    const { places, missing, twice } = readHeader(INVOICE_FORM, titles);

    expect(Object.entries(places)).toEqual(INVOICE_COLUMNS.map((column, index) => [column.field, index]));
    expect([...missing, ...twice]).toEqual([]);
  });

  it.each(['xlsx', 'csv'] as const)('is a file of %s without rows', async (format) => {
    const columns = invoiceIntake().columns.map((column) => ({
      header: field[column.field as keyof typeof field],
      ...column.template,
    }));
    const file = await templateFile({ format, language, columns, sheet: 'Invoices', more: [] });

    expect(await readRows(file, invoiceIntake(), () => undefined)).toMatchObject({
      ok: false,
      problem: { code: 'NO_ROWS' },
    });
  });
});

it('a file has the issues of its rows, and those beside another row', async () => {
  const codes: string[] = [];
  const result = await readRows(invoiceFile(MIXED), invoiceIntake(), (rows) => {
    for (const { number, issues } of rows)
      codes.push(...issues.map(({ field, code }) => `${number} ${field} ${code}`));
  });

  expect(codes).toEqual([
    '4 due_date DPAY_DATE_INVALID',
    '4 item_price AMOUNT_HAS_DECIMALS',
    '6 customer_mobile DPAY_PHONE_INVALID',
    '7 item_price DPAY_AMOUNT_BELOW_MINIMUM',
  ]);
  expect(result.ok && [...result.facts.related].map(([row, [issue]]) => [row, issue?.code])).toEqual([
    [5, 'UNLIKE_FIRST_ROW'],
  ]);
});

describe('an edit', () => {
  const cells = (number: string, item: string) => ({
    number: { text: number, kind: 'text' },
    item_name: { text: item, kind: 'text' },
    item_price: { text: '20000', kind: 'text' },
  });
  const intake = invoiceIntake();
  const rows = ['A-1', 'A-1', 'B-1'].map((number, index) => {
    const written = cells(number, `Kopi ${index}`);
    return gridRow({ number: index + 2, cells: written }, intake.checkRow(written));
  });
  const grid: Grid<InvoiceLine> = { ...EMPTY_GRID, rows, related: relatedIn(intake, rows) };
  const edit = (row: number, field: string, text: string, from = grid) =>
    gridReducer(intake)(from, { kind: 'set', edits: [{ row, field, text }] });
  const fieldsOf = (after: typeof grid, row: number) =>
    (after.related.get(row) ?? []).map(({ field, code }) => `${field} ${code}`);

  it('of a number moves the row to another invoice, and both are checked again', () => {
    expect(fieldsOf(grid, 3)).toEqual([]);
    expect(fieldsOf(edit(3, 'number', 'C-1'), 3)).toContain('name DPAY_REQUIRED');
    expect(fieldsOf(edit(2, 'number', 'B-1'), 3)).toContain('name DPAY_REQUIRED');
    expect(fieldsOf(edit(2, 'number', 'B-1'), 4)).toEqual([]);
  });

  it('of the first row is compared with the others of its invoice only', () => {
    const named = edit(3, 'name', 'Kopi', edit(2, 'name', 'Sewa'));

    expect(fieldsOf(named, 3)).toEqual(['name UNLIKE_FIRST_ROW']);
    expect(fieldsOf(edit(2, 'name', 'Kopi', named), 3)).toEqual([]);
  });
});
