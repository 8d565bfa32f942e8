import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitColumns, type FittedColumns, type ListColumn } from './columns.ts';

interface Fitting<Row> extends FittedColumns<Row> {
  /** The box that the table may fill. */
  box: RefObject<HTMLDivElement | null>;
}

/** As many columns as fit beside each other: measured, as words and figures of every list and language differ. */
export function useFittedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Fitting<Row> {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, fewer }, setFit] = useState({ width: 0, fewer: 0 });
  const fitted = fitColumns(columns, fewer);
  const canGo = columns.length - fitted.shown.length === fewer;

  // Before the frame is painted, so that nobody sees a column come and go.
  useLayoutEffect(() => {
    const { clientWidth = 0, scrollWidth = 0 } = box.current ?? {};
    if (clientWidth !== width) setFit({ width: clientWidth, fewer: 0 });
    else if (scrollWidth > clientWidth && canGo) setFit({ width, fewer: fewer + 1 });
  }, [columns, rows, width, fewer, canGo]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setFit((fit) => (fit.width === current.clientWidth ? fit : { width: current.clientWidth, fewer: 0 })),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { ...fitted, box };
}
