import { SpreadsheetProblem } from '../problem.ts';
import { pastMarkup, tagEnd } from '../xml/elements.ts';
import { localName } from '../xml/local-name.ts';
import { unescapeXml } from '../xml/text.ts';
import { CellContent } from './cell-content.ts';

export type ScannedCell = {
  /** After the closing tag of the cell. */
  readonly end: number;
  readonly content: CellContent;
};

const SLASH = 47;

/** The full content of a cell: formulas, rich text, CDATA, comments. Undefined if more input is needed. */
export const scanCell = (xml: string, from: number): ScannedCell | undefined => {
  const content = new CellContent();
  for (let at = from; ;) {
    const open = xml.indexOf('<', at);
    if (open < 0) return undefined;
    if (content.collecting) content.add(unescapeXml(xml.slice(at, open)));

    const skipped = pastMarkup(xml, open);
    const end = skipped ?? tagEnd(xml, open + 1) + 1;
    if (end <= 0) return undefined;
    at = end;
    if (skipped !== undefined) {
      if (content.collecting && xml.startsWith('<![CDATA[', open)) content.add(xml.slice(open + 9, end - 3));
      continue;
    }

    const closing = xml.charCodeAt(open + 1) === SLASH;
    const empty = xml.charCodeAt(end - 2) === SLASH;
    const name = localName(xml, closing ? open + 2 : open + 1);
    if (content.isClosed && closing && name === 'c') return { end, content };
    if (OUTSIDE.has(name) || (content.isClosed && closing)) throw new SpreadsheetProblem('xml-broken');
    content.tag(name, closing, empty);
  }
};

/** A cell cannot contain these; if it ends at one, its own end is missing. */
const OUTSIDE: ReadonlySet<string> = new Set(['c', 'row', 'sheetData']);
