import { rgb } from 'pdf-lib';
import type { PDFPage, RGB } from 'pdf-lib';
import { inLines } from './face.ts';
import type { Face } from './face.ts';
import type { Tag, Tags } from './tagged.ts';

export const INK = rgb(0.1, 0.12, 0.16);
export const QUIET = rgb(0.37, 0.4, 0.45);
export const RULE = rgb(0.82, 0.84, 0.87);
export const SHADE = rgb(0.955, 0.96, 0.968);

export type Pen = { page: PDFPage; tags: Tags };

/** Something whose height is known before it is drawn. `top` counts from the lower edge of the page, as PDF does. */
export type Laid = { height: number; draw: (pen: Pen, x: number, top: number) => void };

export type Look = {
  face: Face;
  size: number;
  width: number;
  color?: RGB;
  align?: 'left' | 'right';
  tag?: Tag;
};

// Of the size: from line to line, and from the top of a line down to its base.
const LEADING = 1.35;
const ASCENT = 0.95;

/** Text in lines, all of it. A line break of the text is one of the paragraph. */
export const paragraph = (text: string, look: Look): Laid => {
  const { face, size, width, color = INK, align = 'left', tag = 'P' } = look;
  const fits = (line: string): boolean => face.width(line, size) <= width;
  const lines = text.split('\n').flatMap((line) => inLines(face.shown(line), fits));
  return {
    height: lines.length * size * LEADING,
    draw: ({ page, tags }, x, top) =>
      tags.element(tag, () =>
        tags.content(() => {
          for (const [index, line] of lines.entries()) {
            const indent = align === 'right' ? width - face.width(line, size) : 0;
            const y = top - size * (ASCENT + index * LEADING);
            page.drawText(line, { x: x + indent, y, font: face.font, size, color });
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
