type Cell = string | number | null;

/** RFC 4180, one line per row. */
export const toCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

/**
 * A spreadsheet runs text that begins like a formula, and customers choose some of our texts. The apostrophe makes it text
 * (OWASP, "CSV injection"). Numbers stay numbers: -5 is not a formula.
 */
const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
