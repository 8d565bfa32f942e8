import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitColumns, type FittedColumns, type ListColumn } from './columns.ts';

interface Fitting<Row> extends FittedColumns<Row> {
  /** The box that the table may fill. */
  box: RefObject<HTMLDivElement | null>;
  /** How far text may reach before it takes a second line. */
  text: 'wide' | 'narrow' | 'tight';
}

/**
 * As many columns as fit beside each other: measured, as words and figures of every list and language differ. First long text takes
 * a second line, then columns go, and at last what is left of the text makes room: status and amount stay whole.
 */
export function useFittedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Fitting<Row> {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, step }, setFit] = useState({ width: 0, step: 0 });
  const fitted = fitColumns(columns, Math.max(0, step - 1));
  const isLast = step > fitted.stacked.length + 1;

  // Before the frame is painted, so that nobody sees a column come and go.
  useLayoutEffect(() => {
    const { clientWidth = 0, scrollWidth = 0 } = box.current ?? {};
    if (clientWidth !== width) setFit({ width: clientWidth, step: 0 });
    else if (scrollWidth > clientWidth && !isLast) setFit({ width, step: step + 1 });
  }, [columns, rows, width, step, isLast]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setFit((fit) => (fit.width === current.clientWidth ? fit : { width: current.clientWidth, step: 0 })),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { ...fitted, box, text: isLast ? 'tight' : step > 0 ? 'narrow' : 'wide' };
}
