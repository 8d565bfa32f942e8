import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { keptByNpm } from './kept-by-npm.mjs';
import { inRoot } from './paths.mjs';

describe('an option consumed by npm', () => {
  const reset = (env, args = []) => keptByNpm(['--reset'], { args, env });

  it('is detected if it does not follow ` -- `', () => {
    assert.deepEqual(reset({ npm_config_reset: 'true' }), ['--reset']);
    assert.deepEqual(reset({ npm_config_reset: '1' }), ['--reset']);
    assert.deepEqual(keptByNpm(['--base-url'], { args: [], env: { npm_config_base_url: 'http://a' } }), [
      '--base-url',
    ]);
  });

  it('is not reported if it was absent, negated, or passed on too', () => {
    assert.deepEqual(reset({}), []);
    assert.deepEqual(reset({ npm_config_reset: '' }), []);
    assert.deepEqual(reset({ npm_config_reset: 'false' }), []);
    assert.deepEqual(reset({ npm_config_reset: 'true' }, ['--reset']), []);
  });

  for (const [script, name, sentence] of [
    ['start.mjs', 'reset', 'npm kept --reset for itself: write `npm start -- --reset`.\n'],
    ['test.mjs', 'all', 'npm kept --all for itself: write `npm test -- --all`.\n'],
  ])
    it(`makes ${script} print a hint and start nothing`, () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts', script)], {
        env: { ...process.env, [`npm_config_${name}`]: 'true' },
        encoding: 'utf8',
        timeout: 20_000,
      });

      assert.deepEqual([status, stdout, stderr], [2, '', sentence]);
    });
});
