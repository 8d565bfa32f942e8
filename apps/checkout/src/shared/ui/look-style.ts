import { type Colour, shownColours } from '@dasbor/domain/checkout-appearance';
import type { Look } from './look.ts';

/** The merchant's colours in both themes, in place of ours. They were checked when they were published. */
export const lookStyle = (look: Look | undefined): string => {
  if (!look) return '';
  const [light, dark] = (['light', 'dark'] as const).map((theme) => coloursOf(look, theme));
  return `[data-look]{${light}}@media (prefers-color-scheme:dark){[data-look]{${dark}}}`;
};

const coloursOf = ({ headerColor, buttonColor }: Look, theme: 'light' | 'dark'): string => {
  const given = { headerColour: headerColor as Colour, accentColour: buttonColor as Colour };
  const { header, onHeader, button, onButton, link } = shownColours(given, theme);
  return [
    `--header:${header}`,
    `--on-header:${onHeader}`,
    `--brand:${button}`,
    `--brand-hover:${button}`,
    `--on-brand:${onButton}`,
    `--link:${link}`,
  ].join(';');
};
