import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorSeconds } from './processor-time.mjs';

test('own time and that of ended children are added, whatever the process is called', () => {
  const stat = '4242 (node (x) y) S 1 4242 4242 0 -1 4194304 10 20 0 0 1500 500 90000 8000 20 0 11 0 1 2 3';

  assert.equal(processorSeconds(stat), 1000);
});
