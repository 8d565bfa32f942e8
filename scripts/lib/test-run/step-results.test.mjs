import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { stepResults } from './step-results.mjs';

const API = { name: 'api', command: ['vitest', 'api'], without: ['apps/dashboard'] };
const ALL_WELL = { passed: 12, failed: 0, skipped: 1 };
const HOUR = 60 * 60 * 1000;
let root;
let now;

// Each run reads the files again.
const run = () => stepResults({ root, folder: join(root, '.cache'), now: () => now });
const write = (name, content) => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dasbor-results-'));
  now = Date.parse('2026-11-21T03:00:00Z');
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', '.cache/\nnode_modules/\n');
  write('apps/api/a.ts', '1');
  write('apps/dashboard/d.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a step's result", () => {
  it('is unknown before it ran', () => {
    assert.equal(run().of(API), undefined);
  });

  it('is reused while nothing has changed', () => {
    run().keep(API, ALL_WELL);
    assert.deepEqual(run().of(API), ALL_WELL);
  });

  const changes = {
    'a file of its own': () => write('apps/api/a.ts', '2'),
    'a new file that git does not know yet': () => write('packages/domain/new.ts', ''),
    'a file that is gone': () => rmSync(join(root, 'apps/api/a.ts')),
    'a file at the root': () => write('pnpm-lock.yaml', 'lockfileVersion: 10'),
    'half a day': () => (now += 12 * HOUR),
  };
  for (const [change, make] of Object.entries(changes))
    it(`is discarded after ${change}`, () => {
      run().keep(API, ALL_WELL);
      make();
      assert.equal(run().of(API), undefined);
    });

  it('is discarded for another command', () => {
    run().keep(API, ALL_WELL);
    assert.equal(run().of({ ...API, command: ['vitest', 'api', '--shard=1/2'] }), undefined);
  });

  it('survives changes of files it does not read or git ignores', () => {
    run().keep(API, ALL_WELL);
    write('apps/dashboard/d.ts', '2');
    write('node_modules/x.js', '');
    assert.deepEqual(run().of(API), ALL_WELL);
  });

  it('is not cached after a failure, a pass on retry, or an empty run', () => {
    run().keep(API, { passed: 11, failed: 1 });
    run().keep(API, { passed: 12, failed: 0, flaky: 1 });
    run().keep(API, { passed: 0, failed: 0 });
    assert.equal(run().of(API), undefined);
  });

  it('is never cached outside git', () => {
    rmSync(join(root, '.git'), { recursive: true });
    run().keep(API, ALL_WELL);
    assert.equal(run().of(API), undefined);
  });

  it('is for the files as they were when the run began', () => {
    const results = run();
    write('apps/api/a.ts', 'edited while the step ran');
    results.keep(API, ALL_WELL);
    assert.equal(run().of(API), undefined);
  });
});
