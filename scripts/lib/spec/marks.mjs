// Marks in tests: a comment `// spec 4.12, 5.3` above the test, story, journey or row of a table that proves these lines.
const MARK = /^\s*\/\/ spec (\d+\.\d+(?:, \d+\.\d+)*)$/;
// A comment that means to be a mark and is none would silently prove nothing.
const ALMOST = /^\s*\/\/ ?spec[: ]\s*\d/i;
const TEST = /^\s*(?:it|test|describe|testInOwnContext)(?:\.\w+)*[(<]/;
const TABLE = /^\s*(?:it|test|describe)(?:\.\w+)*\.(?:each|for)[(<]/;
const STORY = /^export const (\w+)/;
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const LABEL_LENGTH = 60;

/**
 * @param {string} file for messages and reports
 * @param {string} source
 * @returns {{ marks: Mark[], problems: string[] }}
 * @typedef {{ line: string, file: string, title: string }} Mark
 */
export const marksIn = (file, source) => {
  const rows = source.split('\n');
  const marks = [];
  const problems = [];
  for (const [index, row] of rows.entries()) {
    const ids = MARK.exec(row)?.[1].split(', ');
    const at = `${file}:${index + 1}`;
    if (!ids && ALMOST.test(row)) problems.push(`${at}: write “// spec 1.2, 3.4” instead of “${row.trim()}”`);
    if (!ids) continue;
    const title = titleBelow(rows, index + 1);
    if (title) marks.push(...ids.map((line) => ({ line, file, title })));
    else problems.push(`${at}: no test, story or row is below this mark`);
  }
  return { marks, problems };
};

const titleBelow = (rows, from) => {
  const first = rows.findIndex((row, index) => index >= from && row.trim() !== '' && !COMMENT.test(row));
  if (first === -1) return undefined;
  const story = STORY.exec(rows[first]);
  if (story) return story[1];
  if (TABLE.test(rows[first])) return titleOfTable(rows, first);
  if (TEST.test(rows[first])) return textIn(rows, first);
  const of = titleOfTable(rows, first);
  return of && `${of}: ${labelOf(rows, first)}`;
};

/** The text in the second brackets of `it.each(table)('…')`, or of the test that uses a table above it. */
const titleOfTable = (rows, first) => {
  const at = rows.findIndex(
    (row, index) => index >= first && (/\)\(\s*(?:['"`]|$)/.test(row) || isOneTest(row)),
  );
  if (at === -1) return undefined;
  return isOneTest(rows[at])
    ? textIn(rows, at)
    : textIn([rows[at].replace(/^.*\)\(/, ''), ...rows.slice(at + 1)], 0);
};

const isOneTest = (row) => TEST.test(row) && !TABLE.test(row) && !/^\s*describe/.test(row);

const textIn = (rows, first) =>
  /(['"`])((?:\\.|(?!\1).)+)\1/
    .exec(rows.slice(first, first + 4).join('\n'))?.[2]
    .replaceAll(/\\(['"`])/g, '$1');

/** A row of a table is named by its source. */
const labelOf = (rows, first) => {
  const row = /^\s*[[{]$/.test(rows[first]) ? rows[first + 1] : rows[first];
  const label = row.trim().replace(/,$/, '');
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH)}…` : label;
};
