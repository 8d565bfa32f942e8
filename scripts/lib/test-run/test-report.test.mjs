import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../paths.mjs';
import { countsOfBoth, readReport } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
after(() => rmSync(folder, { recursive: true }));

const read = (report) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
};
const vitest = (testResults, counts = {}) => ({
  numPassedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...counts,
  testResults,
});
const passed = { fullName: 'a sum adds up', status: 'passed', failureMessages: [] };

test('a failed test is one line with its file, title and the start of its last message', () => {
  const failedTwice = {
    fullName: 'a refund comes once',
    status: 'failed',
    failureMessages: ['Error: first', 'AssertionError: expected 2\n  to be 1\n   at x.ts:3'],
  };
  const report = vitest(
    [
      {
        name: join(root, 'apps/api/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [passed, failedTwice],
      },
    ],
    { numPassedTests: 1, numTodoTests: 2 },
  );

  assert.deepEqual(read(report), {
    counts: { passed: 1, failed: 1, skipped: 2 },
    failures: ['apps/api/a.test.ts > a refund comes once: AssertionError: expected 2 to be 1'],
    files: [join(root, 'apps/api/a.test.ts')],
  });
});

test('a file that fails outside its tests is a failure, even if each test passed', () => {
  const name = join(root, 'apps/api/a.test.ts');
  const message = 'The books do not close';
  const broken = { name, status: 'failed', message, assertionResults: [passed] };

  assert.deepEqual(read(vitest([broken], { numPassedTests: 1 })), {
    counts: { passed: 1, failed: 1, skipped: 0 },
    failures: ['apps/api/a.test.ts > outside its tests: The books do not close'],
    files: [name],
  });
  assert.deepEqual(
    read(vitest([{ name, status: 'passed', message: '', assertionResults: [passed] }])).failures,
    [],
  );
});

test('a nested journey is found; one that passed on retry is not a failure', () => {
  const spec = (title, ok) => ({
    file: 'refund.spec.ts',
    title,
    ok,
    tests: [{ results: [{ errors: [{ message: 'Timed out' }] }] }],
  });
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [{ specs: [spec('flaky', true)], suites: [{ specs: [spec('broken', false)] }] }],
  };

  assert.deepEqual(read(report), {
    counts: { passed: 4, flaky: 1, failed: 1, skipped: 0 },
    failures: ['refund.spec.ts > broken: Timed out'],
    files: [],
  });
});

test('a missing or incomplete report is one failure', () => {
  assert.equal(readReport(join(folder, 'none.json')).counts.failed, 1);
  writeFileSync(join(folder, 'half.json'), '{"numPassedTests": 3');
  assert.equal(readReport(join(folder, 'half.json')).counts.failed, 1);
});

test('a pass on retry counts as passed and flaky; a second failure, or no second run, as failed', () => {
  const report = (passed, failed) => ({ counts: { passed, failed, skipped: 1 } });

  assert.deepEqual(countsOfBoth(report(90, 2), report(14, 0)), {
    passed: 92,
    failed: 0,
    skipped: 1,
    flaky: 2,
  });
  assert.deepEqual(countsOfBoth(report(90, 2), report(13, 1)), { passed: 90, failed: 2, skipped: 1 });
  assert.deepEqual(countsOfBoth(report(90, 2), report(0, 0)), { passed: 90, failed: 2, skipped: 1 });
});
