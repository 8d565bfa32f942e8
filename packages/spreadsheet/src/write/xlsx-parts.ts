import { escapeXml } from '../xml/text.ts';
import { MOST_PADDED } from './column.ts';

/** Indexes in `cellXfs` of the styles below. */
export const STYLE = { plain: 0, header: 1, text: 2, quoted: 3, number: 4, date: 5 } as const;

/** Followed by the styles of zero-padded numbers, by number of digits. */
export const paddedStyle = (digits: number) => STYLE.date + digits - 1;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything an xlsx needs beside its sheets. */
export const xlsxParts = (sheets: readonly string[], from1904: boolean) => [
  {
    name: '[Content_Types].xml',
    text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${sheets.map((_, n) => `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${sheets.map((sheet, n) => `<sheet name="${escapeXml(sheetName(sheet))}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, n) => `<Relationship Id="rId${n + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  },
  { name: 'xl/styles.xml', text: STYLES },
];

/** Excel refuses a sheet name that is longer or contains one of these characters. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:\p{C}]/gu, ' ').slice(0, 31) || 'Sheet1';

const xf = (format: number, more = '') =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" ${more}/>`;
const PADDED = Array.from({ length: MOST_PADDED - 1 }, (_, n) => ({ id: 165 + n, code: '0'.repeat(n + 2) }));
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${1 + PADDED.length}"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  `${PADDED.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${6 + PADDED.length}">` +
  xf(0) +
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyNumberFormat="1"/>' +
  xf(49, 'applyNumberFormat="1"') +
  xf(49, 'applyNumberFormat="1" quotePrefix="1"') +
  xf(0) +
  [164, ...PADDED.map(({ id }) => id)].map((id) => xf(id, 'applyNumberFormat="1"')).join('') +
  '</cellXfs></styleSheet>';
