/** `whole` always shows its month; `day` shows it only if there is space; `spare` is hidden if there is none. */
type Tick = 'whole' | 'day' | 'spare';

/** The last day, and as many evenly spaced days before it as fit. */
export const tickOf = (index: number, count: number): Tick | null => {
  if (count <= 8) return index === 0 ? 'whole' : 'day';
  const step = Math.ceil(count / 6);
  const back = count - 1 - index;
  if (back % step !== 0) return null;
  return (back / step) % 2 === 0 ? 'whole' : 'spare';
};
