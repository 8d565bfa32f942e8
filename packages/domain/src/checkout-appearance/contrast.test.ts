import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Colour,
  contrast,
  decideAccentColour,
  decideHeaderColour,
  LEAST_CONTRAST,
  nearestPassing,
  parseColour,
  shownColours,
  SURFACES,
  textOn,
} from './index.ts';
import { colourOfOklch, oklchOf } from './oklch.ts';

const anyColour = integer({ min: 0, max: 0xffffff }).map(
  (value): Colour => `#${value.toString(16).padStart(6, '0')}`,
);

const value = (text: string) => {
  const parsed = parseColour(text);
  return parsed.ok ? parsed.value : parsed.problem.code;
};

// spec 5.19
test.each([
  ['#016071', '#016071'],
  ['016071', '#016071'],
  ['#FfA', '#ffffaa'],
  ['abc', '#aabbcc'],
  [' #AABBCC ', '#aabbcc'],
  ['', 'DPAY_REQUIRED'],
  [' ', 'DPAY_REQUIRED'],
  ['#12', 'DPAY_COLOR_INVALID'],
  ['#1234', 'DPAY_COLOR_INVALID'],
  ['#12345', 'DPAY_COLOR_INVALID'],
  ['#1234567', 'DPAY_COLOR_INVALID'],
  ['##12345', 'DPAY_COLOR_INVALID'],
  ['#12345g', 'DPAY_COLOR_INVALID'],
  ['#12 456', 'DPAY_COLOR_INVALID'],
  ['red', 'DPAY_COLOR_INVALID'],
  ['rgb(1,2,3)', 'DPAY_COLOR_INVALID'],
  ['#fff;}body{display:none', 'DPAY_COLOR_INVALID'],
  ['#fff\n', '#ffffff'],
])('the colour %j is %s', (text, want) => expect(value(text)).toBe(want));

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#016071', '#ffffff', 7.2],
] as const)('the contrast of %s and %s is %s', (one, other, want) => {
  expect(contrast(one, other)).toBeCloseTo(want, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('a colour survives the way to OKLCH and back', () => {
  assert(
    property(anyColour, (colour) => {
      expect(colourOfOklch(oklchOf(colour))).toBe(colour);
    }),
  );
});

test('the nearest colour can be read, and one that can be read stays', () => {
  assert(
    property(anyColour, anyColour, (colour, background) => {
      const nearest = nearestPassing(colour, [background]);

      expect(contrast(nearest, background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(nearestPassing(nearest, [background])).toBe(nearest);
      if (contrast(colour, background) >= LEAST_CONTRAST) expect(nearest).toBe(colour);
    }),
  );
});

test('the nearest colour has the hue of the given one', () => {
  assert(
    property(anyColour, (colour) => {
      const [given, nearest] = [oklchOf(colour), oklchOf(nearestPassing(colour, SURFACES.light))];
      const apart = Math.abs(
        Math.atan2(Math.sin(given.hue - nearest.hue), Math.cos(given.hue - nearest.hue)),
      );

      // Of grey there is no hue; of the eight bits of a channel, little is left in the dark.
      if (nearest.chroma > 0.05) expect(apart).toBeLessThan(0.1);
    }),
  );
});

test('the offered colour is accepted, for the header and for buttons', () => {
  assert(
    property(anyColour, (colour) => {
      for (const decide of [decideHeaderColour, decideAccentColour]) {
        const decided = decide(colour);
        if (decided.ok) continue;
        const offered = String(decided.problem.params?.['nearest']);

        expect(decided.problem.code).toBe('DPAY_COLOR_CONTRAST_LOW');
        expect(decide(offered)).toEqual({ ok: true, value: offered });
      }
    }),
  );
});

test('an accepted appearance can be read everywhere, in both themes', () => {
  assert(
    property(anyColour, anyColour, (headerColour, accentColour) => {
      if (!decideHeaderColour(headerColour).ok || !decideAccentColour(accentColour).ok) return;
      for (const theme of ['light', 'dark'] as const) {
        const { header, onHeader, button, onButton, link } = shownColours(
          { headerColour, accentColour },
          theme,
        );

        expect(contrast(header, onHeader)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        expect(contrast(button, onButton)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        for (const surface of SURFACES[theme])
          expect(contrast(link, surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
    }),
  );
});

test('a contrast that is just too low is not told as the one that is needed', () => {
  expect(decideAccentColour('#6b6b6b')).toMatchObject({ ok: true });
  expect(decideAccentColour('#747474')).toEqual({
    ok: false,
    problem: {
      code: 'DPAY_COLOR_CONTRAST_LOW',
      params: { ratio: '4.2', minimum: '4.5', nearest: expect.stringMatching(/^#6[a-f\d]/) },
    },
  });
});

test('yellow gets dark text, and blue gets white', () => {
  expect([textOn('#ffd800'), textOn('#0033aa')]).toEqual(['#201e1a', '#ffffff']);
});
