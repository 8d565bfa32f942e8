import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runInBrowser } from './browser.ts';
import type { Input } from './input.ts';
import { runInNext } from './next.ts';
import { tool } from './tools.ts';
import { runInWorkerd } from './workerd.ts';

export type Check = { runtime: string; how: string; run: (folder: string, input: Input) => Promise<void> };

const TIMEOUT_MS = 60_000;
const DENO = [
  'run',
  '--no-prompt',
  '--allow-net',
  '--allow-env',
  '--allow-read',
  '--node-modules-dir=manual',
];

const typeCheck = (version: string, how: string, project: string): Check => ({
  runtime: `TypeScript ${version}`,
  how,
  run: (folder) => execute(tool.node24, [`node_modules/typescript${version}/bin/tsc`, '-p', project], folder),
});

const bothModules = (runtime: string, binary: string, before: readonly string[] = []): Check[] => {
  const check = (how: string, file: string): Check => ({
    runtime,
    how,
    run: (folder, input) =>
      execute(binary, [...before, file], folder, { CONSUMER_INPUT: JSON.stringify(input) }),
  });
  return [check('ESM', 'esm.mjs'), check('CommonJS', 'cjs.cjs')];
};

/** Every environment in which the packed SDK must work, and how to run it there. */
export const CHECKS: readonly Check[] = [
  ...[20, 22, 24].flatMap((version) => bothModules(`Node ${version}`, tool[`node${version}` as 'node20'])),
  ...bothModules('Bun', tool.bun),
  ...bothModules('Deno', tool.deno, DENO),
  { runtime: 'workerd', how: 'ESM, bundled', run: runInWorkerd },
  { runtime: 'Chromium', how: 'ESM, bundled', run: runInBrowser },
  { runtime: 'Next.js 16', how: 'webhook route', run: runInNext },
  ...Object.entries({
    'strict, nodenext': 'tsconfig.nodenext.json',
    'strict, bundler': 'tsconfig.bundler.json',
    'strict, commonjs': 'tsconfig.commonjs.json',
    'as in the guides': 'guide/tsconfig.json',
  }).flatMap(([how, project]) => ['5.6', '5.9', '7.0'].map((version) => typeCheck(version, how, project))),
];

/** The bundle for workerd and the browser. */
export const bundle = async (folder: string): Promise<void> => {
  const args = ['bundled.mjs', '--bundle', '--format=esm', '--target=es2022', '--outfile=bundled.js'];
  await execute(tool.esbuild, args, folder);
};

const execute = async (
  binary: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
) => {
  try {
    await promisify(execFile)(binary, [...args], {
      cwd,
      timeout: TIMEOUT_MS,
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NODE_OPTIONS: '', ...env },
    });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${stdout}${stderr}`.trim() || message, { cause: error });
  }
};
