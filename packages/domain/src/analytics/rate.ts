/**
 * A share in hundredths of a percent, rounded half up: 2 of 3 is 6667. Null without a whole, because 0 of 0 is neither good nor bad.
 */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole));
