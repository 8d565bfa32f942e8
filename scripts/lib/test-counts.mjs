import { readFileSync } from 'node:fs';

/**
 * How many tests passed, by the JSON report of Vitest or Playwright. No report is one failure.
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number, flaky?: number }}
 */
export function countsOf(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.stats)
      return {
        passed: report.stats.expected + report.stats.flaky,
        flaky: report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      };
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
