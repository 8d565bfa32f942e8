import { defineSemanticTokens } from '@chakra-ui/react';

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The token structure that Chakra's `colorPalette` expects. */
const palette = (hue: string) => ({
  solid: pair(`${hue}.700`, `${hue}.400`),
  solidHover: pair(`${hue}.800`, `${hue}.300`),
  contrast: pair('white', `${hue}.950`),
  fg: pair(`${hue}.700`, `${hue}.300`),
  subtle: pair(`${hue}.50`, `${hue}.950`),
  muted: pair(`${hue}.100`, `${hue}.900`),
  emphasized: pair(`${hue}.200`, `${hue}.800`),
  border: pair(`${hue}.200`, `${hue}.800`),
  focusRing: pair('brand.600', 'brand.400'),
});

const pair = (light: string, dark: string) => ({ value: { _light: colour(light), _dark: colour(dark) } });

const colour = (name: string): string => (/^(#|rgb)/.test(name) ? name : `{colors.${name}}`);

/** What a colour is for. `theme.test.ts` holds every text pair at 4.5 : 1 in both themes. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('neutral.50', 'neutral.950'),
      canvas: pair('neutral.50', 'neutral.950'),
      panel: pair('white', 'neutral.900'),
      subtle: pair('neutral.100', '#1b1916'),
      muted: pair('neutral.200', 'neutral.800'),
      // The chosen one of several on `muted`: nearer to the reader than those beside it, in both themes.
      raised: pair('white', 'neutral.700'),
      inverted: pair('neutral.900', 'neutral.100'),
      overlay: pair('rgb(32 30 26 / 0.45)', 'rgb(0 0 0 / 0.6)'),
    },
    fg: {
      DEFAULT: pair('neutral.900', 'neutral.100'),
      muted: pair('neutral.700', 'neutral.300'),
      subtle: pair('neutral.600', 'neutral.400'),
      inverted: pair('neutral.50', 'neutral.900'),
      link: pair('brand.700', 'brand.300'),
      error: pair('red.700', 'red.300'),
    },
    border: {
      DEFAULT: pair('neutral.200', 'neutral.800'),
      muted: pair('neutral.100', '#2e2b26'),
      emphasized: pair('neutral.300', 'neutral.700'),
      // WCAG 1.4.11: the edge of a control is 3 : 1 against what surrounds it.
      control: pair('neutral.500', 'neutral.500'),
      error: pair('red.600', 'red.400'),
    },
    focus: { ring: pair('brand.600', 'brand.400') },
    brand: palette('brand'),
    neutral: {
      ...palette('neutral'),
      solid: pair('neutral.800', 'neutral.200'),
      contrast: pair('white', 'neutral.900'),
    },
    info: palette('blue'),
    success: palette('green'),
    warning: palette('amber'),
    danger: palette('red'),
    sandbox: {
      ...palette('violet'),
      // The sandbox band on every page: noticeable, but not tiring all day in the dark theme.
      band: pair('violet.700', 'violet.800'),
      onBand: pair('white', 'violet.100'),
    },
  },
  shadows: {
    // Prefer hairlines to shadows: only floating layers have a shadow.
    sm: shadow('0 1px 3px rgb(32 30 26 / 0.08)', '0 1px 3px rgb(0 0 0 / 0.5)'),
    md: shadow(
      '0 4px 14px -2px rgb(32 30 26 / 0.10), 0 1px 3px rgb(32 30 26 / 0.06)',
      '0 6px 18px -2px rgb(0 0 0 / 0.6)',
    ),
    lg: shadow(
      '0 18px 48px -12px rgb(32 30 26 / 0.22), 0 2px 8px rgb(32 30 26 / 0.08)',
      '0 18px 48px -12px rgb(0 0 0 / 0.8)',
    ),
  },
  radii: {
    control: { value: '{radii.md}' },
    panel: { value: '{radii.lg}' },
  },
});
