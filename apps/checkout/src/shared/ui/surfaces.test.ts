import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SURFACES } from '@dasbor/domain/checkout-appearance';
import { expect, it } from 'vitest';

const [light = '', dark = ''] = readFileSync(join(import.meta.dirname, 'frame.module.css'), 'utf8').split(
  '@media',
);

const coloursIn = (css: string): (string | undefined)[] =>
  ['panel', 'canvas', 'subtle'].map((name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]);

it.each([
  ['light', light, SURFACES.light],
  ['dark', dark, SURFACES.dark],
] as const)('colours of merchants are checked against the backgrounds of the %s page', (_, css, surfaces) => {
  expect(coloursIn(css)).toEqual(surfaces);
});
