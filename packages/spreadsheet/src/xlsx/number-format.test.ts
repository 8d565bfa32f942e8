import { SSF } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSpreadsheet } from '../open.ts';
import { allRows } from '../testing/sheetjs.ts';
import { xlsxOf } from '../testing/xlsx.ts';

const read = async (format: string, stored: string) => {
  const formatCode = format.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const rows = `<row r="1"><c r="A1" s="0"><v>${stored}</v></c></row>`;
  const [row] = await allRows(await openSpreadsheet(xlsxOf({ rows, formats: [formatCode] })));
  return row?.cells[0];
};

describe('a format with leading zeros', () => {
  it.each([
    ['0000-0000-0000', '12345678', '000012345678'],
    ['0000\\-0000\\-0000', '12345678', '000012345678'],
    ['0000"-"0000"-"0000', '12345678', '000012345678'],
    ['#0000000000', '1234568', '0001234568'],
    ['0000-00-000000-00-0', '12345678', '000000012345678'],
    ['0000 0000 00', '1234567', '0001234567'],
    ["'0000000000", '1234567', '0001234567'],
    ['000\\.000\\.0000', '12345678', '0012345678'],
    ['0000000000_-', '12345678', '0012345678'],
    ['0,000,000,000', '12345678', '0012345678'],
    ['0#########', '12345678', '0012345678'],
    ['0000000000.00', '12345678', '0012345678'],
    ['0000000000;-0000000000;;@', '12345678', '0012345678'],
    ['[$-421]0000000000', '12345678', '0012345678'],
    ['0000000000', '123456789012', '123456789012'],
    ['# ##0 00', '12345678', '12345678'],
    ['???0', '7', '7'],
  ])('is applied: %s of %s', async (format, stored, text) => {
    expect(await read(format, stored)).toMatchObject({ kind: 'number', text, raw: stored });
  });

  it('matches SheetJS, whatever literals it contains', async () => {
    const places = fc.string({ unit: fc.constantFrom('0'), minLength: 1, maxLength: 5 });
    const between = fc.constantFrom('-', ' ', '\\-', '\\ ', '"-"', '" / "', "'", '\\.', '_-', '');
    const format = fc
      .tuple(fc.constantFrom('', '#', '##'), places, fc.array(fc.tuple(between, places), { maxLength: 4 }))
      .map(([front, first, more]) => front + first + more.flat().join(''));

    await fc.assert(
      fc.asyncProperty(format, fc.integer({ min: 1, max: 999_999_999 }), async (code, stored) => {
        const cell = await read(code, String(stored));

        // SheetJS drops digits without a placeholder.
        fc.pre(cell?.kind === 'number' && String(stored).length <= code.replaceAll(/[^0]/g, '').length);
        expect(cell?.text).toBe(String(SSF.format(code, stored)).replaceAll(/\D/g, ''));
      }),
      { numRuns: 300 },
    );
  });
});

describe('an amount of rupiah is read as stored', () => {
  // As written by Excel, LibreOffice, Google Sheets and WPS, and edited by people.
  it.each([
    'General',
    'GENERAL',
    'General_)',
    '"Rp "General',
    '0',
    '0.00',
    '.00',
    '#,##0',
    '# ##0',
    '#\\.##0',
    '#"."###"."##0',
    '#,##0.00_);(#,##0.00)',
    '#,##0_);[Red](#,##0)',
    '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-',
    '_-* #,##0.00_-;\\-* #,##0.00_-;_-* "-"??_-;_-@_-',
    '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
    '_ * #,##0_ ;_ * \\-#,##0_ ;_ * "-"_ ;_ @_ ',
    '_-[$Rp-421]* #,##0_-;-[$Rp-421]* #,##0_-;_-[$Rp-421]* "-"_-;_-@_-',
    '_-[$Rp-421]* #,##0.00_-;\\-[$Rp-421]* #,##0.00_-;_-[$Rp-421]* "-"??_-;_-@_-',
    '_-"Rp"* #,##0_-;-"Rp"* #,##0_-;_-"Rp"* "-"_-;_-@_-',
    '_("Rp"* #,##0_);_("Rp"* \\(#,##0\\);_("Rp"* "-"_);_(@_)',
    '_("Rp"* #,##0.00_);_("Rp"* \\(#,##0.00\\);_("Rp"* "-"??_);_(@_)',
    '"Rp"#,##0;-"Rp"#,##0',
    '"Rp"#,##0;[Red]-"Rp"#,##0',
    '"Rp"#,##0.00;[Red]\\-"Rp"#,##0.00',
    '"Rp"\\ #,##0',
    '"Rp. "#,##0',
    '"Rp" #,##0.00',
    'Rp #,##0',
    '\\R\\p\\ #,##0',
    '[$Rp]#,##0;[Red]-[$Rp]#,##0',
    '[$Rp-421]#,##0;[RED]-[$Rp-421]#,##0',
    '[$Rp-421]\\ #,##0.00',
    '[$Rp-3809]#,##0',
    '[$Rp-id-ID]#,##0',
    '[$Rp.-421] #,##0',
    '[$IDR] #,##0',
    '[$IDR-421]\\ #,##0;[$IDR-421]\\ -#,##0',
    '#,##0\\ [$IDR]',
    '#,##0 "IDR"',
    '"IDR "#,##0',
    '#,##0" rupiah"',
    '"(Rp) "#,##0',
    '#,##0",-"',
    '"Rp "#,##0\\,-',
    '"Rp "#,##0",="',
    '#,##0.--',
    '[$Rp-421]#,##0.--;[RED]-[$Rp-421]#,##0.--',
    '**#,##0',
    '*-#,##0',
    '#,##0+',
    '[$-421]#,##0',
    '[$-id-ID]#,##0',
    '[$-en-US,1]#,##0',
    '[Color10]#,##0;[Color 3]-#,##0',
    '[Blue]#,##0;[Red]-#,##0;0',
    '#,##0;"kurang "#,##0;"nihil";"teks "@',
    '[=0]"-";#,##0',
    '[=0]"";General',
    '[<0]"minus "#,##0;#,##0',
    '[Red][<0]-#,##0;[Blue][>=0]#,##0;"lain"',
    '[>0]#,##0;[<0]-#,##0;"nol"',
    '[>=1000000]#,##0;[Red]#,##0',
    '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####',
  ])('in the format %s', async (format) => {
    expect(await read(format, '1500000')).toMatchObject({ kind: 'number', text: '1500000' });
  });

  it('if stored as a number in a text column', async () => {
    expect(await read('@', '1500000')).toMatchObject({ kind: 'number', format: 'text', text: '1500000' });
    expect(await read('_(@_)', '1500000')).toMatchObject({ kind: 'number', format: 'text' });
  });
});

describe('a number displayed as another value is reported as such', () => {
  it.each([
    '"USD "#,##0',
    '"US Dollar" #,##0',
    '\\U\\S\\D #,##0',
    '"SGD"#,##0',
    '[$USD-421] #,##0',
    '[$Rp-USD] #,##0',
    '[$RM-43E]#,##0',
    '"Rs. "#,##0',
    '#,##0" ribu"',
    '#,##0" rb"',
    '#,##0" juta"',
    '#,##0"K"',
    '#,##0 K',
    '"Rp "#,##0" ribu"',
    '[$Rp-421]#,##0" jt"',
    '"Rp"#,##0"/bulan"',
    '#,##0"%"',
    '#,##0"‰"',
    '#,##0"²"',
    '#,##0"000"',
    '#,##0".000"',
    '#,##0",00"',
    '1#,##0',
    '*1#,##0',
    '*K#,##0',
    '0"Rp"0',
    '0\\.00',
    '#\\,00',
    '#,##0,-',
    '#,##0,\\-',
    '0.0,',
    '-#,##0',
    '"Rp -"#,##0',
    '(#,##0)',
    '??/??',
    '(000) 000/0000',
    '[DBNum1]General',
    '[<1000000]#,##0;#,##0,',
    '[<1000000]#,##0;#,##0," rb"',
    '[<1000]0;[<1000000]0.0,"K";0.0,,"M"',
    '[>=1000000]0.0,,"jt";#,##0',
    '[>1000]#,##0;"ribu"',
    '[<1000]000;0000',
    '[<1000]0;yyyy',
    '"Ya";"Ya";"Tidak"',
    '"\u200b"#,##0',
    '"\u202e"#,##0',
    ';;;',
    '"No. "@',
  ])('by the format %s', async (format) => {
    expect(await read(format, '1500000')).toMatchObject({ kind: 'altered', text: '1500000' });
  });
});

it.each([
  '"tanggal "d mmmm yyyy',
  '[$-421]dd mmmm yyyy;@',
  'yyyy"年"m"月"d"日";@',
  '[$-F800]dddd", "mmmm',
  'h:mm AM/PM',
  '[DBNum1]d/m',
])('a date is recognised whatever literals surround it: %s', async (format) => {
  expect(await read(format, '45000')).toMatchObject({ kind: 'date', text: '2023-03-15' });
});
