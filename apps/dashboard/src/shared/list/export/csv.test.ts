import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cellOf = (cell: string | number | null) => toCsv(['h'], [[cell]], ',').split('\r\n')[1];

describe('a CSV file', () => {
  test('begins with the byte order mark that Excel requires', () => {
    expect(toCsv(['Nominal'], [], ',').charCodeAt(0)).toBe(0xfeff);
  });

  test('has a header line and one line per row', () => {
    expect(
      toCsv(
        ['Waktu', 'Nominal'],
        [
          ['a', 1],
          ['b', 2],
        ],
        ';',
      ),
    ).toBe('\uFEFFWaktu;Nominal\r\na;1\r\nb;2\r\n');
  });

  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+62812', `'+62812`],
    ['-1', `'-1`],
    ['@sum', `'@sum`],
    [' =1+1', `' =1+1`],
    ['\t=1', `'\t=1`],
  ])('the text %j is never a formula', (text, want) => {
    expect(cellOf(text)).toBe(want);
  });

  test('a negative amount is a number, not a formula', () => {
    expect(cellOf(-4440)).toBe('-4440');
  });

  test.each([
    ['19006100200000017', '\t19006100200000017'],
    ['0812345', '\t0812345'],
    ['123456', '123456'],
  ])('%s keeps every digit in a spreadsheet', (text, want) => {
    expect(cellOf(text)).toBe(want);
  });

  test('keeps commas, quotes and line breaks inside their cell', () => {
    expect(cellOf('Toko "Sari", Bogor')).toBe('"Toko ""Sari"", Bogor"');
    expect(toCsv(['h'], [['a\nb']], ',')).toContain('"a\nb"');
  });

  test.each([',', ';'] as const)('no text adds a cell when the separator is %s', (separator) => {
    expect(toCsv(['h'], [['a,b;c', 1]], separator)).toContain(`\r\n"a,b;c"${separator}1\r\n`);
  });

  test('writes an unknown value as an empty cell', () => {
    expect(cellOf(null)).toBe('');
  });
});
