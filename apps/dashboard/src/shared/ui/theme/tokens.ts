import { defineTokens } from '@chakra-ui/react';
import { grid, scale } from './scales.ts';

/**
 * Raw values. Screens use only the semantic tokens, which support light and dark.
 * Colours are OKLCH ramps with equal lightness per step, so that `600` is equally readable in every hue.
 */
export const tokens = defineTokens({
  colors: {
    white: { value: '#ffffff' },
    // Petrol: deep enough for text, and far from every semantic tone.
    brand: scale('#eef9fc #daf2f8 #bae5f0 #8fd2e3 #5bb7cc #1e99b1 #00798e #016071 #004a57 #003640 #00232b'),
    // Grey with a warm cast, like paper.
    neutral: scale('#fcfaf7 #f6f3ef #e9e5e0 #d8d3ce #afaaa4 #847f79 #67625c #4e4a44 #33302b #201e1a #15120f'),
    blue: scale('#f1f8ff #e0efff #c5dffe #9ccafe #66acf8 #3a8ce0 #176dbd #05569b #014179 #033059 #011e3c'),
    green: scale('#effaf2 #ddf4e2 #bfe9ca #97d8aa #68bd84 #38a060 #0e8145 #026734 #004f27 #003a1b #00260f'),
    amber: scale('#fef5eb #fde9d4 #f8d6b0 #eebb80 #d99948 #bc7803 #955e02 #774a02 #5c3800 #442800 #2d1900'),
    red: scale('#fff4f3 #ffe6e4 #ffcfca #feaea7 #fd7a72 #e54c4a #c02a2e #9d181f #7b0f15 #5a0c0f #3d0507'),
    violet: scale('#f8f5ff #f0e9ff #e2d4ff #d0b7ff #b790f7 #9a6cdf #7c4ebc #643b9a #4c2c78 #382058 #24133c'),
  },
  fonts: {
    body: { value: "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif" },
    mono: {
      value: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
    },
  },
  fontSizes: {
    '2xs': { value: '0.6875rem' },
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.125rem' },
    '2xl': { value: '1.375rem' },
    '3xl': { value: '1.75rem' },
    '4xl': { value: '2.25rem' },
  },
  fontWeights: {
    normal: { value: '450' },
    medium: { value: '550' },
    semibold: { value: '650' },
    bold: { value: '730' },
  },
  lineHeights: {
    tight: { value: '1.2' },
    short: { value: '1.35' },
    moderate: { value: '1.5' },
  },
  letterSpacings: {
    tight: { value: '-0.012em' },
    normal: { value: '0' },
    wide: { value: '0.02em' },
    caps: { value: '0.06em' },
  },
  spacing: grid(),
  sizes: { ...grid(), full: { value: '100%' }, prose: { value: '62ch' }, page: { value: '82rem' } },
  radii: {
    xs: { value: '3px' },
    sm: { value: '5px' },
    md: { value: '7px' },
    lg: { value: '10px' },
    full: { value: '9999px' },
  },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    toast: { value: 1700 },
    skipLink: { value: 1800 },
  },
  durations: { fast: { value: '120ms' } },
});
