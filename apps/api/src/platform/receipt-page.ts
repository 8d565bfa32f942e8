import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';

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
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  pdf.setTitle(receipt.title);
  pdf.setProducer('Dasbor');
  pdf.setCreator('Dasbor');
  pdf.setCreationDate(receipt.at);
  pdf.setModificationDate(receipt.at);
  const pen = penOn(pdf.addPage([WIDTH, HEIGHT]));

  if (receipt.warning) pen.text(receipt.warning, { font: bold, size: 9, gap: 16 });
  pen.text(receipt.title, { font: bold, size: 18, gap: 30 });
  pen.text(receipt.amount, { font: bold, size: 22, gap: 16 });
  pen.text(receipt.words, { font: regular, size: 9, gap: 10, color: QUIET, most: 3 });
  for (const [name, value] of receipt.lines) {
    pen.rule();
    pen.pair(name, value, { name: regular, value: regular });
  }
  pen.foot(receipt.footer, regular);
  return pdf.save();
};

type Look = { font: PDFFont; size: number; gap: number; color?: typeof INK; most?: number };

const LINE = 13;
/** Long values are truncated so that the receipt stays one page. */
const MOST_LINES = 2;

const penOn = (page: PDFPage) => {
  let y = HEIGHT - MARGIN - 8;
  const draw = (text: string, x: number, at: number, { font, size, color = INK }: Omit<Look, 'gap'>): void =>
    page.drawText(text, { x, y: at, font, size, color });
  return {
    text: (text: string, look: Look): void => {
      for (const line of inLines(text, { ...look, width: WIDTH - 2 * MARGIN, most: look.most ?? 1 })) {
        draw(line, MARGIN, y, look);
        y -= look.size + 3;
      }
      y -= look.gap - 3;
    },
    rule: (): void => {
      page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.5, color: RULE });
      y -= LINE + 2;
    },
    pair: (name: string, value: string, fonts: { name: PDFFont; value: PDFFont }): void => {
      draw(shown(name, fonts.name), MARGIN, y, { font: fonts.name, size: 9, color: QUIET });
      const width = WIDTH - MARGIN - VALUE_AT;
      const size = sizeOf(value, fonts.value, width);
      for (const line of inLines(value, { font: fonts.value, size, width, most: MOST_LINES })) {
        draw(line, VALUE_AT, y, { font: fonts.value, size });
        y -= LINE;
      }
      y += LINE - 8;
    },
    foot: (text: string, font: PDFFont): void =>
      draw(shown(text, font), MARGIN, MARGIN, { font, size: 7.5, color: QUIET }),
  };
};

/** A number that would wrap is printed slightly smaller. */
const sizeOf = (value: string, font: PDFFont, width: number): number =>
  [10, 9.5, 9, 8.5].find((size) => font.widthOfTextAtSize(shown(value, font), size) <= width) ?? 10;

type Room = { font: PDFFont; size: number; width: number; most: number };

const MOST_LETTERS = 180;

/** Wraps between words, and within a word that is longer than a line. The rest becomes an ellipsis. */
const inLines = (text: string, { font, size, width, most }: Room): string[] => {
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width;
  // An upper bound: no line holds this many of the narrowest letter.
  const enough = shown(text.slice(0, (most + 1) * MOST_LETTERS), font);
  const lines: string[] = [];
  let line = '';
  for (const word of enough.split(' ').flatMap((one) => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]}…`;
  while (!fits(last)) last = `${last.slice(0, -2)}…`;
  return [...lines.slice(0, most - 1), last];
};

const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (!fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

const characters = new WeakMap<PDFFont, ReadonlySet<number>>();

/** Letters outside the font lose their accents or become question marks. */
const shown = (text: string, font: PDFFont): string => {
  const known = characters.get(font) ?? new Set(font.getCharacterSet());
  characters.set(font, known);
  const has = (letter: string): boolean => known.has(letter.codePointAt(0) ?? 0);
  return [...text.normalize('NFC').replaceAll(/[^\S\u00A0]+/g, ' ')]
    .map((letter) => {
      if (has(letter)) return letter;
      const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return plain !== '' && [...plain].every(has) ? plain : '?';
    })
    .join('');
};
