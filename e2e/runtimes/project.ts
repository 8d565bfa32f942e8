import { copyFile, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackage, packedProject, tarballOf } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { install } from './tools.ts';

/** A folder outside this checkout with the packed SDK installed, like a merchant's project. */
export const makeProject = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-consumer-'));
  await ensurePackage();
  await install(folder, {
    '@dasbor/sdk': `file:${tarballOf(packedProject)}`,
    '@types/node': '20.19.43',
    'openapi-fetch': '0.17.0',
    undici: '7.16.0',
    'typescript5.6': 'npm:typescript@5.6.3',
    'typescript5.9': 'npm:typescript@5.9.3',
    'typescript7.0': 'npm:typescript@7.0.2',
  });
  await cp(inRoot('e2e/runtimes/consumer'), folder, { recursive: true });
  await makeGuide(join(folder, 'guide'));
  for (const kind of ['mts', 'cts']) await copyFile(join(folder, 'typed.ts'), join(folder, `typed.${kind}`));
  return folder;
};

// Their packages are not installed here; the documentation checks these samples.
const OF_FRAMEWORKS = /(webhooks-(express|fastify|hono|nest)|react-query|swr)\.ts$/;

/** The guides' samples beside the tsconfig.json that the first of them asks for. */
const makeGuide = async (folder: string): Promise<void> => {
  await cp(inRoot('apps/docs/samples'), folder, {
    recursive: true,
    filter: (sample) => !OF_FRAMEWORKS.test(sample),
  });
  const text = await readFile(inRoot('apps/docs/guides/first-payment.md'), 'utf8');
  const [, tsconfig] = /`tsconfig\.json`:\s+```json\n([^`]+)```/.exec(text) ?? [];
  if (!tsconfig) throw new Error('The guide shows no tsconfig.json');
  await writeFile(join(folder, 'tsconfig.json'), tsconfig);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
};
