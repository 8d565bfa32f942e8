import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * What the JSON report of Vitest or Playwright says. No report is one failure.
 * @param {string} file
 * @returns {{ counts: { passed: number, failed: number, skipped: number, flaky?: number }, failures: string[] }} each failure as
 * one line: its file, its title and what was said first
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: ['It wrote no report.'] };
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
  };
}

const line = (file, title, message = '') =>
  `${file} > ${title}: ${message.replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`;
