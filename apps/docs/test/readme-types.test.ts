import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Each sample of the package's README in a file of its own, named by its line: what a merchant copies compiles as strictly as theirs may.
const readme = readFileSync(new URL('../../../packages/sdk/README.md', import.meta.url), 'utf8');
const samples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(({ index, 1: text = '' }) => ({
  line: readme.slice(0, index).split('\n').length + 1,
  text,
}));

const SETTINGS = {
  extends: '../../../tsconfig.base.json',
  // A sample shows what there is, and need not use it.
  compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], noUnusedLocals: false, incremental: false },
  include: ['.', '../readme'],
};

test('every sample of the README compiles', () => {
  expect(samples.length).toBeGreaterThan(10);

  expect(complaintsOf(samples)).toBe('');
});

test('a sample that does not compile is told by its line', () => {
  const text = `import { importPrivateKey } from '@dasbor/sdk/snap';\nawait importPrivateKey(process.env.NONE);`;

  expect(complaintsOf([{ line: 336, text }])).toMatch(/^\S*line-336\.ts\(2,24\): error TS2345/);
});

const complaintsOf = (all: typeof samples): string => {
  // Within the package, where imports find the SDK.
  const folder = mkdtempSync(fileURLToPath(new URL('../readme-', import.meta.url)));
  try {
    for (const { line, text } of all) writeFileSync(`${folder}/line-${line}.ts`, `${text}\nexport {};\n`);
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(SETTINGS));
    const tsc = fileURLToPath(new URL('../node_modules/typescript/lib/tsc.js', import.meta.url));
    const { error, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    if (error) throw error;
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
