import { showTaxNumber } from '@dasbor/domain/invoices';
import { jakartaDate } from '@dasbor/domain/kernel';
import { rgb } from 'pdf-lib';
import type { Faces } from '../../../platform/pdf/face.ts';
import { beside, gap, paragraph, QUIET, stack } from '../../../platform/pdf/layout.ts';
import type { Laid } from '../../../platform/pdf/layout.ts';
import type { Drawing } from './drawing.ts';
import { LETTER, optional } from './letterhead.ts';
import { filled } from './words.ts';

/** What it is, and its number. */
export const titlePart = (drawing: Drawing, faces: Faces): Laid => {
  const { invoice, words } = drawing;
  const look = { face: faces.bold, width: LETTER.right, align: 'right' } as const;
  return stack(
    paragraph(words.title, { ...look, size: 24, tag: 'H1' }),
    paragraph(invoice.number ?? words.noNumber, { ...look, size: 10.5 }),
    stampPart(drawing, faces),
  );
};

/** Who is billed, and when. */
export const partiesPart = ({ invoice, words, date }: Drawing, faces: Faces): Laid => {
  const label = { face: faces.regular, size: 8.5, width: LETTER.left, color: QUIET };
  const text = { face: faces.regular, size: 9, width: LETTER.left };
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
        paragraph(invoice.customer_name, { face: faces.bold, size: 10.5, width: LETTER.left }),
        gap(1),
        optional(invoice.customer_address, (address) => paragraph(address, text)),
        optional(invoice.customer_npwp, (npwp) =>
          paragraph(filled(words.taxNumber, { number: showTaxNumber(npwp) }), text),
        ),
      ),
    ],
    [
      LETTER.rightAt,
      stack(
        ...facts.map(([name, value]) =>
          stack(
            beside(
              [0, paragraph(name, { ...label, width: 70 })],
              [74, paragraph(value, { ...text, width: LETTER.right - 74, align: 'right' })],
            ),
            gap(3),
          ),
        ),
      ),
    ],
  );
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
      const x = left + LETTER.right - width;
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
          width: LETTER.right,
          align: 'right',
          color: QUIET,
        }),
  );
};
