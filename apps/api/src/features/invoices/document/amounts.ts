import { ppnRateOn } from '@dasbor/domain/invoices';
import { formatPercent, rupiah, rupiahInWords } from '@dasbor/domain/kernel';
import type { Faces } from '../../../platform/pdf/face.ts';
import { beside, element, gap, paragraph, QUIET, rule, shaded, stack } from '../../../platform/pdf/layout.ts';
import type { Laid } from '../../../platform/pdf/layout.ts';
import { SHEET_WIDTH } from '../../../platform/pdf/sheet.ts';
import type { Drawing } from './drawing.ts';
import { filled } from './words.ts';

const WIDTH = 270;
const PAD = 6;
const AMOUNT = 118;

/** Subtotal, tax, total, and what was paid of it. */
export const amountsPart = (drawing: Drawing, faces: Faces): Laid => {
  const { invoice, words, money } = drawing;
  const total = Number(invoice.total_amount);
  const remaining = Number(invoice.outstanding_amount);
  const isPartlyPaid = remaining < total && remaining > 0;
  const isUntaxed = invoice.ppn_mode === 'none';
  const line = lineIn(faces, false);
  const strong = lineIn(faces, true);
  return beside(
    [
      0,
      invoice.ppn_mode === 'included'
        ? stack(gap(4), paragraph(words.included, { face: faces.regular, size: 8, width: 200, color: QUIET }))
        : gap(0),
    ],
    [
      SHEET_WIDTH - WIDTH,
      element(
        'Table',
        stack(
          ...(isUntaxed ? [] : taxLines(drawing).map(([name, amount]) => line(name, amount))),
          gap(2),
          shaded(strong(words.total, money(total)), WIDTH),
          remaining < total ? line(words.paidSoFar, money(total - remaining)) : null,
          isPartlyPaid ? rule(WIDTH) : null,
          remaining < total ? strong(words.remaining, money(remaining)) : null,
        ),
      ),
    ],
  );
};

const taxLines = ({ invoice, words, money, language }: Drawing): [string, string][] => {
  const { base } = ppnRateOn(invoice.start_date);
  const share = `${base.of}/${base.parts}`;
  return [
    [words.subtotal, money(invoice.subtotal_amount)],
    [
      base.of === base.parts ? words.taxBase : filled(words.taxBaseShare, { share }),
      money(invoice.tax_base_amount),
    ],
    [
      filled(words.ppn, { rate: formatPercent(invoice.ppn_basis_points / 100, language) }),
      money(invoice.ppn_amount),
    ],
  ];
};

const lineIn = (faces: Faces, isStrong: boolean) => {
  const look = { face: isStrong ? faces.bold : faces.regular, size: isStrong ? 10.5 : 9 };
  const edge = gap(isStrong ? 5 : 3);
  return (name: string, amount: string): Laid =>
    stack(
      edge,
      element(
        'TR',
        beside(
          [PAD, element('TD', paragraph(name, { ...look, width: WIDTH - AMOUNT - 3 * PAD }))],
          [
            WIDTH - AMOUNT - PAD,
            element('TD', paragraph(amount, { ...look, width: AMOUNT, align: 'right', isOneLine: true })),
          ],
        ),
      ),
      edge,
    );
};

/** The total in words, as receipts and payment orders in Indonesia have it. */
export const wordsPart = ({ invoice, words, language }: Drawing, faces: Faces): Laid => {
  const written = rupiahInWords(rupiah(Number(invoice.total_amount)), language);
  const text = `${words.words}: ${written.charAt(0).toUpperCase()}${written.slice(1)}`;
  return paragraph(text, { face: faces.regular, size: 9, width: SHEET_WIDTH });
};
