/** The clipboard format of spreadsheets: tab-separated, with quotes around cells that contain a tab, a quote or a line break. */
export const toClipboard = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoted).join('\t')).join('\n');

export const fromClipboard = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/gy;
  for (const [whole, inQuotes, plain = '', end] of text.matchAll(pattern)) {
    if (whole === '' && row.length === 0) break;
    row.push((inQuotes?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
};

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
