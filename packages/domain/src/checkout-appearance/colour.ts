import { err, ok, type Result } from '../kernel/index.ts';
import type { CheckoutAppearanceProblemCode } from './problems.ts';

/** Six lower-case digits after a `#`. */
export type Colour = `#${string}`;

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Product spec §5: hex of 3 or 6 digits. With or without `#`, as people copy it. */
export const parseColour = (text: string): Result<Colour, CheckoutAppearanceProblemCode> => {
  const trimmed = text.trim();
  if (trimmed === '') return err('DPAY_REQUIRED');
  const digits = HEX.exec(trimmed)?.[1]?.toLowerCase();
  if (digits === undefined) return err('DPAY_COLOR_INVALID');
  return ok<Colour>(`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`);
};

/** Red, green and blue from 0 to 1, linear in light (sRGB, IEC 61966-2-1). */
export type Light = readonly [red: number, green: number, blue: number];

export const lightOf = (colour: Colour): Light => [
  channel(colour, 1),
  channel(colour, 3),
  channel(colour, 5),
];

const channel = (colour: Colour, at: number): number => {
  const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export const colourOf = (light: Light): Colour => `#${light.map(digitsOf).join('')}`;

const digitsOf = (light: number): string => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
};
