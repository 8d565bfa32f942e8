export type Comparison =
  | { readonly kind: 'higher' | 'lower'; /** One decimal at most, never 0. */ readonly percent: number }
  | { readonly kind: 'same' }
  /** There is nothing to compare with, so no percentage. */
  | { readonly kind: 'new' };

export const compare = (current: number, previous: number): Comparison => {
  if (current === previous) return { kind: 'same' };
  if (previous === 0) return { kind: 'new' };
  const percent = Math.round((Math.abs(current - previous) / previous) * 1000) / 10;
  return { kind: current > previous ? 'higher' : 'lower', percent: Math.max(percent, 0.1) };
};
