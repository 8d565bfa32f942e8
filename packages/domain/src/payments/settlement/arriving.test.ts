import { expect, it } from 'vitest';
import { netArriving, settlesByItself } from '../index.ts';

it.each([
  [1, true],
  [0, true],
  [-1, false],
])('a net amount of %d is settled by itself: %s', (net, want) => expect(settlesByItself(net)).toBe(want));

it.each<[string, number[], number | null]>([
  ['nothing', [], null],
  ['methods that arrive', [95_560, 1_000], 96_560],
  ['one that exceeds its payments beside them', [95_560, -2_440], 95_560],
  ['only such methods', [-2_440, -1], null],
  ['refunds of exactly all payments', [0], 0],
])('of %s arrives', (_, nets, want) => expect(netArriving(nets)).toBe(want));
