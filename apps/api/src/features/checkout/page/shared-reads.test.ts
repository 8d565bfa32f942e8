import { expect, test } from 'vitest';
import { sharedReads } from './shared-reads.ts';

const later = () => {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const read = sharedReads((key) => {
    begun += 1;
    const number = begun;
    return new Promise<string>((resolve) => waiting.push(() => resolve(`${key} ${number}`)));
  });
  return { read, begun: () => begun, end: () => waiting.shift()?.() };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('all who call during a read share one that began after their calls', async () => {
  const { read, begun, end } = later();
  const first = read('a');
  const others = Array.from({ length: 100 }, () => read('a'));
  end();
  await turn();
  end();

  expect(await first).toBe('a 1');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['a 2']));
  expect(begun()).toBe(2);
});

test('another key, and a call after the read, read again', async () => {
  const { read, begun, end } = later();
  const both = [read('a'), read('b')];
  end();
  end();
  expect(await Promise.all(both)).toEqual(['a 1', 'b 2']);
  const again = read('a');
  end();

  expect(await again).toBe('a 3');
  expect(begun()).toBe(3);
});

test('a read that fails does not keep the next one from beginning', async () => {
  let begun = 0;
  const read = sharedReads(() => {
    begun += 1;
    return begun === 1 ? Promise.reject(new Error('down')) : Promise.resolve('up');
  });
  const [first, second] = [read('a'), read('a')];

  await expect(first).rejects.toThrow('down');
  expect(await second).toBe('up');
});
