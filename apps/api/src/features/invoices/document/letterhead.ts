import { showTaxNumber } from '@dasbor/domain/invoices';
import type { PDFDocument, PDFImage } from 'pdf-lib';
import type { Faces } from '../../../platform/pdf/face.ts';
import { beside, element, gap, paragraph, QUIET, stack } from '../../../platform/pdf/layout.ts';
import type { Laid } from '../../../platform/pdf/layout.ts';
import { SHEET_WIDTH } from '../../../platform/pdf/sheet.ts';
import type { Seller } from './drawing.ts';
import { filled } from './words.ts';

/** The columns of a letter: who sends it or who gets it on the left, facts on the right. */
export const LETTER = { left: 290, rightAt: 312, right: SHEET_WIDTH - 312 } as const;
const LOGO = { width: 160, height: 56 };

export const embedLogo = (pdf: PDFDocument, logo: Uint8Array | undefined): Promise<PDFImage> | undefined =>
  logo && pdf.embedJpg(logo);

type Letterhead = {
  seller: Seller;
  logo: PDFImage | undefined;
  words: { taxNumber: string; logo: string };
  /** On the right. */
  title: Laid;
};

export const letterhead = ({ seller, logo, words, title }: Letterhead, faces: Faces): Laid => {
  const small = { face: faces.regular, size: 8.5, width: LETTER.left, color: QUIET };
  return beside(
    [
      0,
      stack(
        logo ? logoPart(logo, filled(words.logo, { company: seller.company_name })) : null,
        logo ? gap(8) : null,
        paragraph(seller.company_name, { face: faces.bold, size: 12, width: LETTER.left }),
        gap(2),
        optional(seller.address, (text) => paragraph(text, small)),
        optional(seller.contact, (text) => paragraph(text, small)),
        optional(seller.npwp, (npwp) =>
          paragraph(filled(words.taxNumber, { number: showTaxNumber(npwp) }), small),
        ),
      ),
    ],
    [LETTER.rightAt, title],
  );
};

export const optional = <T>(value: T | null, part: (value: T) => Laid): Laid | null =>
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
