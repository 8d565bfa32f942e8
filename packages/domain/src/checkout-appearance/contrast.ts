import { type Colour, lightOf } from './colour.ts';
import { colourOfOklch, oklchOf } from './oklch.ts';

/** WCAG 2.2, 1.4.3: text of normal size. */
export const LEAST_CONTRAST = 4.5;

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
};

const luminance = (colour: Colour): number => {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The least contrast of a colour with several others. */
export const leastContrast = (colour: Colour, against: readonly Colour[]): number =>
  Math.min(...against.map((other) => contrast(colour, other)));

/** The colour that is most like this one and can be read on each of the others: the same hue, lighter or darker. */
export const nearestPassing = (colour: Colour, against: readonly Colour[]): Colour =>
  nearestWhere(colour, (one) => leastContrast(one, against) >= LEAST_CONTRAST);

const STEP = 1 / 400;

/** Tries lightness after lightness, from the nearest. Black or white at the latest. */
export const nearestWhere = (colour: Colour, passes: (colour: Colour) => boolean): Colour => {
  if (passes(colour)) return colour;
  const given = oklchOf(colour);
  const at = (lightness: number): Colour =>
    colourOfOklch({ ...given, lightness: Math.min(1, Math.max(0, lightness)) });
  for (let away = STEP; away <= 1 + STEP; away += STEP) {
    const found = [given.lightness - away, given.lightness + away].map(at).find(passes);
    if (found !== undefined) return found;
  }
  return passes('#000000') ? '#000000' : '#ffffff';
};
