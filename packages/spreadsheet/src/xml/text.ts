import { SpreadsheetProblem } from '../problem.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text between two tags. Entities that are not built into XML are refused, because declaring them is an attack. */
export const unescapeXml = (stored: string): string => {
  // XML normalises line breaks; a literal carriage return is escaped.
  const text = stored.includes('\r') ? stored.replace(/\r\n?/g, '\n') : stored;
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const known = NAMED[name];
    if (known !== undefined && whole.endsWith(';')) return known;
    const code = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));$/.exec(whole.slice(1));
    const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : Number.NaN;
    if (!(point > 0 && point <= 0x10ffff))
      throw new SpreadsheetProblem('xml-broken', { detail: whole.slice(0, 20) });
    return String.fromCodePoint(point);
  });
};

/** Characters that XML cannot contain are stored as `_x000D_`, and such literal text with `_x005F_` for its underscore. */
export const unescapeStored = (text: string): string => {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
};

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeStored = (text: string): string =>
  text
    // Always escaped: the next character may be stored as `_x000D_`, whose underscore would complete this one.
    .replace(/_(?=x[0-9a-fA-F]{4})/g, '_x005F_')
    .replace(FORBIDDEN, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

// Control characters except tab and line feed (a carriage return would be read as a line feed), lone surrogates, and two noncharacters.
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
