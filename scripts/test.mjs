// `npm test`: runs all checks: the longest step, and beside it the others, cheapest first. Downloads the browser itself; PostgreSQL
// comes with the packages. `npm test -- unit stories` runs only the named steps. A passed step is skipped until a file it reads
// changes, except in CI, when named, and with `--all`. Ends with "N passed, N failed".
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { SEEDED_DATABASE, seedDatabase } from './lib/api-server.mjs';
import { isSeeded, portInUse, portsOf, stopSentence } from './lib/test-run/before-the-steps.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensurePostgres } from './lib/debian-postgres.mjs';
import { ensurePrometheus } from './lib/prometheus.mjs';
import { ensureSshd } from './lib/sshd.mjs';
import { ensureContract, ensurePages, ensurePackage } from './lib/build.mjs';
import { refuseKeptByNpm } from './lib/kept-by-npm.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { processorSeconds } from './lib/test-run/processor-time.mjs';
import { stepResults } from './lib/test-run/step-results.mjs';
import { countsOfBoth, readReport } from './lib/test-run/test-report.mjs';

const REPORTS = inRoot('.cache/test');
const vitest = (...projects) => vitestBy('vitest.node.config.ts', projects);
const vitestBy = (config, projects) => ({
  command: ['pnpm', 'exec', 'vitest', 'run', '--config', config].concat(
    projects.flatMap((name) => ['--project', name]),
  ),
  report: `${projects.join('-')}.json`,
});

const PROSE = ['docs', '.changeset', 'bench'];
const NOT_THE_APPS = ['apps/docs', 'examples', 'packages/contract', 'packages/mcp', 'packages/cli', ...PROSE];
const NOT_THE_API = ['apps/dashboard', 'apps/checkout', 'e2e', '.storybook', ...NOT_THE_APPS];

/** In start order. A step without a report counts as one check; `without` lists what it does not read. */
const STEPS = [
  // Takes as long as two other steps together: it starts first, and the others use the remaining processor time.
  {
    name: 'journeys',
    isLongest: true,
    command: ['pnpm', 'exec', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    report: 'journeys.json',
    without: ['.storybook', ...NOT_THE_APPS],
    inBrowser: true,
    ofPages: true,
    ofPackage: true,
    ofServer: true,
    port: { name: 'E2E_PORT', first: 4180, count: 2 * Math.max(1, Math.floor(availableParallelism() / 2)) },
  },
  { name: 'scripts', command: ['node', '--test', 'scripts/lib/**/*.test.mjs'] },
  { name: 'generated', command: ['node', 'scripts/gen.mjs', '--check'] },
  {
    name: 'contract',
    command: ['node', '--disable-warning=ExperimentalWarning', 'scripts/contract-lint.mjs'],
  },
  { name: 'changes', command: ['node', 'scripts/contract-changes.mjs'] },
  { name: 'features', command: ['node', 'scripts/check-features.mjs'] },
  { name: 'coverage', command: ['node', 'scripts/spec-coverage.mjs', '--check'] },
  { name: 'format', command: ['pnpm', 'exec', 'oxfmt', '--check', '.'] },
  // The dashboard build also generates the types of its texts.
  { name: 'lint', command: ['pnpm', 'exec', 'oxlint', '--deny-warnings'], ofPages: true },
  {
    name: 'imports',
    command: ['pnpm', 'exec', 'depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
    ofPages: true,
  },
  { name: 'types', command: ['pnpm', 'run', 'typecheck'], ofPages: true },
  { name: 'unused', command: ['pnpm', 'exec', 'knip'] },
  { name: 'supply', command: ['node', 'scripts/supply.mjs', '--check'] },
  { name: 'package', command: ['node', 'scripts/check-package.mjs'], ofPackage: true },
  { name: 'release', command: ['node', '--test', 'scripts/release.test.mjs'] },
  {
    name: 'production',
    command: ['node', '--disable-warning=ExperimentalWarning', '--test', 'scripts/production.test.mjs'],
    ofPages: true,
    port: { name: 'PRODUCTION_PORT', first: 4178, count: 2 },
  },
  { name: 'size', command: ['node', 'scripts/check-size.mjs'], ofPages: true, ofPackage: true },
  { name: 'api', ...vitest('api'), without: NOT_THE_API },
  {
    name: 'stories',
    ...vitestBy('vitest.config.ts', ['storybook']),
    without: ['apps/api', 'e2e', ...NOT_THE_APPS],
    inBrowser: true,
  },
  { name: 'api-embedded', ...vitest('api-embedded'), without: NOT_THE_API },
  {
    name: 'unit',
    ...vitest('domain', 'sdk', 'contract', 'cli', 'spreadsheet', 'dashboard', 'checkout'),
    without: ['apps/api', 'apps/docs', 'e2e', 'examples', '.storybook', ...PROSE],
  },
  // The longest of the rest, so that nothing runs alone at the end.
  {
    name: 'any-server',
    command: ['node', 'scripts/contract-run.mjs'],
    ofServer: true,
    port: { name: 'CONTRACT_PORT', first: 4140, count: 2 },
  },
  {
    name: 'example',
    ...vitest('example'),
    ofServer: true,
    port: { name: 'EXAMPLE_PORT', first: 4160, count: 2 },
  },
  {
    name: 'clients',
    ...vitest('clients'),
    ofServer: true,
    port: { name: 'CLIENTS_PORT', first: 4170, count: 2 },
  },
  {
    name: 'mcp',
    ...vitest('mcp'),
    without: ['apps/dashboard', 'apps/checkout', 'apps/docs', 'e2e', 'examples', '.storybook', ...PROSE],
    ofServer: true,
    port: { name: 'MCP_PORT', first: 4174, count: 2 },
  },
  {
    name: 'command-line',
    ...vitest('cli-server'),
    ofServer: true,
    port: { name: 'CLI_PORT', first: 4176, count: 2 },
  },
  // The third port is for the guides' own servers.
  {
    name: 'docs',
    ...vitest('docs'),
    ofPackage: true,
    ofServer: true,
    port: { name: 'DOCS_PORT', first: 4150, count: 3 },
  },
  { name: 'docs-site', command: ['pnpm', '-C', 'apps/docs', 'run', 'build'] },
];
// Steps sometimes wait for a page or disk; one extra lane keeps the processors busy.
const LANES = availableParallelism() + 1;
// More failed files are not a coincidence.
const MOST_FILES_AGAIN = 3;
const SEEDING = { name: 'E2E_PORT', first: 4180, count: 2 };
const SEED_PORT = Number(process.env[SEEDING.name] ?? SEEDING.first);

process.on('uncaughtException', (error) => {
  console.error(error);
  console.error(`\n${stopSentence(error)}`);
  process.exit(1);
});
refuseKeptByNpm('npm test', ['--all']);
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = STEPS.map(({ name }) => name);
  console.error(`No step is called ${unknown.join(' or ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}
const isAsked = wanted.length > 0 || process.argv.includes('--all') || Boolean(process.env.CI);

const begun = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const failed = [];
const results = stepResults({ root, folder: inRoot('.cache/test-results') });

const isToRun = (step) => {
  const counts = isAsked ? undefined : results.of(step);
  if (!counts) return true;
  addToTotals(counts);
  console.log(`ok   ${step.name.padEnd(14)} ${counts.passed} passed (unchanged since they did)`);
  return false;
};

const addToTotals = (counts) => {
  for (const key of Object.keys(totals)) totals[key] += counts[key] ?? 0;
};

const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).filter(isToRun);
const busy = await portInUse(portsOf(steps, SEEDING));
if (busy) {
  console.error(busy);
  process.exit(2);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Before the browser: both may need apt, which one process uses at a time.
if (steps.some(({ name }) => name === 'api')) {
  await ensureSshd();
  await ensurePrometheus();
}
if (steps.some(({ name }) => name === 'scripts')) await ensurePostgres();
// Downloads the browser, if missing, while steps without a browser run.
const browser = steps.some(({ inBrowser }) => inBrowser) ? ensureBrowser() : undefined;
browser?.catch(() => undefined);
await ensureContract({ check: true });
// Builds while steps that need neither run.
const builds = {
  ofPackage: steps.some(({ ofPackage }) => ofPackage) ? ensurePackage() : undefined,
  ofPages: steps.some(({ ofPages }) => ofPages) ? ensurePages() : undefined,
};
for (const build of Object.values(builds)) build?.catch(() => undefined);
// Seeds once for all servers of this run, while steps without a server run.
const seeding = isSeeded(steps) ? seedDatabase(SEED_PORT) : undefined;
seeding?.catch(() => undefined);
const queue = [...steps];

const lane = async () => {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
};

const runStep = async (step) => {
  const { name } = step;
  const from = performance.now();
  const { counts, failures, output } = await withSecondTry(step);
  const word = counts.failed === 0 ? 'SECOND TRY' : 'FAIL';
  failed.push(...failures.map((failure) => `${word} ${name}: ${failure}`));
  addToTotals(counts);
  results.keep(step, counts);

  if (counts.failed > 0) console.log(`\n──── ${name} ────\n${stripVTControlCharacters(output)}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}${counts.flaky ? `, ${counts.flaky} of them at the second try` : ''} (${seconds} s)`,
  );
};

/**
 * In CI, a few failed files run once more, alone and from scratch: a test's own retries see the state its first attempt left. Files
 * that pass then are reported by name. An error outside all files is not retried.
 */
const withSecondTry = async (step) => {
  const first = await outcomeOf(step);
  const { files, output } = first;
  const isOfFew =
    files.length > 0 && files.length <= MOST_FILES_AGAIN && !/Unhandled (Error|Rejection)/.test(output);
  if (!process.env.CI || !isOfFew) return first;
  const again = { ...step, command: [...step.command, ...files], report: `again-${step.report}` };
  return { ...first, counts: countsOfBoth(first, await outcomeOf(again)) };
};

const outcomeOf = async (step) => {
  const { code, output } = await runOf(step).catch(({ message }) => ({ code: 1, output: message }));
  const { counts, failures, files } = step.report
    ? readReport(`${REPORTS}/${step.report}`)
    : { counts: { passed: code === 0 ? 1 : 0, failed: 0 }, failures: [], files: [] };
  // A runner that fails outside any test (an unhandled error, a broken setup) is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // Vitest ends with 0 when the setup of a project fails, and nothing has run.
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  return { counts, failures, files, output };
};

const runOf = async (step) => {
  const { report, inBrowser, ofServer, isLongest = false } = step;
  const [command, ...args] = step.command;
  for (const [what, build] of Object.entries(builds)) if (step[what]) await build;
  const file = report && `${REPORTS}/${report}`;
  const reporting = args.includes('vitest')
    ? ['--reporter=agent', '--reporter=json', `--outputFile.json=${file}`]
    : [];
  return run(command, [...args, ...reporting], {
    quiet: true,
    yields: !isLongest,
    env: {
      ...(file && { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
      ...(ofServer && seeding && { [SEEDED_DATABASE]: (await seeding).url }),
      ...(inBrowser && { CHROMIUM_PATH: await browser }),
    },
  });
};

const seconds = processorSeconds();

await Promise.all(Array.from({ length: LANES }, lane));

await seeding?.then(
  ({ remove }) => remove(),
  () => undefined,
);

if (failed.length > 0) console.log(`\n${failed.join('\n')}`);
console.log(
  `\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes${seconds === undefined ? '' : `, ${seconds} s of processor time`}`,
);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
