import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { bundleContract } from '../gen/bundle.mjs';

test('a contract that cannot be bundled is told by what is wrong in it, and by nothing else', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'dasbor-bundle-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const bundler = join(root, 'node_modules/.bin/redocly');
  mkdirSync(dirname(bundler), { recursive: true });
  writeFileSync(bundler, '#!/bin/sh\necho "paths.yaml:235:9 cannot resolve" >&2\nexit 1\n');
  chmodSync(bundler, 0o755);

  assert.throws(() => bundleContract(join(root, 'openapi')), {
    message: 'The contract cannot be read as one.\npaths.yaml:235:9 cannot resolve\n',
  });
});
