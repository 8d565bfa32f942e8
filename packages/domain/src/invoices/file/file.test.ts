import { describe, expect, it } from 'vitest';
import { type Cell, type Row } from '../../sheets/index.ts';
import {
  checkInvoiceFile,
  checkInvoiceRow,
  INVOICE_COLUMNS,
  INVOICE_FILE,
  invoiceAmounts,
  invoiceFormProblems,
  invoiceSheetReader,
  invoiceSuggestion,
} from '../index.ts';

type Texts = Readonly<Record<string, string | Cell>>;
const rowOf = (texts: Texts): Row =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      typeof text === 'string' ? ({ text, kind: 'text' } as const) : text,
    ]),
  );
const HEADER = {
  name: 'Kopi kantor',
  start_date: '20/11/2026',
  due_date: '30 November 2026',
  customer_name: 'Sari Dewi',
  customer_mobile: '0812-3456-7890',
};
const GOOD = { ...HEADER, item_name: 'Kopi Gayo', item_price: 'Rp 100.000' };
const ITEM = { item_name: 'Gula', item_price: '20000' };
const codesOf = (texts: Texts): string[] =>
  checkInvoiceRow(rowOf(texts)).issues.map(({ field, code }) => `${field} ${code}`);
const check = (...rows: Texts[]) =>
  checkInvoiceFile(rows.map((texts, index) => ({ number: index + 2, cells: rowOf(texts) })));
const problemsOf = (...rows: Texts[]): string[] =>
  check(...rows).problems.map(({ row, field, code }) => `${row} ${field} ${code}`);

describe('a row without a number', () => {
  it('is an invoice of one item, as the form would make it', () => {
    const { records, problems } = check({
      ...GOOD,
      customer_email: 'sari@contoh.example',
      customer_npwp: '01.234.567.8-901.000',
      item_sku: 'K-1',
      item_quantity: '5.0',
      ppn_mode: 'ditambahkan',
      allow_partial_payment: 'Ya',
      minimum_payment: '100.000',
      notes: { text: '2026-12-01', kind: 'date' },
    });

    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      {
        row: 2,
        others: [],
        value: {
          start_date: '2026-11-20',
          due_date: '2026-11-30',
          customer: { name: 'Sari Dewi', mobile: '+6281234567890', npwp: '01.234.567.8-901.000' },
          items: [{ sku: 'K-1', name: 'Kopi Gayo', quantity: 5, price: 100_000 }],
          ppn_mode: 'on_top',
          total_amount: 555_000,
          allow_partial_payment: true,
          minimum_payment: 100_000,
          notes: '2026-12-01',
        },
      },
    ]);
    expect(records[0]?.value).not.toHaveProperty('number');
    expect(records.map(({ value }) => invoiceFormProblems(value))).toEqual([[]]);
  });

  it('reads dates of spreadsheets, also with a time', () => {
    const { records } = check({
      ...GOOD,
      start_date: { text: '2026-11-20T08:30:00', kind: 'date' },
      due_date: { text: '2028-02-29', kind: 'date' },
    });

    expect(records).toEqual([]);
    expect(
      check({ ...GOOD, start_date: { text: '2026-11-20T08:30:00', kind: 'date' } }).records[0]?.value,
    ).toMatchObject({ start_date: '2026-11-20' });
  });

  it.each<[string, Texts, string[]]>([
    [
      'nothing',
      {},
      [
        'name DPAY_REQUIRED',
        'start_date DPAY_REQUIRED',
        'due_date DPAY_REQUIRED',
        'customer_name DPAY_REQUIRED',
        'customer_mobile DPAY_REQUIRED',
        'item_name DPAY_REQUIRED',
        'item_price DPAY_REQUIRED',
      ],
    ],
    ['29 February of a common year', { due_date: '29/02/2027' }, ['due_date DPAY_DATE_INVALID']],
    ['a number as a date', { due_date: { text: '46356', kind: 'number' } }, ['due_date DPAY_DATE_INVALID']],
    ['an end before its start', { due_date: '2026-11-19' }, ['due_date DPAY_INVOICE_DUE_BEFORE_START']],
    ['more than a year', { due_date: '2027-11-22' }, ['due_date DPAY_INVOICE_TERM_TOO_LONG']],
    ['a total below the minimum', { item_price: '9.999' }, ['item_price DPAY_AMOUNT_BELOW_MINIMUM']],
    [
      'a total above the maximum',
      { item_price: '999999999999', item_quantity: '9999' },
      ['item_price DPAY_AMOUNT_TOO_LARGE'],
    ],
    ['a word as price', { item_price: 'gratis' }, ['item_price AMOUNT_INVALID']],
    ['decimals', { item_price: '100.000,50' }, ['item_price AMOUNT_HAS_DECIMALS']],
    ['a word as quantity', { item_quantity: 'dua' }, ['item_quantity DPAY_FIELD_TOO_SMALL']],
    ['a formula', { item_price: { text: '100000', kind: 'formula' } }, ['item_price FORMULA']],
    [
      'a number that became a date',
      { number: { text: '2026-01-01', kind: 'date' } },
      ['number CELL_IS_DATE'],
    ],
    ['an unknown PPN', { ppn_mode: '11%' }, ['ppn_mode PPN_UNKNOWN']],
    ['an inherited word', { ppn_mode: 'constructor' }, ['ppn_mode PPN_UNKNOWN']],
    ['perhaps', { allow_partial_payment: 'mungkin' }, ['allow_partial_payment YES_OR_NO']],
    ['parts without a minimum', { allow_partial_payment: 'ya' }, ['minimum_payment DPAY_REQUIRED']],
    [
      'a minimum above the total',
      { minimum_payment: '100001' },
      ['minimum_payment DPAY_INVOICE_MINIMUM_ABOVE_TOTAL'],
    ],
    [
      'a minimum that is not allowed',
      { minimum_payment: '50000', allow_partial_payment: 'tidak' },
      ['minimum_payment MINIMUM_WITHOUT_PARTS'],
    ],
    ['a wrong NPWP', { customer_npwp: '123' }, ['customer_npwp DPAY_TAX_NUMBER_INVALID']],
    ['a wrong phone', { customer_mobile: '12' }, ['customer_mobile DPAY_PHONE_INVALID']],
    [
      'amounts in two cells',
      { item_price: { text: '100000', kind: 'parted' } },
      ['item_price AMOUNT_BESIDE_DIGITS'],
    ],
  ])('with %s has the issue of that column', (what, texts, codes) => {
    expect(codesOf(what === 'nothing' ? texts : { ...GOOD, ...texts })).toEqual(codes);
  });

  it.each<[Texts, boolean | undefined]>([
    [{ minimum_payment: '50000' }, true],
    [{}, false],
    [{ allow_partial_payment: { text: 'FALSE', kind: 'boolean' } }, false],
    [{ allow_partial_payment: { text: 'TRUE', kind: 'boolean' }, minimum_payment: '50000' }, true],
  ])('of %j may be paid in parts: %s', (texts, inParts) => {
    expect(check({ ...GOOD, ...texts }).records[0]?.value.allow_partial_payment).toBe(inParts);
  });
});

describe('rows with the same number', () => {
  it('are one invoice, wherever they stand', () => {
    const { records, problems } = check(
      { ...GOOD, number: 'A-1' },
      { ...GOOD, number: 'B-1' },
      { ...ITEM, number: 'a-1' },
      {
        ...ITEM,
        number: 'A-1',
        name: 'Kopi kantor',
        start_date: '2026-11-20',
        customer_mobile: '+6281234567890',
      },
    );

    expect(problems).toEqual([]);
    expect(
      records.map(({ row, others, value }) => [row, others, value.items.length, value.total_amount]),
    ).toEqual([
      [2, [4, 5], 3, 140_000],
      [3, [], 1, 100_000],
    ]);
  });

  it('may not say otherwise than the first', () => {
    expect(
      problemsOf(
        { ...GOOD, number: 'A-1' },
        { ...ITEM, number: 'A-1', due_date: '2026-12-01', notes: 'Lain' },
      ),
    ).toEqual(['3 due_date UNLIKE_FIRST_ROW', '3 notes UNLIKE_FIRST_ROW']);
  });

  it('have at most 8 items', () => {
    const rows = Array.from({ length: 9 }, () => ({ ...ITEM, number: 'A-1' }));

    expect(problemsOf({ ...GOOD, number: 'A-1' }, ...rows)).toEqual([
      '10 number ITEMS_TOO_MANY',
      '11 number ITEMS_TOO_MANY',
    ]);
  });

  it('are refused together, each problem once and at its cell', () => {
    expect(
      problemsOf(
        { ...GOOD, number: 'A-1', customer_name: '', customer_email: 'sari' },
        { number: 'A-1', item_name: '', item_price: 'x' },
        { ...GOOD, number: 'B-1', item_price: '5000' },
        { number: 'B-1', item_name: 'Gula', item_price: '4999' },
      ),
    ).toEqual([
      '2 customer_email DPAY_EMAIL_INVALID',
      '3 item_name DPAY_REQUIRED',
      '3 item_price AMOUNT_INVALID',
      '2 customer_name DPAY_REQUIRED',
      '4 item_price DPAY_AMOUNT_BELOW_MINIMUM',
    ]);
  });

  it('together reach the minimum that one alone does not', () => {
    expect(
      problemsOf(
        { ...GOOD, number: 'A-1', item_price: '5000', minimum_payment: '10000' },
        { number: 'A-1', item_name: 'Gula', item_price: '5000' },
      ),
    ).toEqual([]);
  });

  it('count once, with the total of all', () => {
    const lines = [
      { ...GOOD, number: 'A-1' },
      { ...ITEM, number: 'A-1' },
      GOOD,
      { ...GOOD, item_price: 'x' },
    ].map((texts) => checkInvoiceRow(rowOf(texts)).line);

    expect(invoiceAmounts(lines)).toEqual([120_000, 100_000, null]);
  });
});

it.each([
  [{ item_price: 'Rp 1.500.000,-' }, { field: 'item_price', code: 'AMOUNT_INVALID' }, 'Rp 1.500.000'],
  [{ item_price: 'Rp 500,-' }, { field: 'item_price', code: 'AMOUNT_INVALID' }, 'Rp 500'],
  [
    { customer_mobile: 'WA: 0812 3456 7890' },
    { field: 'customer_mobile', code: 'DPAY_PHONE_INVALID' },
    '+6281234567890',
  ],
  [{ due_date: '29/02/2027' }, { field: 'due_date', code: 'DPAY_DATE_INVALID' }, undefined],
] as const)('a cell of %j has a suggestion only if it is sure', (texts, issue, want) => {
  expect(invoiceSuggestion(issue, rowOf(texts))).toBe(want);
});

it('columns are found by their titles', () => {
  const reader = invoiceSheetReader();
  const cells = (...texts: string[]) => texts.map((text) => ({ text, kind: 'text' }) as const);
  const header = [
    'No. Invoice',
    'Judul',
    'Tanggal',
    'Jatuh tempo',
    'Nama',
    'No. HP',
    'Barang',
    'Harga (Rp)',
    'Qty',
  ];
  reader.take({ number: 1, cells: cells(...header) });
  const taken = reader.take({ number: 2, cells: cells('A', 'B', 'C', 'D', 'E', 'F', 'G', '5', '6') });

  expect(taken.ok && taken.value?.cells).toMatchObject({
    number: { text: 'A' },
    item_quantity: { text: '6' },
  });
  expect(INVOICE_COLUMNS).toHaveLength(18);
});

/** The goal for the browser is 1 s with reading; the checks are most of it. */
it('checks 5,000 invoices of 8 items', () => {
  const rows = Array.from({ length: INVOICE_FILE.mostRows }, (_, index) => ({
    number: index + 2,
    cells: rowOf({ number: `A-${Math.floor(index / 8)}`, ...(index % 8 === 0 ? GOOD : ITEM) }),
  }));

  expect(checkInvoiceFile(rows).records).toHaveLength(5_000);
});
