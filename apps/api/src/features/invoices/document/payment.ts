import { PDFName, PDFString } from 'pdf-lib';
import type { Faces } from '../../../platform/pdf/face.ts';
import { beside, element, gap, paragraph, stack } from '../../../platform/pdf/layout.ts';
import type { Laid } from '../../../platform/pdf/layout.ts';
import { SHEET_WIDTH } from '../../../platform/pdf/sheet.ts';
import type { Drawing } from './drawing.ts';
import { fewLines } from './items.ts';
import { qrSquare } from './qr.ts';
import { filled } from './words.ts';

const SIDE = 84;
const TEXT_AT = SIDE + 16;

/** Where the rest is paid, or a quotation is answered. */
export const paymentPart = (drawing: Drawing, faces: Faces): Laid | null => {
  const { kind, invoice, pageUrl: url, words, money } = drawing;
  const { minimum_payment: smallest } = invoice;
  if (url === null || Number(invoice.outstanding_amount) === 0) return null;
  if (kind === 'quotation') return answerPart(drawing, url, faces);
  const width = SHEET_WIDTH - TEXT_AT;
  const text = { face: faces.regular, size: 9, width };
  return beside(
    [0, element('Figure', qrSquare(url, SIDE), filled(words.qr, { url }))],
    [
      TEXT_AT,
      stack(
        gap(4),
        paragraph(words.pay, { face: faces.bold, size: 10, width, tag: 'H2' }),
        gap(2),
        paragraph(words.payHere, text),
        linked(paragraph(url, { ...text, face: faces.bold }), url, width),
        smallest === null ? null : gap(3),
        smallest === null ? null : paragraph(filled(words.payPart, { amount: money(smallest) }), text),
      ),
    ],
  );
};

/** Nothing is paid yet, so there is no code to scan. */
const answerPart = ({ words }: Drawing, url: string, faces: Faces): Laid => {
  const text = { face: faces.regular, size: 9, width: SHEET_WIDTH };
  return stack(
    paragraph(words.pay, { ...text, face: faces.bold, size: 10, tag: 'H2' }),
    gap(2),
    paragraph(words.payHere, text),
    linked(paragraph(url, { ...text, face: faces.bold }), url, SHEET_WIDTH),
  );
};

export const notesPart = ({ invoice, words }: Drawing, faces: Faces): Laid | null =>
  invoice.notes === null
    ? null
    : stack(
        paragraph(words.notes, { face: faces.bold, size: 10, width: SHEET_WIDTH, tag: 'H2' }),
        gap(2),
        paragraph(fewLines(invoice.notes), { face: faces.regular, size: 9, width: SHEET_WIDTH }),
      );

const linked = ({ height, draw }: Laid, url: string, width: number): Laid => ({
  height,
  draw: (pen, x, top) => {
    draw(pen, x, top);
    const { context } = pen.page.doc;
    const link = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, top - height, x + width, top],
      Border: [0, 0, 0],
      Contents: PDFString.of(url),
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(url) },
    });
    pen.page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
  },
});
