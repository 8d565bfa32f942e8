import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../paths.mjs';

/**
 * Reads the JSON report of Vitest or Playwright. A missing report counts as one failure.
 * @param {string} file
 * @returns {Report}
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts
 * @typedef {{ counts: Counts, failures: string[], files: string[] }} Report `failures`: one line each, with file, title and the start
 *   of the message; `files`: Vitest files that failed
 */
export const readReport = (file) => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: ['It wrote no report.'], files: [] };
  }
};

const ofPlaywright = ({ stats, suites }) => {
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
    // Playwright retries by itself, in a fresh browser.
    files: [],
  };
};

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const ofVitest = ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A failure before or after a file's tests, such as an unbalanced ledger, belongs to no test. Vitest does not count it, and may exit with 0.
    if (tests.length === 0 && status === 'failed') return [line(path, 'outside its tests', message)];
    return tests.map(({ fullName, failureMessages }) => line(path, fullName, failureMessages.at(-1)));
  });
  return {
    counts: {
      passed: numPassedTests,
      failed: failures.length,
      skipped: numPendingTests + numTodoTests,
    },
    failures,
    files: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  };
};

/**
 * The combined counts of two runs of a step; the second ran only the failed files.
 * @param {Report} first @param {Report} second
 * @returns {Counts} what passed on the second try counts as passed, and as flaky
 */
export const countsOfBoth = ({ counts: first }, { counts: second }) => {
  if (second.failed > 0 || second.passed === 0) return first;
  return { ...first, passed: first.passed + first.failed, failed: 0, flaky: first.failed };
};

const line = (file, title, message = '') =>
  `${file} > ${title}: ${withoutStack(message).replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`;

const withoutStack = (message) => message.split(/\n\s+at /)[0];
