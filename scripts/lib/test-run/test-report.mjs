import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../paths.mjs';

/**
 * What the JSON report of Vitest or Playwright says. No report is one failure.
 * @param {string} file
 * @returns {Report}
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts
 * @typedef {{ counts: Counts, failures: string[], files: string[] }} Report `failures`: each as one line of its file, its title and
 *   what was said first; `files`: those of Vitest that failed
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: ['It wrote no report.'], files: [] };
  }
}

function ofPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsIn).filter(({ ok }) => !ok);
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      flaky: stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    failures: specs.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return line(file, title, errors.at(-1)?.message);
    }),
    // Playwright tries again by itself, each time in a browser that knows nothing.
    files: [],
  };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // What fails before or after the tests of a file, such as books that do not close, is no test of it.
    if (tests.length === 0 && status === 'failed') return [line(path, 'outside its tests', message)];
    return tests.map(({ fullName, failureMessages }) => line(path, fullName, failureMessages.at(-1)));
  });
  return {
    counts: {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    },
    failures,
    files: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  };
}

/**
 * What two runs of a step came to, of which the second ran the failed files alone.
 * @param {Report} first @param {Report} second
 * @returns {Counts} what passed at the second try has passed, and is told as flaky
 */
export function countsOfBoth({ counts: first }, { counts: second }) {
  if (second.failed > 0 || second.passed === 0) return first;
  return { ...first, passed: first.passed + first.failed, failed: 0, flaky: first.failed };
}

const line = (file, title, message = '') =>
  `${file} > ${title}: ${withoutStack(message).replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`;

const withoutStack = (message) => message.split(/\n\s+at /)[0];
