import { jakartaDate } from '@dasbor/domain/kernel';
import { showTaxNumber } from '@dasbor/domain/invoices';
import { rgb } from 'pdf-lib';
import type { PDFDocument, PDFImage } from 'pdf-lib';
import type { Faces } from '../../../platform/pdf/face.ts';
import { beside, element, gap, paragraph, QUIET, stack } from '../../../platform/pdf/layout.ts';
import type { Laid } from '../../../platform/pdf/layout.ts';
import { SHEET_WIDTH } from '../../../platform/pdf/sheet.ts';
import type { Drawing } from './drawing.ts';
import { filled } from './words.ts';

const LEFT = 290;
const RIGHT_AT = 312;
const RIGHT = SHEET_WIDTH - RIGHT_AT;
const LOGO = { width: 160, height: 56 };

export const embedLogo = (pdf: PDFDocument, logo: Uint8Array | undefined): Promise<PDFImage> | undefined =>
  logo && pdf.embedJpg(logo);

/** Who sends it, and what it is. */
export const sellerPart = (drawing: Drawing, faces: Faces, logo: PDFImage | undefined): Laid => {
  const { seller, words, invoice } = drawing;
  const small = { face: faces.regular, size: 8.5, width: LEFT, color: QUIET };
  return beside(
    [
      0,
      stack(
        logo ? logoPart(logo, filled(words.logo, { company: seller.company_name })) : null,
        logo ? gap(8) : null,
        paragraph(seller.company_name, { face: faces.bold, size: 12, width: LEFT }),
        gap(2),
        optional(seller.address, (text) => paragraph(text, small)),
        optional(seller.contact, (text) => paragraph(text, small)),
        optional(seller.npwp, (npwp) =>
          paragraph(filled(words.taxNumber, { number: showTaxNumber(npwp) }), small),
        ),
      ),
    ],
    [
      RIGHT_AT,
      stack(
        paragraph(words.title, { face: faces.bold, size: 24, width: RIGHT, align: 'right', tag: 'H1' }),
        paragraph(invoice.number ?? words.noNumber, {
          face: faces.bold,
          size: 10.5,
          width: RIGHT,
          align: 'right',
        }),
        stampPart(drawing, faces),
      ),
    ],
  );
};

/** Who is billed, and when. */
export const partiesPart = ({ invoice, words, date }: Drawing, faces: Faces): Laid => {
  const label = { face: faces.regular, size: 8.5, width: LEFT, color: QUIET };
  const text = { face: faces.regular, size: 9, width: LEFT };
  const facts: readonly (readonly [string, string])[] = [
    [words.date, date(invoice.start_date)],
    [words.due, date(invoice.due_date)],
    [words.subject, invoice.name],
  ];
  return beside(
    [
      0,
      stack(
        paragraph(words.billedTo, { ...label, tag: 'H2' }),
        gap(2),
        paragraph(invoice.customer_name, { face: faces.bold, size: 10.5, width: LEFT }),
        gap(1),
        optional(invoice.customer_address, (address) => paragraph(address, text)),
        optional(invoice.customer_npwp, (npwp) =>
          paragraph(filled(words.taxNumber, { number: showTaxNumber(npwp) }), text),
        ),
      ),
    ],
    [
      RIGHT_AT,
      stack(
        ...facts.map(([name, value]) =>
          stack(
            beside(
              [0, paragraph(name, { ...label, width: 70 })],
              [74, paragraph(value, { ...text, width: RIGHT - 74, align: 'right' })],
            ),
            gap(3),
          ),
        ),
      ),
    ],
  );
};

const optional = <T>(value: T | null, part: (value: T) => Laid): Laid | null =>
  value === null ? null : part(value);

const logoPart = (logo: PDFImage, alt: string): Laid => {
  const { width, height } = logo.scaleToFit(LOGO.width, LOGO.height);
  const picture: Laid = {
    height,
    draw: ({ page, tags }, x, top) =>
      tags.content(() => page.drawImage(logo, { x, y: top - height, width, height })),
  };
  return element('Figure', picture, alt);
};

const PAID = rgb(0.05, 0.45, 0.25);
const BADGE = { size: 13, padding: 7, height: 26 };

/** Like a rubber stamp, but straight: it stays legible. */
const stampPart = ({ invoice, words, date }: Drawing, faces: Faces): Laid | null => {
  const isDraft = invoice.issued_at === null;
  if (!isDraft && invoice.paid_at === null) return null;
  const color = isDraft ? QUIET : PAID;
  const text = isDraft ? words.draft : words.paid;
  const width = faces.bold.width(text, BADGE.size) + 2 * BADGE.padding;
  const badge: Laid = {
    height: BADGE.height,
    draw: (pen, left, top) => {
      const x = left + RIGHT - width;
      pen.tags.artifact(pen.page, () =>
        pen.page.drawRectangle({
          x,
          y: top - BADGE.height,
          width,
          height: BADGE.height,
          borderColor: color,
          borderWidth: 1.5,
        }),
      );
      const look = { face: faces.bold, size: BADGE.size, width, color };
      paragraph(text, look).draw(pen, x + BADGE.padding, top - 4.5);
    },
  };
  const paidOn = invoice.paid_at === null ? null : date(jakartaDate(new Date(invoice.paid_at)));
  return stack(
    gap(8),
    badge,
    gap(3),
    paidOn === null
      ? null
      : paragraph(filled(words.paidOn, { date: paidOn }), {
          face: faces.regular,
          size: 8.5,
          width: RIGHT,
          align: 'right',
          color: QUIET,
        }),
  );
};
