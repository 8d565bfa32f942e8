/** How far clocks may be apart is 0 or more: no comparison with a NaN is true, so it would let every notice in or none. */
export const isTolerance = (seconds: number) => seconds >= 0;
