import {
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
} from 'pdf-lib';
import { encode } from 'uqr';
import type { Laid } from '../../../platform/pdf/layout.ts';

/** A QR code of black squares, which print sharp at any size. */
export const qrSquare = (content: string, side: number): Laid => {
  const { data: modules } = encode(content, { ecc: 'M', border: 0 });
  const edge = side / modules.length;
  return {
    height: side,
    draw: ({ page, tags }, left, top) =>
      tags.content(() =>
        page.pushOperators(
          pushGraphicsState(),
          setFillingRgbColor(0, 0, 0),
          ...modules.flatMap((row, line) => runsOf(row, { left, bottom: top - (line + 1) * edge, edge })),
          PDFOperator.of(PDFOperatorNames.FillNonZero),
          popGraphicsState(),
        ),
      ),
  };
};

type At = { left: number; bottom: number; edge: number };

/** Neighbours are one rectangle, so that no hairline shows between them. */
const runsOf = (row: readonly boolean[], { left, bottom, edge }: At): PDFOperator[] => {
  const runs: PDFOperator[] = [];
  for (let from = 0; from < row.length; from += 1) {
    if (!row[from]) continue;
    let to = from;
    while (row[to]) to += 1;
    const sides = [left + from * edge, bottom, (to - from) * edge, edge].map((side) => side.toFixed(3));
    runs.push(PDFOperator.of(PDFOperatorNames.AppendRectangle, sides));
    from = to;
  }
  return runs;
};
