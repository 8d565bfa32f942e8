import { PDFDocument, rgb } from 'pdf-lib';
import { embedFaces } from './face.ts';
import type { Faces } from './face.ts';
import { paragraph, QUIET } from './layout.ts';
import type { Laid, Pen } from './layout.ts';
import { makeTags } from './tagged.ts';

// A4, in points.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const FOOT = 40;

export const SHEET_WIDTH = WIDTH - 2 * MARGIN;

export type Sheet = {
  pdf: PDFDocument;
  faces: Faces;
  /** Draws below what is there, on a new page if this one has no room for it. */
  add: (part: Laid) => void;
  /** A header, repeated on each page that has rows. */
  table: (header: Laid, rows: readonly Laid[]) => void;
  save: () => Promise<Uint8Array>;
};

export type SheetOf = {
  title: string;
  author: string;
  language: 'id' | 'en';
  /** Printed at the top of each page. */
  warning: string | null;
  foot: string;
  pageOf: (page: number, pages: number) => string;
  /** The time of the document. With the same data and time, it is identical byte for byte. */
  at: Date;
};

const WARNING = rgb(0.72, 0.33, 0.02);

/** A tagged A4 document of as many pages as it needs. */
export const makeSheet = async (of: SheetOf): Promise<Sheet> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(of.title);
  pdf.setAuthor(of.author);
  pdf.setProducer('Dasbor');
  pdf.setCreator('Dasbor');
  pdf.setCreationDate(of.at);
  pdf.setModificationDate(of.at);
  const faces = await embedFaces(pdf);
  const tags = makeTags(pdf);
  const pens: Pen[] = [];
  const pen = (): Pen => pens.at(-1) as Pen;
  let y = 0;

  const place = (part: Laid): void => {
    part.draw(pen(), MARGIN, y);
    y -= part.height;
  };
  const nextPage = (): void => {
    const page = pdf.addPage([WIDTH, HEIGHT]);
    const named = Object.values(faces).map(
      (face) => [face, page.node.newFontDictionary(face.font.name, face.font.ref)] as const,
    );
    pens.push({ page, tags, fonts: new Map(named) });
    tags.addPage(page);
    y = HEIGHT - MARGIN;
    if (!of.warning) return;
    const part = paragraph(of.warning, { face: faces.bold, size: 9, width: SHEET_WIDTH, color: WARNING });
    if (pens.length === 1) place(part);
    else tags.artifact(page, () => place(part));
    y -= 10;
  };
  const hasRoom = (height: number): boolean => y - height >= MARGIN + FOOT;
  const add = (part: Laid): void => {
    if (!hasRoom(part.height)) nextPage();
    place(part);
  };
  nextPage();

  return {
    pdf,
    faces,
    add,
    table: (header, rows) => {
      if (!hasRoom(header.height + (rows[0]?.height ?? 0))) nextPage();
      tags.element('Table', () => {
        place(header);
        for (const row of rows) {
          if (!hasRoom(row.height)) {
            nextPage();
            tags.artifact(pen().page, () => place(header));
          }
          place(row);
        }
      });
    },
    save: () => {
      const look = { face: faces.regular, size: 7.5, color: QUIET };
      for (const [index, one] of pens.entries())
        tags.artifact(one.page, () => {
          const number = of.pageOf(index + 1, pens.length);
          const aside = faces.regular.width(number, look.size) + 16;
          paragraph(of.foot, { ...look, width: SHEET_WIDTH - aside }).draw(one, MARGIN, MARGIN + 4);
          paragraph(number, { ...look, width: SHEET_WIDTH, align: 'right' }).draw(one, MARGIN, MARGIN + 4);
        });
      tags.finish(of.language);
      return pdf.save();
    },
  };
};
