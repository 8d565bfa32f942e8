import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** The names of Node's binary packages, one per platform. */
const nodePackage = (): string => {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  return `${os === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${os}-${process.arch}`;
};

/**
 * The runtimes, as npm packages with binaries: nothing is downloaded from elsewhere. Cached in .cache, because they have 700 MB and
 * change only here.
 */
const PACKAGES = {
  node20: `npm:${nodePackage()}@20.20.2`,
  node22: `npm:${nodePackage()}@22.23.3`,
  bun: '1.4.5',
  deno: '2.9.6',
  workerd: '1.20261117.1',
  esbuild: '0.28.2',
};
const folder = inRoot('.cache/runtimes');

export const tool = {
  node20: join(folder, 'node_modules/node20/bin/node'),
  node22: join(folder, 'node_modules/node22/bin/node'),
  node24: process.execPath,
  bun: join(folder, 'node_modules/.bin/bun'),
  deno: join(folder, 'node_modules/.bin/deno'),
  workerd: join(folder, 'node_modules/.bin/workerd'),
  esbuild: join(folder, 'node_modules/.bin/esbuild'),
};

export const ensureTools = async (): Promise<void> => {
  const stamp = join(folder, 'stamp.json');
  const wanted = JSON.stringify(PACKAGES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Fetching the runtimes (once) …');
  await rm(folder, { recursive: true, force: true });
  await install(folder, PACKAGES);
  await writeFile(stamp, wanted);
};

/** Installs a project with these dependencies, like any other project. */
export const install = async (into: string, dependencies: Record<string, string>): Promise<void> => {
  await mkdir(into, { recursive: true });
  await writeFile(join(into, 'package.json'), JSON.stringify({ private: true, dependencies }, null, 2));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: into,
    env: withoutPackageManager(),
    shell: process.platform === 'win32',
  });
};

/** With the environment of `npm run`, npm would install into this checkout. */
const withoutPackageManager = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package|lifecycle|config_local_prefix)/.test(name),
    ),
  );
