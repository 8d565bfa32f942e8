/** `whole` has its month everywhere; `day` only where there is room; `spare` is left out where there is none. */
type Tick = 'whole' | 'day' | 'spare';

/** Last, and evenly before it, as many as fit without touching. */
export function tickOf(index: number, count: number): Tick | null {
  if (count <= 8) return index === 0 ? 'whole' : 'day';
  const step = Math.ceil(count / 6);
  const back = count - 1 - index;
  if (back % step !== 0) return null;
  return (back / step) % 2 === 0 ? 'whole' : 'spare';
}
