import { SpreadsheetProblem } from '../problem.ts';
import { pastMarkup, tagEnd } from '../xml/elements.ts';
import { localName } from '../xml/local-name.ts';
import { unescapeXml } from '../xml/text.ts';

export interface ScannedCell {
  /** Behind the closing tag of the cell. */
  readonly end: number;
  readonly value: string | undefined;
  readonly formula: boolean;
}

const SLASH = 47;

/** The inside of a cell in full: formulas, rich text, CDATA, comments. Undefined when more must be read. */
export function scanCell(xml: string, from: number): ScannedCell | undefined {
  let value: string | undefined;
  let formula = false;
  let collecting = false;
  let reading = false;
  for (let at = from; ;) {
    const open = xml.indexOf('<', at);
    if (open < 0) return undefined;
    if (collecting) value = (value ?? '') + unescapeXml(xml.slice(at, open));

    const skipped = pastMarkup(xml, open);
    const end = skipped ?? tagEnd(xml, open + 1) + 1;
    if (end <= 0) return undefined;
    at = end;
    if (skipped !== undefined) {
      if (collecting && xml.startsWith('<![CDATA[', open))
        value = (value ?? '') + xml.slice(open + 9, end - 3);
      continue;
    }

    const closing = xml.charCodeAt(open + 1) === SLASH;
    const empty = xml.charCodeAt(end - 2) === SLASH;
    const name = localName(xml, closing ? open + 2 : open + 1);
    if (name === 'c' && closing) return { end, value, formula };
    if (name === 'c' || name === 'row' || name === 'sheetData') throw new SpreadsheetProblem('xml-broken');
    if (name === 'f') formula = true;
    else if (name === 'rPh') reading = !closing && !empty;
    else if (name === 'v' || (name === 't' && !reading)) {
      if (!closing) value ??= '';
      collecting = !closing && !empty;
    }
  }
}
