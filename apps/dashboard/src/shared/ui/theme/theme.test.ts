import { describe, expect, it } from 'vitest';
import { system } from './system.ts';

const THEMES = ['_light', '_dark'] as const;
const TONES = ['brand', 'neutral', 'info', 'success', 'warning', 'danger', 'sandbox'];
const GROUNDS = ['bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted'];

const pairs: [foreground: string, background: string][] = [
  ...['fg', 'fg.muted', 'fg.subtle', 'fg.link', 'fg.error'].flatMap((fg) =>
    GROUNDS.map((bg): [string, string] => [fg, bg]),
  ),
  ...TONES.flatMap((tone): [string, string][] => [
    [`${tone}.fg`, `${tone}.subtle`],
    [`${tone}.fg`, `${tone}.muted`],
    [`${tone}.fg`, 'bg.panel'],
    [`${tone}.contrast`, `${tone}.solid`],
    [`${tone}.contrast`, `${tone}.solidHover`],
  ]),
  ['fg', 'bg.raised'],
  ['fg.inverted', 'bg.inverted'],
  ['sandbox.onBand', 'sandbox.band'],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(pairs)('%s is readable on %s', (foreground, background) => {
    expect(contrast(hexOf(foreground, theme), hexOf(background, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it('the selected tab is lighter than its background', () => {
    expect(luminance(hexOf('bg.raised', theme))).toBeGreaterThan(luminance(hexOf('bg.muted', theme)));
  });

  it.each(['border.control', 'focus.ring'])('%s is visible on every background (WCAG 1.4.11)', (edge) => {
    for (const ground of ['bg.canvas', 'bg.panel']) {
      expect(contrast(hexOf(edge, theme), hexOf(ground, theme))).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Resolves a token to its literal colour through all references. */
const hexOf = (name: string, theme: (typeof THEMES)[number]): string => {
  const token = system.tokens.getByName(`colors.${name}`);
  const conditions = token?.extensions.conditions as Record<string, string> | undefined;
  const value = String(conditions?.[theme] ?? token?.originalValue);
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return reference ? hexOf(reference, theme) : value;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
