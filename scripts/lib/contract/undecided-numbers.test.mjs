import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undecidedNumbers } from './undecided-numbers.mjs';

const words = (en) => ({ words: { id: en, en } });

test('counts, naming numbers and texts are decided', () => {
  const contract = {
    'x-error-catalogue': { TOO_MUCH: { params: { maximum: 10_000, port: 25, from: '23:30' } }, GONE: {} },
    'x-issue-catalogue': { TWICE: words('The same as row {row}, {digits} of “{bank}”.') },
  };

  assert.deepEqual(undecidedNumbers(contract), []);
});

test('a new numeric param is reported until it is decided', () => {
  const contract = {
    'x-error-catalogue': { TOO_OLD: { params: { year: 2019 } } },
    'x-issue-catalogue': { OLD: words('Since {since}.') },
  };

  assert.deepEqual(
    undecidedNumbers(contract).map((line) => line.split(' is ')[0]),
    ['TOO_OLD: year', 'OLD: since'],
  );
});
