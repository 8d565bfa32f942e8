import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';
import type { AcquirerRail } from './port.ts';

test('a hanging acquirer holds no more calls than allowed, and is asked again once one has ended', async () => {
  const answers: (() => void)[] = [];
  const hanging = { enquire: () => new Promise((resolve) => answers.push(() => resolve('unreachable'))) };
  const { enquire } = atMost(hanging as unknown as AcquirerRail, 2);
  const ask = () => enquire({} as never, {} as never, new Date());

  const held = [ask(), ask()];
  await expect(ask()).resolves.toBe('unreachable');
  expect(answers).toHaveLength(2);

  answers[0]?.();
  await held[0];
  void ask();
  expect(answers).toHaveLength(3);
});
