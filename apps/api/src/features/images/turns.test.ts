import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('works one after the other, also after a failure, and refuses those who find too many before them', async () => {
  const takeTurn = makeTurns(3);
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`begins ${name}`);
    await new Promise(setImmediate);
    if (name === 'b') throw new Error('broken');
    done.push(`ends ${name}`);
    return name;
  };

  const first = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name))));
  const later = await takeTurn(work('e'));

  expect(first.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
    'busy',
  ]);
  expect(later).toBe('e');
  expect(done).toEqual(['begins a', 'ends a', 'begins b', 'begins c', 'ends c', 'begins e', 'ends e']);
});
