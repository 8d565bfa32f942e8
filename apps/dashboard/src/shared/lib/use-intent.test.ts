import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIntent } from './use-intent.ts';

const intentOf = (name?: string) => renderHook(() => useIntent(name)).result.current;

test('the same wish has the same key until it is done', () => {
  const intent = intentOf();

  const key = intent.keyFor('a');

  expect(intent.keyFor('a')).toBe(key);
  expect(intent.keyFor('b')).not.toBe(key);
});

test('a wish after it was done is another', () => {
  const intent = intentOf('money');
  const key = intent.keyFor('a');

  intent.done();

  expect(intent.keyFor('a')).not.toBe(key);
});

test('under a name the key outlives a reload, for the same wish alone', () => {
  const key = intentOf('money').keyFor('a');

  expect(intentOf('money').keyFor('a')).toBe(key);
  expect(intentOf('other money').keyFor('a')).not.toBe(key);
  expect(intentOf('money').keyFor('b')).not.toBe(key);
});
