import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitColumns, type FittedColumns, type ListColumn } from './columns.ts';

type Fitting<Row> = {
  /** The box that the table must fit. */
  box: RefObject<HTMLDivElement | null>;
  /** The maximum text width before it wraps. */
  text: 'wide' | 'narrow' | 'tight';
} & FittedColumns<Row>;

/**
 * Fits as many columns as possible by measuring, because text and numbers differ by list and language. First long text
 * wraps, then columns are dropped, and finally the remaining text shrinks. Status and amount stay complete.
 */
export const useFittedColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Fitting<Row> => {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, step }, setFit] = useState({ width: 0, step: 0 });
  const fitted = fitColumns(columns, Math.max(0, step - 1));
  const isLast = step > fitted.stacked.length + 1;

  // Runs before paint, so that no column flashes.
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
};
