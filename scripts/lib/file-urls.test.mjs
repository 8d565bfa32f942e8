import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { inRoot, root } from './paths.mjs';

it("no file path comes from a URL's pathname, where a space is %20", () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const found = files
    .trim()
    .split('\n')
    .filter((file) => /import\.meta\.url\)\s*\.pathname/.test(readFileSync(inRoot(file), 'utf8')));
  assert.deepEqual(found, []);
});
