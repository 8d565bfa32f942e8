/**
 * The first amount of each band after the lowest, in rupiah. Roll-ups store the number of a band: after a change of this list, compute
 * them again for every day.
 */
export const AMOUNT_BANDS = [50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000, 25_000_000] as const;

export type AmountBand = {
  /** Inclusive. */
  readonly from: number;
  /** Inclusive; null for the highest band. */
  readonly to: number | null;
};

/** The amounts of a band; 0 is the lowest. */
export const amountBand = (index: number): AmountBand => {
  const next = AMOUNT_BANDS[index];
  return { from: AMOUNT_BANDS[index - 1] ?? 0, to: next === undefined ? null : next - 1 };
};
