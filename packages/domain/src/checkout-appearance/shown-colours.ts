import type { Colour } from './colour.ts';
import { contrast, nearestPassing } from './contrast.ts';

export const WHITE: Colour = '#ffffff';
export const INK: Colour = '#201e1a';

/** The backgrounds of the checkout: --panel, --canvas and --subtle of apps/checkout/src/shared/ui/frame.module.css. */
export const SURFACES = {
  light: [WHITE, '#fcfaf7', '#f6f3ef'],
  dark: [INK, '#15120f', '#1b1916'],
} as const satisfies Record<string, readonly Colour[]>;

/** White or ink, whichever is easier to read on a background. */
export const textOn = (background: Colour): Colour =>
  contrast(background, WHITE) >= contrast(background, INK) ? WHITE : INK;

export type ShownColours = {
  readonly header: Colour;
  readonly onHeader: Colour;
  readonly button: Colour;
  readonly onButton: Colour;
  readonly link: Colour;
};

/**
 * The colours of the page in a theme. No colour can be read both on white and on a dark page, so a dark page shows buttons and links in
 * the nearest colour that can.
 */
export const shownColours = (
  { headerColour: header, accentColour }: { headerColour: Colour; accentColour: Colour },
  theme: keyof typeof SURFACES,
): ShownColours => {
  const accent = theme === 'dark' ? nearestPassing(accentColour, SURFACES.dark) : accentColour;
  return { header, onHeader: textOn(header), button: accent, onButton: textOn(accent), link: accent };
};
