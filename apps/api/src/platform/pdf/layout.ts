import { beginText, endText, moveText, rgb, setFillingRgbColor, setFontAndSize, showText } from 'pdf-lib';
import type { PDFName, PDFPage, RGB } from 'pdf-lib';
import { inLines } from './face.ts';
import type { Face } from './face.ts';
import type { Tag, Tags } from './tagged.ts';

export const INK = rgb(0.1, 0.12, 0.16);
export const QUIET = rgb(0.37, 0.4, 0.45);
export const RULE = rgb(0.82, 0.84, 0.87);
export const SHADE = rgb(0.955, 0.96, 0.968);

/** `fonts`: the names of the faces on the page. */
export type Pen = { page: PDFPage; tags: Tags; fonts: ReadonlyMap<Face, PDFName> };

/** Something whose height is known before it is drawn. `top` counts from the lower edge of the page, as PDF does. */
export type Laid = { height: number; draw: (pen: Pen, x: number, top: number) => void };

export type Look = {
  face: Face;
  size: number;
  width: number;
  color?: RGB;
  align?: 'left' | 'right';
  tag?: Tag;
  /** For a number that must not be broken: it is printed smaller instead. */
  isOneLine?: boolean;
};

// Of the size: from line to line, and from the top of a line down to its base.
const LEADING = 1.35;
const ASCENT = 0.95;

/** Text in lines, all of it. A line break of the text is one of the paragraph. */
export const paragraph = (text: string, look: Look): Laid => {
  const { face, width, color = INK, align = 'left', tag = 'P', isOneLine = false } = look;
  const size = isOneLine ? Math.min(look.size, width / face.width(face.shown(text), 1)) : look.size;
  // Rounding must not break a line that is exactly as wide.
  const fits = (line: string): boolean => face.width(line, size) <= width + 0.01;
  const lines = text.split('\n').flatMap((line) => inLines(face.shown(line), fits));
  return {
    height: lines.length * look.size * LEADING,
    draw: ({ page, tags, fonts }, x, top) =>
      tags.element(tag, () =>
        tags.content(() => {
          // `page.drawText` would name the font again for each line.
          const font = setFontAndSize(fonts.get(face) as PDFName, size);
          const { red, green, blue } = color;
          for (const [index, line] of lines.entries()) {
            const indent = align === 'right' ? width - face.width(line, size) : 0;
            const y = top - size * (ASCENT + index * LEADING);
            page.pushOperators(
              beginText(),
              setFillingRgbColor(red, green, blue),
              font,
              moveText(x + indent, y),
              showText(face.font.encodeText(line)),
              endText(),
            );
          }
        }),
      ),
  };
};

export const gap = (height: number): Laid => ({ height, draw: () => {} });

/** One below the other. */
export const stack = (...parts: readonly (Laid | null)[]): Laid => {
  const shown = parts.filter((part) => part !== null);
  return {
    height: shown.reduce((sum, { height }) => sum + height, 0),
    draw: (pen, x, top) => {
      let y = top;
      for (const part of shown) {
        part.draw(pen, x, y);
        y -= part.height;
      }
    },
  };
};

/** Side by side, each so far from the left. */
export const beside = (...parts: readonly (readonly [x: number, part: Laid])[]): Laid => ({
  height: Math.max(0, ...parts.map(([, { height }]) => height)),
  draw: (pen, left, top) => {
    for (const [x, part] of parts) part.draw(pen, left + x, top);
  },
});

export const element = (tag: Tag, { height, draw }: Laid, alt?: string): Laid => ({
  height,
  draw: (pen, x, top) => pen.tags.element(tag, () => draw(pen, x, top), alt),
});

export const rule = (width: number, color: RGB = RULE): Laid => ({
  height: 0,
  draw: ({ page, tags }, x, y) =>
    tags.artifact(page, () =>
      page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.6, color }),
    ),
});

/** Something on a background. */
export const shaded = (part: Laid, width: number): Laid => ({
  height: part.height,
  draw: (pen, x, top) => {
    pen.tags.artifact(pen.page, () =>
      pen.page.drawRectangle({ x, y: top - part.height, width, height: part.height, color: SHADE }),
    );
    part.draw(pen, x, top);
  },
});
