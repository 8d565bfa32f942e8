// Writes docs/coverage.md: each line of the product specification with its screen, operation, rule and tests. With `--check`, writes
// nothing and fails if a line has no test, a name does not exist or docs/coverage.md is not what it would write.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { coverageProblems, coverageReport, coverageSummary } from './lib/spec/coverage.mjs';
import { knownNames } from './lib/spec/known.mjs';
import { readPoints } from './lib/spec/lines.mjs';
import { marksIn } from './lib/spec/marks.mjs';
import { inRoot, root } from './lib/paths.mjs';

const REPORT = inRoot('docs/coverage.md');
const TESTS = ['test.ts', 'test.tsx', 'test.mjs', 'spec.ts', 'stories.ts', 'stories.tsx'].map(
  (end) => `*.${end}`,
);

const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...TESTS], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
if (listing.status !== 0) throw new Error('git does not list the test files');
const files = [...new Set(listing.stdout.split('\0').filter(Boolean))].filter((file) =>
  existsSync(inRoot(file)),
);

const points = readPoints(inRoot('docs/specification'));
const read = files.sort().map((file) => marksIn(file, readFileSync(inRoot(file), 'utf8')));
const marks = read.flatMap((file) => file.marks);
const problems = [
  ...read.flatMap((file) => file.problems),
  ...coverageProblems(points, marks, knownNames(root)),
];
const report = coverageReport(points, marks);

if (!process.argv.includes('--check')) writeFileSync(REPORT, report);
else if (!existsSync(REPORT) || readFileSync(REPORT, 'utf8') !== report)
  problems.push('docs/coverage.md is out of date: run node scripts/spec-coverage.mjs');

for (const problem of problems) console.error(problem);
console.log(coverageSummary(points, marks));
process.exit(problems.length === 0 ? 0 : 1);
