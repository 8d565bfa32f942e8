import { StandardFonts } from 'pdf-lib';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** A standard PDF font and how it measures text. */
export type Face = {
  font: PDFFont;
  /** Letters outside the font lose their accents or become question marks; blanks and line breaks become one blank. */
  shown: (text: string) => string;
  /** As it is drawn: without kerning. */
  width: (shown: string, size: number) => number;
};

export type Faces = Readonly<Record<'regular' | 'bold', Face>>;

export const embedFaces = async (pdf: PDFDocument): Promise<Faces> => ({
  regular: faceOf(await pdf.embedFont(StandardFonts.Helvetica)),
  bold: faceOf(await pdf.embedFont(StandardFonts.HelveticaBold)),
});

const WIDTHS = new Map<string, Map<string, number>>();
const LETTERS = new Map<string, ReadonlySet<number>>();

const faceOf = (font: PDFFont): Face => {
  const widths = WIDTHS.get(font.name) ?? new Map<string, number>();
  const letters = LETTERS.get(font.name) ?? new Set(font.getCharacterSet());
  WIDTHS.set(font.name, widths);
  LETTERS.set(font.name, letters);
  const has = (letter: string): boolean => letters.has(letter.codePointAt(0) ?? 0);
  const widthOf = (letter: string): number => {
    const known = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, known);
    return known;
  };
  return {
    font,
    shown: (text) =>
      [...text.normalize('NFC').replaceAll(/[^\S\u00A0]+/g, ' ')]
        .map((letter) => {
          if (has(letter)) return letter;
          const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
          return plain !== '' && [...plain].every(has) ? plain : '?';
        })
        .join(''),
    width: (text, size) => {
      let sum = 0;
      for (const letter of text) sum += widthOf(letter);
      return sum * size;
    },
  };
};

/** Wraps between words, and within a word that is longer than a line. `text` is as the face shows it. */
export const inLines = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};

/** A number such as `INV/2026/0001` is cut after a slash or a dash, if it has one. */
const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      const cut = Math.max(part.lastIndexOf('/'), part.lastIndexOf('-')) + 1 || part.length;
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
    }
    part += letter;
  }
  return [...parts, part];
};
