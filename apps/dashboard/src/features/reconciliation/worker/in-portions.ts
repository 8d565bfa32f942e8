/** Small enough to arrive without blocking the page. */
const PORTION = 500;

export const inPortions = function* <T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PORTION) yield all.slice(at, at + PORTION);
};
