import { describe, expect, it } from 'vitest';
import {
  accountIn,
  contentKey,
  findLayout,
  headerKey,
  mappingProblem,
  readLines,
  type SheetRow,
} from '../index.ts';
import { isMapping } from './mapping.ts';

const TODAY = '2026-11-28';

/** Cells are separated by `|`. */
const sheet = (text: string): readonly SheetRow[] =>
  text
    .trim()
    .split('\n')
    .map((line, n) => ({
      number: n + 1,
      cells: line.split('|').map((cell) => ({ text: cell.trim(), kind: 'text' })),
    }));

const read = (text: string) => {
  const found = findLayout(sheet(text), () => undefined);
  if (found.kind === 'no-statement') return found.kind;
  const result = readLines(sheet(text), found.layout, TODAY);
  if (!result.ok)
    return `${result.problem.code} ${Object.values(result.problem.params ?? {}).join(' ')}`.trim();
  const { lines, period, pending, duplicates } = result.value;
  return [
    `${found.layout.bank} ${period.from}..${period.to}${pending ? ` pending ${pending}` : ''}${duplicates.size ? ` twice ${[...duplicates].join()}` : ''}`,
    ...lines.map(
      (line) =>
        `${line.row} ${line.date} ${line.direction} ${line.amount}${line.sen ? `,${line.sen}` : ''} ${line.description}`,
    ),
  ];
};

describe('the layout of', () => {
  it.each<[string, string, string[]]>([
    [
      'KlikBCA Individual',
      `No. rekening : 8422647002
Periode : 01/11/2026 - 30/11/2026
Kode Mata Uang : IDR
Tanggal Transaksi|Keterangan|Cabang|Jumlah||Saldo
'05/11|TRSF E-BANKING CR|'0000|1,500,000.00|CR|8,500,000.00
'06/11|BIAYA ADM|'0000|15,000.00|DB|8,485,000.00
'PEND|SETORAN|'0000|20,000.00|CR|8,505,000.00
Saldo Awal|:|7,000,000.00
Mutasi Kredit|:|1,500,000.00`,
      [
        'BCA 2026-11-01..2026-11-28 pending 1',
        '5 2026-11-05 in 1500000 TRSF E-BANKING CR',
        '6 2026-11-06 out 15000 BIAYA ADM',
      ],
    ],
    [
      'KlikBCA with the mark in the amount',
      `Periode : 01/11/2026 - 20/11/2026
Tanggal Transaksi|Keterangan|Cabang|Jumlah|Saldo
05/11|TRSF|0032|250,000.00 CR|1,250,000.00`,
      ['BCA 2026-11-01..2026-11-20', '3 2026-11-05 in 250000 TRSF'],
    ],
    [
      'KlikBCA Bisnis in English',
      `Date|Description|Branch|Amount||Balance
02/11/2026|TRSF|'0000|72100000.00|DB|20826599.94`,
      ['BCA 2026-11-02..2026-11-02', '2 2026-11-02 out 72100000 TRSF'],
    ],
    [
      'Kopra by Mandiri',
      `AccountNo|Ccy|PostDate|Remarks|AdditionalDesc|Credit Amount|Debit Amount|Close Balance
1610000|IDR|16 November 2026 09:34:53|MCM InhouseTrf|DARI DASBOR|2646000.00|0.00|2646000
1610000|IDR|17 November 2026 09:34:53|Biaya||0.00|6500.50|2639499.50`,
      [
        'Mandiri 2026-11-16..2026-11-17',
        '2 2026-11-16 in 2646000 MCM InhouseTrf DARI DASBOR',
        '3 2026-11-17 out 6500,50 Biaya',
      ],
    ],
    [
      'Mandiri Internet Bisnis',
      `Account No|Date|Val. Date|Transaction Code|Description|Description|Reference No.|Debit|Credit
006|01/11/26|01/11/26|6902|DR 0000|SUSHI|WLST1|.00|453,684.00`,
      ['Mandiri 2026-11-01..2026-11-01', '2 2026-11-01 in 453684 DR 0000 SUSHI WLST1'],
    ],
    [
      'BRI CMS',
      `ID|NOREK|TGL_TRAN|TGL_EFEKTIF|JAM_TRAN|SEQ|DESK_TRAN|SALDO_AWAL_MUTASI|MUTASI_DEBET|MUTASI_KREDIT|SALDO_AKHIR_MUTASI|GLSIGN|TRREMK
1|58801|2026-11-10 23:44:44|2026-11-10|234444|1438|NBMB DASBOR|7173313.00|70000.00|0.00|7103313.00|Db|`,
      ['BRI 2026-11-10..2026-11-10', '2 2026-11-10 out 70000 NBMB DASBOR'],
    ],
    [
      'BRI Internet Banking',
      `Tanggal Transaksi|Uraian Transaksi|Teller|Debet|Kredit|Saldo
01/11/26|SALDO AWAL||||1.000.000,00
10/11/26|TRANSFER|888||250.000,00|1.250.000,00`,
      ['BRI 2026-11-10..2026-11-10', '3 2026-11-10 in 250000 TRANSFER'],
    ],
    [
      'BNIDirect, csv',
      `Post Date|Value Date|Branch|Journal No.|Description|Debit|Credit|
05/11/26 10.15.00|05/11/26|001|ABC001|SETORAN TUNAI||300,000.00|`,
      ['BNI 2026-11-05..2026-11-05', '2 2026-11-05 in 300000 SETORAN TUNAI ABC001'],
    ],
    [
      'BNIDirect, spreadsheet, with titles on each page',
      `Posting Date|Effective Date|Branch|Journal|Transaction Description|Amount|DB/CR|Balance
05/11/2026|05/11/2026|1|J1|TRF|300,000.00|K|1
Posting Date|Effective Date|Branch|Journal|Transaction Description|Amount|DB/CR|Balance
06/11/2026|06/11/2026|1|J2|FEE|2,500.00|D|1`,
      ['BNI 2026-11-05..2026-11-06', '2 2026-11-05 in 300000 TRF J1', '4 2026-11-06 out 2500 FEE J2'],
    ],
    [
      'another bank, by the titles and a sign',
      `Tanggal|Keterangan|Nominal|Saldo
05/11/2026|Masuk|300.000,00|300.000,00
06/11/2026|Keluar|-2.500,00|297.500,00
Total||297.500,00|`,
      ['null 2026-11-05..2026-11-06', '2 2026-11-05 in 300000 Masuk', '3 2026-11-06 out 2500 Keluar'],
    ],
  ])('%s is read', (_, text, want) => {
    expect(read(text)).toEqual(want);
  });
});

const BRI = 'Tanggal Transaksi|Uraian Transaksi|Teller|Debet|Kredit|Saldo';

describe('a file', () => {
  it.each([
    ['of payouts', 'Nama|Bank|Rekening|Nominal\nBudi|bca|8422647002|150000', 'no-statement'],
    ['of a letter', 'Yth. Bapak\nterlampir mutasi', 'no-statement'],
    ['with titles only', BRI, 'NO_LINES'],
    ['with an amount and no day', `${BRI}\n05/11/26|A|1|5,00||1\n|B|1|6,00||1`, 'NO_DATE 3'],
    ['with an impossible day', `${BRI}\n31/02/2026|A|1|5,00||1`, 'DATE_INVALID 2 31/02/2026'],
    [
      'without a year anywhere',
      `Tanggal Transaksi|Keterangan|Cabang|Jumlah||Saldo\n05/11|A|1|5.00|CR|1`,
      'YEAR_MISSING 2',
    ],
    ['with an amount that is none', `${BRI}\n05/11/26|A|1|5,00,00||1`, 'AMOUNT_INVALID 2'],
    ['with both amounts', `${BRI}\n05/11/26|A|1|5,00|6,00|1`, 'BOTH_AMOUNTS 2'],
    ['without CR, DB or a sign', 'Tanggal|Keterangan|Nominal\n05/11/2026|A|5', 'NO_DIRECTION 2'],
    ['in dollars', `Mata Uang : USD\n${BRI}\n05/11/26|A|1|5,00||1`, 'OTHER_CURRENCY USD'],
    ['in rupiah and dollars', `Mata Uang : IDR\n${BRI}\n05/11/26|A|1|USD 5.00||1`, 'TWO_CURRENCIES IDR, USD'],
    [
      'with two currencies in a column',
      'AccountNo|Ccy|PostDate|Remarks|AdditionalDesc|Credit Amount|Debit Amount|Close Balance\n1|IDR|16 November 2026|A||5|0|5\n1|SGD|16 November 2026|A||5|0|5',
      'TWO_CURRENCIES IDR, SGD',
    ],
    ['of tomorrow', `${BRI}\n29/11/26|A|1|5,00||1`, 'PERIOD_IN_FUTURE 2 2026-11-29'],
    ['of before there were data', `${BRI}\n31/12/2019|A|1|5,00||1`, 'PERIOD_TOO_EARLY 2019-12-31 2020-01-01'],
    ['of two years', `${BRI}\n05/11/2024|A|1|5,00||1\n05/11/2026|B|1|5,00||1`, 'PERIOD_TOO_LONG 731 366'],
  ])('%s is refused', (_, text, want) => {
    expect(read(text)).toBe(want);
  });

  it('with a row twice says which', () => {
    expect(read(`${BRI}\n05/11/26|A|1|5,00||1\n05/11/26|A|1|5,00||1\n05/11/26|A|1|5,00||2`)).toMatchObject([
      'BRI 2026-11-05..2026-11-05 twice 3',
      '2 2026-11-05 out 5 A',
      '3 2026-11-05 out 5 A',
      '4 2026-11-05 out 5 A',
    ]);
  });

  it('of a negative debit came back, unless the file writes every debit so', () => {
    expect(read(`${BRI}\n05/11/26|A|1|15000.00||1\n06/11/26|B|1|-15000.00||1`).slice(1)).toEqual([
      '2 2026-11-05 out 15000 A',
      '3 2026-11-06 in 15000 B',
    ]);
    expect(read(`${BRI}\n05/11/26|A|1|-15000.00||1\n06/11/26|B|1||20000.00|1`).slice(1)).toEqual([
      '2 2026-11-05 out 15000 A',
      '3 2026-11-06 in 20000 B',
    ]);
  });

  it('of a spreadsheet has no decimals by chance, and no amount that is displayed as another', () => {
    const rows = (kind: string, text: string) =>
      sheet(`${BRI}\n05/11/26|A|1||x|1`).map((row) => ({
        ...row,
        cells: row.cells.map((cell) => (cell?.text === 'x' ? { text, kind } : cell)),
      }));
    const amountOf = (kind: string, text: string) => {
      const found = findLayout(rows(kind, text), () => undefined);
      const result = found.kind === 'known' && readLines(rows(kind, text), found.layout, TODAY);
      return result && (result.ok ? result.value.lines[0] : result.problem.code);
    };

    expect(amountOf('number', '1234.567')).toBe('AMOUNT_INVALID');
    expect(amountOf('number', '1234.5600000000001')).toMatchObject({ amount: 1234, sen: 56 });
    expect(amountOf('altered', '1234')).toBe('AMOUNT_INVALID');
    expect(amountOf('formula', '1234')).toMatchObject({ amount: 1234 });
  });
});

describe('the columns that a person chose', () => {
  const text = 'Hari|Info|Nilai|Arah\n05/11/2026|A|5|K\n06/11/2026|B|6|D';

  it('are remembered by their titles', () => {
    const found = findLayout(sheet(text), () => undefined);
    expect(found).toMatchObject({ kind: 'unknown', layout: { headerAt: 0, mapping: { date: 0 } } });
    if (found.kind !== 'unknown') throw new Error('The layout is known');
    const mapping = { date: 0, description: 1, amount: 2, mark: 3 };
    const key = headerKey(found.layout.titles);

    const again = findLayout(sheet(text), (header) => (header === key ? mapping : undefined));
    expect(again).toMatchObject({ kind: 'known', layout: { mapping, bank: null } });
  });

  it.each([
    [{ description: 1, amount: 2 }, 'DATE_NEEDED'],
    [{ date: 0, amount: 2 }, 'DESCRIPTION_NEEDED'],
    [{ date: 0, description: 1, credit: 2 }, 'AMOUNT_NEEDED'],
    [{ date: 0, description: 1, amount: 1 }, 'COLUMN_TWICE'],
    [{ date: 0, description: 1, amount: 2 }, undefined],
    [{ date: 0, description: 1, credit: 2, debit: 3 }, undefined],
  ])('%j: %s', (mapping, want) => {
    expect(mappingProblem(mapping)).toBe(want);
    expect(isMapping(mapping)).toBe(want === undefined);
  });

  it.each([
    null,
    [],
    { date: '0', description: 1, amount: 2 },
    { date: 0, description: 1, amount: 2, other: 3 },
  ])('are not taken from %j', (value) => {
    expect(isMapping(value)).toBe(false);
  });
});

it('names the account that the statement is of, if it is the only one', () => {
  const accounts = ['8422647002', '1370012345678'];

  expect(accountIn(['No. rekening : 842-264-7002'], accounts)).toBe('8422647002');
  expect(accountIn(['8422647002', '1370012345678'], accounts)).toBeUndefined();
  expect(accountIn(['Periode 01/11/2026'], accounts)).toBeUndefined();
});

it('has another key for another content', () => {
  const [one] = [
    { row: 2, date: TODAY, direction: 'in' as const, amount: 5 as never, sen: 0, description: 'A' },
  ];

  expect(contentKey([one])).toBe(contentKey([{ ...one }]));
  expect(contentKey([one])).not.toBe(contentKey([{ ...one, description: 'B' }]));
});
