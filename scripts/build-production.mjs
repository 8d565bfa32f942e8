// `npm run build`: makes `dist/production/`, a folder that starts with `node` and has no development dependency. Its layout is that of
// the repository, because Node runs the TypeScript sources themselves, and only outside `node_modules`.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ensureContract, ensurePages } from './lib/build.mjs';
import { freshness } from './lib/freshness.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const TO = inRoot('dist/production');
const WORKSPACES = ['packages/domain', 'packages/spreadsheet', 'apps/api'];
const COPIED = [
  'LICENSE',
  'openapi/dist/openapi.json',
  'openapi/dist/served.json',
  'openapi/dist/postman.json',
  'packages/domain/src',
  'packages/spreadsheet/src',
  'apps/api/src',
  'apps/api/migrations',
  'apps/dashboard/dist',
  'apps/checkout/dist',
  'scripts/ledger-check.mjs',
  'scripts/audit-check.mjs',
  'scripts/rotate-keys.mjs',
  'scripts/lib/paths.mjs',
];
const IS_OF_TESTS = /\.test\.ts$|\/testing$|\/\.stamp$/;

const { version, license, engines, toolchain } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

const build = async () => {
  await ensureContract();
  await ensurePages();
  const stamp = freshness(inRoot('.cache/production.stamp'), [
    ...COPIED,
    'package.json',
    'pnpm-lock.yaml',
    'scripts',
  ]);
  if (stamp.isFresh && existsSync(join(TO, 'node_modules'))) return;
  // A new folder: a file that the sources lost must not stay.
  rmSync(TO, { recursive: true, force: true });
  for (const path of COPIED)
    cpSync(inRoot(path), put(path), { recursive: true, filter: (source) => !IS_OF_TESTS.test(source) });
  for (const path of WORKSPACES) writeJson(`${path}/package.json`, withoutDevelopment(path));
  writeJson('package.json', {
    name: 'dasbor-production',
    private: true,
    ...(version && { version }),
    license,
    type: 'module',
    scripts: {
      start: 'node apps/api/src/server.ts',
      migrate: 'node apps/api/src/migrate.ts',
      'ledger:check': 'node scripts/ledger-check.mjs',
      'audit:check': 'node scripts/audit-check.mjs',
      rotate: 'node scripts/rotate-keys.mjs',
    },
    engines,
  });
  writeLock();
  const offline = process.argv.includes('--offline') ? ['--offline'] : ['--prefer-offline'];
  const installed = await run(
    'pnpm',
    ['install', '--prod', '--frozen-lockfile', '--ignore-scripts', ...offline],
    { cwd: TO, quiet: true },
  );
  if (installed.code !== 0) throw new Error(`The dependencies could not be installed:\n${installed.output}`);
  // Both name all packages of the repository, and are not read any more.
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) rmSync(join(TO, name));
  mkdirSync(inRoot('.cache'), { recursive: true });
  stamp.mark();
};

const put = (path) => {
  const target = join(TO, path);
  mkdirSync(dirname(target), { recursive: true });
  return target;
};

const writeJson = (path, value) => writeFileSync(put(path), `${JSON.stringify(value, null, 2)}\n`);

const withoutDevelopment = (path) => {
  const {
    devDependencies: _,
    scripts: __,
    ...kept
  } = JSON.parse(readFileSync(inRoot(path, 'package.json'), 'utf8'));
  return kept;
};

/** The same versions as in development: the lockfile of the repository, without what these packages do not need. */
const writeLock = () => {
  const { catalog, overrides, packageExtensions, pmOnFail } = parse(
    readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'),
  );
  writeFileSync(
    put('pnpm-workspace.yaml'),
    stringify({ packages: WORKSPACES, pmOnFail, overrides, packageExtensions, catalog }),
  );
  // An optional peer of sharp, which is there in development only.
  const lock = parse(
    readFileSync(inRoot('pnpm-lock.yaml'), 'utf8').replaceAll(/\(@types\/node@[\d.]+\)/g, ''),
  );
  for (const { dependencies, optionalDependencies } of Object.values(lock.snapshots))
    for (const listed of [dependencies, optionalDependencies]) delete listed?.['@types/node'];
  const importers = Object.fromEntries(
    WORKSPACES.map((path) => {
      const { devDependencies: _, ...kept } = lock.importers[path];
      return [path, kept];
    }),
  );
  writeFileSync(put('pnpm-lock.yaml'), stringify({ ...lock, importers: { '.': {}, ...importers } }));
};

await build();
console.log(`dist/production is built for Node ${toolchain.node}: cd dist/production && npm run migrate`);
