import { err, ok, type Problem, type Result } from '../kernel/index.ts';
import { type Colour, parseColour } from './colour.ts';
import { leastContrast, LEAST_CONTRAST, nearestPassing, nearestWhere } from './contrast.ts';
import { decideLogoSide } from './logo.ts';
import type { CheckoutAppearanceProblemCode } from './problems.ts';
import { SURFACES, textOn } from './shown-colours.ts';

type Decided = Result<Colour, CheckoutAppearanceProblemCode>;

/** The background of the header. The page writes on it in white or ink, whichever is easier to read. */
export const decideHeaderColour = (text: string): Decided => {
  const parsed = parseColour(text);
  if (!parsed.ok) return parsed;
  const ratioOf = (colour: Colour): number => leastContrast(colour, [textOn(colour)]);
  if (ratioOf(parsed.value) >= LEAST_CONTRAST) return parsed;
  const nearest = nearestWhere(parsed.value, (colour) => ratioOf(colour) >= LEAST_CONTRAST);
  return tooLow(ratioOf(parsed.value), nearest);
};

/** Buttons, with white text, and links on the light page. On a dark page, `shownColours` makes it lighter by itself. */
export const decideAccentColour = (text: string): Decided => {
  const parsed = parseColour(text);
  if (!parsed.ok) return parsed;
  const ratio = leastContrast(parsed.value, SURFACES.light);
  return ratio >= LEAST_CONTRAST ? parsed : tooLow(ratio, nearestPassing(parsed.value, SURFACES.light));
};

const tooLow = (ratio: number, nearest: Colour): Decided =>
  err('DPAY_COLOR_CONTRAST_LOW', {
    // Rounded down, so that 4.49 is not told as the 4.5 that it misses.
    ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
    minimum: LEAST_CONTRAST.toFixed(1),
    nearest,
  });

export type LogoSize = { readonly width: number; readonly height: number };

export type Appearance = {
  readonly headerColour: string;
  readonly accentColour: string;
  readonly logo: LogoSize | null;
};

export type AppearanceField = 'headerColour' | 'accentColour' | 'logoWidth' | 'logoHeight';
export type AppearanceProblem = {
  readonly field: AppearanceField;
  readonly problem: Problem<CheckoutAppearanceProblemCode>;
};

/** Everything that is wrong with an appearance. Asked when a draft is saved, and again when it is published. */
export const appearanceProblems = ({ headerColour, accentColour, logo }: Appearance): AppearanceProblem[] => {
  const decided: readonly (readonly [AppearanceField, Result<unknown, CheckoutAppearanceProblemCode>])[] = [
    ['headerColour', decideHeaderColour(headerColour)],
    ['accentColour', decideAccentColour(accentColour)],
    ['logoWidth', logo ? decideLogoSide('width', logo.width) : ok(null)],
    ['logoHeight', logo ? decideLogoSide('height', logo.height) : ok(null)],
  ];
  return decided.flatMap(([field, one]) => (one.ok ? [] : [{ field, problem: one.problem }]));
};

/** What the form begins with. Until something is published, the checkout has its own colours. */
export const FIRST_APPEARANCE = { headerColour: '#016071', accentColour: '#016071' } as const;
