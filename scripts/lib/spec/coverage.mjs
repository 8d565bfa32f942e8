/**
 * What is wrong with the coverage of the specification, one sentence each.
 * @param {import('./lines.mjs').Point[]} points
 * @param {import('./marks.mjs').Mark[]} marks
 * @param {Record<'screen' | 'operation' | 'rule' | 'decision', ReadonlySet<string>>} known what the product has
 * @returns {string[]}
 */
export const coverageProblems = (points, marks, known) => {
  const lines = points.flatMap((point) => point.lines);
  const marked = new Set(marks.map(({ line }) => line));
  const ids = new Set(lines.map(({ id }) => id));
  return [
    ...lines
      .filter((line) => !line.untestable && !marked.has(line.id))
      .map(({ id, text }) => `${id} has no test: ${text}`),
    ...lines
      .filter((line) => line.untestable && marked.has(line.id))
      .map(({ id }) => `${id} is called untestable, but a test is marked with it`),
    ...marks
      .filter(({ line }) => !ids.has(line))
      .map(({ line, file, title }) => `${file}: “${title}” is marked with ${line}, which is no line`),
    ...lines.flatMap((line) =>
      Object.entries(known).flatMap(([kind, names]) =>
        line[kind]
          .filter((name) => !names.has(name))
          .map((name) => `${line.id} names the ${kind} ${name}, which does not exist`),
      ),
    ),
  ];
};

/** `12 tests prove 9 of 10 lines.` */
export const coverageSummary = (points, marks) => {
  const lines = points.flatMap((point) => point.lines);
  const proved = lines.filter((line) => !line.untestable);
  return `${countOf(marks)} tests prove ${proved.length} of ${lines.length} lines.`;
};

/** The text of docs/coverage.md. */
export const coverageReport = (points, marks) => {
  const testsOf = Map.groupBy(marks, ({ line }) => line);
  const lines = points.flatMap((point) => point.lines);
  return `${[
    '# Coverage of the specification',
    '',
    'Made by `node scripts/spec-coverage.mjs` from `docs/specification/` and from marks in the tests (`// spec 4.12`). Do not edit it.',
    '`npm test` fails if a line has no test, or if a screen, operation or rule named here does not exist.',
    '',
    coverageSummary(points, marks),
    ...excuses(lines),
    ...points.flatMap((point) => sectionOf(point, testsOf)),
  ].join('\n')}\n`;
};

const countOf = (marks) => new Set(marks.map(({ file, title }) => `${file} ${title}`)).size;

const excuses = (lines) => {
  const found = lines.filter((line) => line.untestable);
  if (found.length === 0) return [];
  return [
    '',
    '## Not tested, and why',
    '',
    ...found.map((line) => `- ${line.id} ${plain(line.text)} ${plain(line.untestable)}`),
  ];
};

const sectionOf = ({ number, title, lines }, testsOf) => [
  '',
  `## ${number}. ${title}`,
  '',
  '| line | statement | screen | operation | rule | tests |',
  '| --- | --- | --- | --- | --- | --- |',
  ...lines
    .filter((line) => !line.untestable)
    .map((line) => `| ${cellsOf(line, testsOf.get(line.id) ?? []).join(' | ')} |`),
];

const cellsOf = (line, tests) => [
  line.id,
  plain(line.text),
  code(line.screen),
  code(line.operation),
  code(line.rule),
  [...new Set(tests.map(({ file, title }) => `[${plain(title)}](../${file})`))]
    .sort()
    .concat(line.decision.map((name) => `[decision ${name.slice(0, 4)}](decisions/${name}.md)`))
    .join('<br>'),
];

const code = (names) => names.map((name) => `\`${name}\``).join('<br>');
const plain = (text) => text.replaceAll(/[\\|[\]<>*_`]/g, String.raw`\$&`).replaceAll('\n', ' ');
