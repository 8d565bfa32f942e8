import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

type Program = [sample: string, where?: { cwd: string; ending: string }];

/** How the receiver of a framework is started. */
export const programOf = (framework: string): Program => {
  const sample = `webhooks-${framework}`;
  if (framework === 'nest') return [sample, { cwd: compiled(sample), ending: 'js' }];
  if (framework === 'next') return ['main', { cwd: servedByNode(sample), ending: 'ts' }];
  return [sample];
};

/** Node does not run decorators: as in every project with Nest, the compiler removes them. */
const compiled = (sample: string): string => {
  const folder = makeFolder();
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    allowImportingTsExtensions: false,
    customConditions: [],
    noCheck: true,
    rootDir: '../samples',
    outDir: '.',
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
  };
  const settings = {
    extends: '../../../tsconfig.base.json',
    compilerOptions,
    files: [`../samples/${sample}.ts`],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings));
  const tsc = fileURLToPath(new URL('../node_modules/typescript/lib/tsc.js', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  return folder;
};

/** Next.js calls the POST of a route with a `Request`, which this server does too. */
const servedByNode = (sample: string): string => {
  const folder = makeFolder();
  const main = `import { serve } from '@hono/node-server';
import { POST } from '../samples/${sample}.ts';
serve({ fetch: POST, port: Number(process.env['PORT']) }, () => console.log('listening'));`;
  writeFileSync(`${folder}/main.ts`, main);
  return folder;
};

/** Within the package, where imports find the SDK and the frameworks. */
const makeFolder = (): string => {
  const folder = mkdtempSync(fileURLToPath(new URL('../program-', import.meta.url)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
