// `npm test`: everything that must hold, in the order of what is cheapest to find broken. Fetches the browser for itself;
// PostgreSQL comes with the packages. `npm test -- unit stories` runs only the steps so named. Ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureContract, ensureDashboard } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const REPORTS = inRoot('.cache/test');
const vitest = (...projects) => ({
  command: ['pnpm', 'exec', 'vitest', 'run', ...projects.flatMap((name) => ['--project', name])],
  report: `${projects.join('-')}.json`,
});

/** Steps of one group share the machine; groups follow one another. A step without a report counts as one check. */
const GROUPS = [
  [
    { name: 'generated', command: ['node', 'scripts/gen.mjs', '--check'] },
    {
      name: 'contract',
      command: ['node', '--disable-warning=ExperimentalWarning', 'scripts/contract-lint.mjs'],
    },
    { name: 'changes', command: ['node', 'scripts/contract-changes.mjs'] },
    { name: 'features', command: ['node', 'scripts/check-features.mjs'] },
    { name: 'format', command: ['pnpm', 'exec', 'oxfmt', '--check', '.'] },
    { name: 'lint', command: ['pnpm', 'exec', 'oxlint', '--deny-warnings'] },
    {
      name: 'imports',
      command: ['pnpm', 'exec', 'depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
    },
    { name: 'types', command: ['pnpm', 'run', 'typecheck'] },
    { name: 'unused', command: ['pnpm', 'exec', 'knip'] },
    { name: 'package', command: ['node', 'scripts/check-package.mjs'] },
    { name: 'size', command: ['node', 'scripts/check-size.mjs'] },
  ],
  [{ name: 'unit', ...vitest('domain', 'sdk', 'contract', 'dashboard') }],
  [{ name: 'api', ...vitest('api') }],
  [{ name: 'api-postgres', ...vitest('api-postgres') }],
  [{ name: 'stories', ...vitest('storybook') }],
  [
    {
      name: 'journeys',
      command: ['pnpm', 'exec', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'],
      report: 'journeys.json',
    },
  ],
];
const LANES = 2;

const wanted = process.argv.slice(2);
const begun = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

await ensureContract();
await ensureDashboard();
const env = { CHROMIUM_PATH: await ensureBrowser(), FORCE_COLOR: '0' };
for (const group of GROUPS) {
  const queue = group.filter((step) => wanted.length === 0 || wanted.includes(step.name));
  await Promise.all(Array.from({ length: LANES }, () => lane(queue)));
}

console.log(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

async function lane(queue) {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
}

async function runStep({ name, command: [command, ...args], report }) {
  const from = performance.now();
  const file = report && `${REPORTS}/${report}`;
  const reporting =
    file && command === 'pnpm' && args.includes('vitest')
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : [];
  const { code, output } = await run(command, [...args, ...reporting], {
    quiet: true,
    env: { ...env, ...(file ? { PLAYWRIGHT_JSON_OUTPUT_NAME: file } : {}) },
  });
  const counts = file
    ? countsOf(file)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner that fails outside any test (an unhandled error, a broken set-up) is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  if (code !== 0) console.log(`\n──── ${name} ────\n${output}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}${counts.flaky ? `, ${counts.flaky} of them at the second try` : ''} (${seconds} s)`,
  );
}

function countsOf(file) {
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
