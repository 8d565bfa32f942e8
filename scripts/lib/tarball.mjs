import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const ALWAYS = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** Packs a built package. @returns {Promise<string>} the path of the tarball */
export const packTo = async (folder, packageFolder) => {
  mkdirSync(folder, { recursive: true });
  const { name, version } = JSON.parse(readFileSync(inRoot(packageFolder, 'package.json'), 'utf8'));
  const tarball = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  rmSync(tarball, { force: true });
  const { code, output } = await run('pnpm', ['-C', packageFolder, 'pack', '--pack-destination', folder], {
    quiet: true,
  });
  if (code !== 0 || !existsSync(tarball)) throw new Error(`${name} could not be packed:\n${output}`);
  return tarball;
};

/**
 * Throws a sentence for the first problem in what merchants would install. @param {string} tarball @param {{ version: string }}
 * released
 */
export const checkTarball = async (tarball, { version }) => {
  const files = tar('-tzf', tarball).trim().split('\n');
  const manifest = JSON.parse(tar('-xzOf', tarball, 'package/package.json'));
  const changelog = files.includes('package/CHANGELOG.md')
    ? tar('-xzOf', tarball, 'package/CHANGELOG.md')
    : undefined;
  const [fault] = faultsOf({ files, manifest, changelog, version });
  if (fault) throw new Error(`${manifest.name}: ${fault}`);
  await installAndUse(tarball, manifest);
};

/** @param {{ files: string[], manifest: any, changelog?: string, version: string }} packed @returns {string[]} */
export const faultsOf = ({ files, manifest, changelog, version }) => {
  const names = files.map((file) => file.replace(/^package\//, ''));
  const dependencies = Object.entries(manifest.dependencies ?? {});
  return [
    ...ALWAYS.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    ...names
      .filter((name) => !ALWAYS.includes(name) && !name.startsWith('dist/'))
      .map((name) => `${name} is packed`),
    ...(manifest.version === version ? [] : [`its version is ${manifest.version}, not ${version}`]),
    ...(changelog === undefined || changelog.includes(`\n## ${version}\n`)
      ? []
      : [`its changelog has no ${version}`]),
    ...dependencies
      .filter(([, range]) => /^(?:workspace|catalog|link|file):/.test(range))
      .map(([name, range]) => `it depends on ${name}@${range}, which no registry has`),
    ...pathsOf([manifest.main, manifest.types, manifest.bin, manifest.exports])
      .filter((path) => !names.includes(path.replace(/^\.\//, '')))
      .map((path) => `${path} is named but not packed`),
  ];
};

const pathsOf = (value) => {
  if (typeof value === 'string') return [value];
  return value ? Object.values(value).flatMap(pathsOf) : [];
};

/** In an empty folder, like a merchant's developer: each entry point by import and require, and each command. */
const installAndUse = async (tarball, { name, exports = {}, bin = {}, peerDependencies = {} }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dasbor-release-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await must(folder, 'npm', [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefer-offline',
      tarball,
      // Optional ones too: an entry point may need them.
      ...Object.entries(peerDependencies).map(([peer, range]) => `${peer}@${range}`),
    ]);
    const entries = Object.keys(exports).map((path) => name + path.slice(1));
    const load = entries.map((entry) => `await import('${entry}'); require('${entry}');`).join(' ');
    const script = `import { createRequire } from 'node:module'; const require = createRequire('${join(folder, 'x.js')}'); ${load}`;
    if (load) await must(folder, process.execPath, ['--input-type=module', '--eval', script]);
    for (const command of Object.keys(bin)) {
      await must(folder, join(folder, 'node_modules/.bin', command), ['--help']);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const must = async (cwd, command, args) => {
  const { code, output } = await run(command, args, { quiet: true, cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in an empty folder:\n${output}`);
  return output;
};

const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
