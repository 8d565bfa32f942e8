/** The tolerance must be 0 or more: comparisons with NaN are always false, so it would accept every notice or none. */
export const isTolerance = (seconds: number) => seconds >= 0;
