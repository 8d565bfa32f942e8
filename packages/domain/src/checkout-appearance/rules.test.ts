import { expect, test } from 'vitest';
import {
  appearanceProblems,
  decideLogo,
  decideLogoPixels,
  decideLogoSide,
  firstLogoSize,
  LOGO_POLICY,
} from './index.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const codeOf = (decided: { ok: boolean; problem?: { code: string } }) => decided.problem?.code ?? 'ok';

test.each([
  ['a PNG', PNG, 100, 'ok'],
  // spec 5.78
  ['a PNG a byte under 512 kB', PNG, LOGO_POLICY.bytesBelow - 1, 'ok'],
  // spec 9.13
  ['a PNG of 512 kB', PNG, LOGO_POLICY.bytesBelow, 'DPAY_LOGO_TOO_LARGE'],
  ['a JPEG', bytes('\xff\xd8\xff'), 100, 'DPAY_LOGO_NOT_PNG'],
  // spec 5.77
  ['an SVG', bytes('<svg>'), 100, 'DPAY_LOGO_NOT_PNG'],
  ['a text named logo.png', bytes('logo.png'), 100, 'DPAY_LOGO_NOT_PNG'],
  ['nothing', bytes(''), 0, 'DPAY_LOGO_NOT_PNG'],
  ['an animation', bytes('\x89PNG\r\n\x1a\n\0\0\0\0acTLCRC!'), 100, 'DPAY_LOGO_ANIMATED'],
])('%s as a logo: %s', (_, head, size, want) => expect(codeOf(decideLogo({ size, head }))).toBe(want));

test.each([
  [16, 16, 'ok'],
  [2000, 2000, 'ok'],
  [15, 100, 'DPAY_LOGO_PIXELS'],
  [100, 2001, 'DPAY_LOGO_PIXELS'],
])('a logo of %s × %s pixels: %s', (width, height, want) =>
  expect(codeOf(decideLogoPixels({ width, height }))).toBe(want),
);

test.each([
  ['width', 16, 'ok'],
  ['width', 160, 'ok'],
  ['width', 161, 'DPAY_LOGO_DISPLAY_SIZE'],
  ['height', 15, 'DPAY_LOGO_DISPLAY_SIZE'],
  ['height', 64, 'ok'],
  ['height', 65, 'DPAY_LOGO_DISPLAY_SIZE'],
  ['height', 20.5, 'DPAY_LOGO_DISPLAY_SIZE'],
  ['height', Number.NaN, 'DPAY_LOGO_DISPLAY_SIZE'],
] as const)('a %s of %s: %s', (side, pixels, want) =>
  expect(codeOf(decideLogoSide(side, pixels))).toBe(want),
);

test.each([
  ['a small one as it is', { width: 30, height: 20 }, { width: 30, height: 20 }],
  ['a wide one by its width', { width: 1600, height: 200 }, { width: 160, height: 20 }],
  ['a square one by its height', { width: 500, height: 500 }, { width: 40, height: 40 }],
  ['a line is not thinner than may be', { width: 2000, height: 16 }, { width: 160, height: 16 }],
])('a new logo is shown: %s', (_, file, want) => expect(firstLogoSize(file)).toEqual(want));

test('everything that is wrong is told at once', () => {
  const problems = appearanceProblems({
    headerColour: 'teal',
    accentColour: '#ffd800',
    logo: { width: 10, height: 900 },
  });

  expect(problems.map(({ field, problem }) => `${field} ${problem.code}`)).toEqual([
    'headerColour DPAY_COLOR_INVALID',
    'accentColour DPAY_COLOR_CONTRAST_LOW',
    'logoWidth DPAY_LOGO_DISPLAY_SIZE',
    'logoHeight DPAY_LOGO_DISPLAY_SIZE',
  ]);
});

test('nothing is wrong without a logo', () => {
  expect(appearanceProblems({ headerColour: '#fff', accentColour: '#016071', logo: null })).toEqual([]);
});
