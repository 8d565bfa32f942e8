import { PDFDocument, rgb } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import { embedFaces, inLines } from './face.ts';
import type { Face } from './face.ts';

export type ReceiptPage = {
  title: string;
  /** Printed at the top for simulated payouts. */
  warning: string | null;
  amount: string;
  words: string;
  lines: readonly (readonly [name: string, value: string])[];
  footer: string;
  /** The creation time. A receipt of the same payout with the same time is identical byte for byte. */
  at: Date;
};

// A5, in points.
const WIDTH = 419.53;
const HEIGHT = 595.28;
const MARGIN = 40;
const VALUE_AT = 165;
const INK = rgb(0.1, 0.12, 0.16);
const QUIET = rgb(0.4, 0.43, 0.48);
const RULE = rgb(0.85, 0.87, 0.9);

/** One page, in the standard PDF fonts. */
export const drawReceipt = async (receipt: ReceiptPage): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const { regular, bold } = await embedFaces(pdf);
  pdf.setTitle(receipt.title);
  pdf.setProducer('Dasbor');
  pdf.setCreator('Dasbor');
  pdf.setCreationDate(receipt.at);
  pdf.setModificationDate(receipt.at);
  const pen = penOn(pdf.addPage([WIDTH, HEIGHT]));

  if (receipt.warning) pen.text(receipt.warning, { face: bold, size: 9, gap: 16 });
  pen.text(receipt.title, { face: bold, size: 18, gap: 30 });
  pen.text(receipt.amount, { face: bold, size: 22, gap: 16 });
  pen.text(receipt.words, { face: regular, size: 9, gap: 10, color: QUIET, most: 3 });
  for (const [name, value] of receipt.lines) {
    pen.rule();
    pen.pair(name, value, { name: regular, value: regular });
  }
  pen.foot(receipt.footer, regular);
  return pdf.save();
};

type Look = { face: Face; size: number; gap: number; color?: typeof INK; most?: number };

const LINE = 13;
/** Long values are truncated so that the receipt stays one page. */
const MOST_LINES = 2;

const penOn = (page: PDFPage) => {
  let y = HEIGHT - MARGIN - 8;
  const draw = (text: string, x: number, at: number, { face, size, color = INK }: Omit<Look, 'gap'>): void =>
    page.drawText(text, { x, y: at, font: face.font, size, color });
  return {
    text: (text: string, look: Look): void => {
      for (const line of mostLines(text, { ...look, width: WIDTH - 2 * MARGIN, most: look.most ?? 1 })) {
        draw(line, MARGIN, y, look);
        y -= look.size + 3;
      }
      y -= look.gap - 3;
    },
    rule: (): void => {
      page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.5, color: RULE });
      y -= LINE + 2;
    },
    pair: (name: string, value: string, faces: { name: Face; value: Face }): void => {
      draw(faces.name.shown(name), MARGIN, y, { face: faces.name, size: 9, color: QUIET });
      const width = WIDTH - MARGIN - VALUE_AT;
      const size = sizeOf(value, faces.value, width);
      for (const line of mostLines(value, { face: faces.value, size, width, most: MOST_LINES })) {
        draw(line, VALUE_AT, y, { face: faces.value, size });
        y -= LINE;
      }
      y += LINE - 8;
    },
    foot: (text: string, face: Face): void =>
      draw(face.shown(text), MARGIN, MARGIN, { face, size: 7.5, color: QUIET }),
  };
};

/** A number that would wrap is printed slightly smaller. */
const sizeOf = (value: string, face: Face, width: number): number =>
  [10, 9.5, 9, 8.5].find((size) => face.width(face.shown(value), size) <= width) ?? 10;

type Room = { face: Face; size: number; width: number; most: number };

const MOST_LETTERS = 180;

/** Wraps, and truncates the rest with an ellipsis. */
const mostLines = (text: string, { face, size, width, most }: Room): string[] => {
  const fits = (line: string): boolean => face.width(line, size) <= width;
  // An upper bound: no line holds this many of the narrowest letter.
  const lines = inLines(face.shown(text.slice(0, (most + 1) * MOST_LETTERS)), fits);
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]}…`;
  while (!fits(last)) last = `${last.slice(0, -2)}…`;
  return [...lines.slice(0, most - 1), last];
};
