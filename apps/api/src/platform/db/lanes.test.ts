import { describe, expect, it } from 'vitest';
import { makeLanes } from './lanes.ts';

/** Passes that are told when to end; answers who has begun. */
const crowd = (width: number) => {
  const lanes = makeLanes(width);
  const begun: string[] = [];
  const pass = (lane: string, who: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = lanes(lane, () => {
      begun.push(who);
      return promise;
    });
    return { done, end: resolve, fail: reject };
  };
  return { begun, pass };
};

describe('a lane', () => {
  it('lets as many through at once as it is wide, the others in the order they came', async () => {
    const { begun, pass } = crowd(2);
    const [first, second, third, fourth] = ['1', '2', '3', '4'].map((who) => pass('a', who));
    expect(begun).toEqual(['1', '2']);

    second?.end();
    await second?.done;
    await Promise.resolve();
    expect(begun).toEqual(['1', '2', '3']);

    for (const one of [first, third, fourth]) one?.end();
    await Promise.all([first, third, fourth].map((one) => one?.done));
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('waits for nobody in another', () => {
    const { begun, pass } = crowd(1);
    void pass('a', '1');
    void pass('b', '2');

    expect(begun).toEqual(['1', '2']);
  });

  it('goes on behind one that failed, which hears why', async () => {
    const { begun, pass } = crowd(1);
    const first = pass('a', '1');
    const second = pass('a', '2');
    first.fail(new Error('no'));
    second.end();

    await expect(first.done).rejects.toThrow('no');
    await second.done;
    expect(begun).toEqual(['1', '2']);
  });
});
