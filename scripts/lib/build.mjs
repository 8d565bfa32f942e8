// What must be built before the API can serve, and before the package is tested as installed. Rebuilds only what is stale.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { freshness } from './freshness.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { packTo } from './tarball.mjs';

const CONTRACT = [
  'openapi/openapi.yaml',
  'openapi/runner.overlay.yaml',
  'openapi/shared',
  'openapi/features',
  'scripts/gen.mjs',
  'scripts/gen',
  'pnpm-lock.yaml',
];
const PACKAGE = [
  'packages/sdk/src',
  'packages/sdk/package.json',
  'packages/sdk/tsup.config.ts',
  'packages/sdk/share-schema.mjs',
  'packages/domain/src',
  'pnpm-lock.yaml',
];
const DASHBOARD = [
  'packages/domain/src',
  'packages/sdk/src',
  'packages/spreadsheet/src',
  'apps/dashboard/src',
  'apps/dashboard/public',
  'apps/dashboard/index.html',
  'apps/dashboard/vite.config.ts',
  'pnpm-lock.yaml',
];

const CHECKOUT = [
  'packages/domain/src',
  'packages/sdk/src',
  'apps/checkout/src',
  'apps/checkout/public',
  'apps/checkout/index.html',
  'apps/checkout/vite.config.ts',
  'pnpm-lock.yaml',
];

/** @param {{ check?: boolean }} [options] check: fails if a committed file does not match the contract, and leaves it unchanged */
export const ensureContract = async ({ check = false } = {}) => {
  mkdirSync(inRoot('openapi/dist'), { recursive: true });
  await step('contract', inRoot('openapi/dist/.stamp'), CONTRACT, () =>
    run('node', ['scripts/gen.mjs', ...(check ? ['--check'] : [])], { quiet: true }),
  );
};

/** The pages that the API serves: the dashboard, and the checkout for customers. */
export const ensurePages = async () => {
  await app('dashboard', DASHBOARD);
  await app('checkout', CHECKOUT);
};

const app = (name, sources) =>
  step(name, inRoot(`apps/${name}/dist/.stamp`), sources, () =>
    run('pnpm', ['-C', `apps/${name}`, 'run', 'build'], { quiet: true }),
  );

/** A project with the SDK installed from its tarball: sizes, speeds and hovers are measured there. */
export const packedProject = inRoot('.cache/packed');

/** The SDK as published: built, packed and installed. The stamp is outside its folder, because all files in it are packed. */
export const ensurePackage = async () => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const stampFile = inRoot('.cache/package.stamp');
  const isThere = [
    inRoot('packages/sdk/dist/index.js'),
    `${packedProject}/node_modules/@dasbor/sdk/dist/index.js`,
  ];
  if (!isThere.every(existsSync)) rmSync(stampFile, { force: true });
  await step('package', stampFile, PACKAGE, async () => {
    rmSync(packedProject, { recursive: true, force: true });
    mkdirSync(packedProject);
    writeFileSync(`${packedProject}/package.json`, '{ "private": true }');
    const built = await run('pnpm', ['-C', 'packages/sdk', 'run', 'build'], { quiet: true });
    if (built.code !== 0) return built;
    // It has no dependencies, so nothing is downloaded.
    const install = ['install', '--offline', '--no-audit', '--no-fund', '--prefix', packedProject];
    return run('npm', [...install, await packTo(packedProject, 'packages/sdk')], { quiet: true });
  });
};

/** @param {string} folder where it was packed */
export const tarballOf = (folder) => {
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('The SDK was not packed');
  return `${folder}/${tarball}`;
};

const step = async (name, stampFile, sources, build) => {
  const stamp = freshness(stampFile, sources);
  if (stamp.isFresh) return;
  const begun = performance.now();
  console.log(`Building the ${name} …`);
  const { code, output } = await build();
  if (code !== 0) throw new Error(`The ${name} could not be built:\n${output}`);
  stamp.mark();
  console.log(`The ${name} is built (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
};
