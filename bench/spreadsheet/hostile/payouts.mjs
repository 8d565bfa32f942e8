// Realistic payouts in which each cell has a text that a careless reader changes.

/** The header of the file and of the result. */
export const HEADER = ['account_owner_name', 'bank_code', 'account_number', 'amount', 'notes'];

const NAMES = [
  'Siti Aminah',
  'O’Brien, "Budi"',
  '王小明',
  ' Budi ',
  'Nguyễn 😀',
  '=cmd|calc',
  '@SUM(A1)',
  '-1+1',
  'TRUE',
  '1/2',
];
const BANKS = ['BCA', '014', 'bank central asia', '8', '0x0E'];
const ACCOUNTS = ['0012345678', '8422647010', '1234567890123456789', '8.42265E+9', '00000', '1e10', '٣٤٥'];
const AMOUNTS = [
  '150000',
  '10.000',
  '1,5',
  '0x10',
  '9007199254740993',
  '9007199254740991',
  '1E+21',
  '1e400',
  '-1',
  '+5',
  '010',
  '999999999999999',
  '0.1',
  'NaN',
  'Rp 50.000',
  '１０',
];

export const payoutOf = (random, n = 0) => [
  random.one(NAMES),
  random.one(BANKS),
  random.one(ACCOUNTS),
  random.one(AMOUNTS),
  `catatan ${n} ${random.below(1e9)}`,
];

/** Numbers as stored and as displayed: exact, never floats. */
export const NUMBERS = [
  ['9007199254740993'],
  ['0.1'],
  ['1E5', '100000'],
  ['1.5E7', '15000000'],
  ['50000.0', '50000'],
  ['8.42264001E9', '8422640010'],
  ['1.0E15'],
  ['1.5E-7'],
  ['00123'],
  ['1,5'],
  ['0x10'],
  ['123456789012345678'],
  ['-0'],
  ['1e400'],
].map(([stored, shown = stored]) => ({ stored, shown }));

/** Number formats, and the expected result for a number in each: with its zeros, or reported as altered. */
export const FORMATS = [
  ...[
    'General',
    '#,##0',
    '"Rp"* #,##0_-',
    '[$Rp-421]#,##0;[Red]-[$Rp-421]#,##0',
    '#,##0\\,-',
    '#,##0" IDR"',
  ].map((code) => ({ code, digits: 0 })),
  ...['0000-0000-0000', '0000\\-0000\\-0000', '0000 0000 0000', '#000000000000', '0,000,000,00000'].map(
    (code) => ({ code, digits: 12 }),
  ),
  ...[
    '"USD "#,##0',
    '#,##0" ribu"',
    '#,##0,',
    '0%',
    '1#,##0',
    '[<1000]0;[<1000000]0.0,"K";0.0,,"M"',
    '-0',
    ';;;',
  ].map((code) => ({ code, altered: true })),
];

/** The expected result for a table whose first row is the header: no cell may differ in a character. */
export const rowsOf = (table, { kind = 'text', first = 2, keepEmpty = false } = {}) =>
  table.map((cells, index) => ({
    number: first + index,
    cells: Object.fromEntries(
      HEADER.flatMap((field, n) => {
        const cell = cells[n];
        if (cell === undefined || (cell === '' && !keepEmpty)) return [];
        return [[field, typeof cell === 'string' ? { text: cell, kind } : cell]];
      }),
    ),
  }));
