import { zipOf, type ZipPart } from './zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type XlsxParts = {
  /** The content of `sheetData`, or a whole sheet if it starts with `<`+`?`. */
  readonly rows?: string;
  readonly sheet?: string;
  readonly strings?: string;
  readonly formats?: readonly string[];
  readonly workbook?: string;
  readonly more?: readonly ZipPart[];
};

/** The parts of a minimal xlsx; style n has the format n of `formats`. */
export const xlsxParts = ({
  rows = '',
  sheet,
  strings,
  formats = [],
  workbook,
  more = [],
}: XlsxParts): ZipPart[] => {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relations = (inside: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  const codes = formats.map((code, n) => `<numFmt numFmtId="${200 + n}" formatCode="${code}"/>`).join('');
  const styles = formats.map((_, n) => `<xf numFmtId="${200 + n}"/>`).join('');
  return [
    { name: '_rels/.rels', content: relations(relation('a', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content:
        workbook ??
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="One" r:id="s1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        relation('s1', 'worksheet', 'worksheets/sheet1.xml') +
          relation('s2', 'worksheet', 'worksheets/sheet2.xml') +
          relation('x', 'styles', 'styles.xml') +
          relation('t', 'sharedStrings', 'sharedStrings.xml'),
      ),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${codes}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: strings ?? '<sst/>' },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheet ?? `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ];
};

export const xlsxOf = (parts: XlsxParts): Buffer => zipOf(xlsxParts(parts));
