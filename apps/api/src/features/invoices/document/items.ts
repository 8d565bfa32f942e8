import { formatCount } from '@dasbor/domain/kernel';
import type { Faces } from '../../../platform/pdf/face.ts';
import { beside, element, gap, paragraph, QUIET, rule, shaded, stack } from '../../../platform/pdf/layout.ts';
import type { Laid, Look } from '../../../platform/pdf/layout.ts';
import { SHEET_WIDTH } from '../../../platform/pdf/sheet.ts';
import type { StoredItem } from '../rows.ts';
import type { Drawing } from './drawing.ts';
import { filled } from './words.ts';

const PAD = 6;
/** From the left, with the width of the text. */
const COLUMNS = {
  line: { x: PAD, width: 20, align: 'left' },
  item: { x: 32, width: 204, align: 'left' },
  quantity: { x: 240, width: 44, align: 'right' },
  price: { x: 288, width: 100, align: 'right', isOneLine: true },
  amount: { x: 392, width: SHEET_WIDTH - 392 - PAD, align: 'right', isOneLine: true },
} as const;
type Column = keyof typeof COLUMNS;

export const itemsHeader = ({ words }: Drawing, faces: Faces): Laid => {
  const cell = (column: Column) => {
    const { x, ...place } = COLUMNS[column];
    const part = paragraph(words[column], { face: faces.bold, size: 8.5, ...place });
    return [x, element('TH', part)] as const;
  };
  const columns = Object.keys(COLUMNS) as Column[];
  const row = element('TR', beside(...columns.map(cell)));
  return shaded(stack(gap(5), row, gap(5)), SHEET_WIDTH);
};

export const itemRows = (drawing: Drawing, faces: Faces): Laid[] =>
  drawing.invoice.items.map((item, index) => itemRow(drawing, faces, item, index));

const itemRow = (
  { words, money, language }: Drawing,
  faces: Faces,
  item: StoredItem,
  index: number,
): Laid => {
  const { sku, name, description, quantity, price } = item;
  const cell = (column: Column, part: (look: Look) => Laid) => {
    const { x, ...place } = COLUMNS[column];
    return [x, element('TD', part({ face: faces.regular, size: 9, ...place }))] as const;
  };
  const small = (look: Look): Look => ({ ...look, size: 8, color: QUIET });
  const row = element(
    'TR',
    beside(
      cell('line', (look) => paragraph(String(index + 1), look)),
      cell('item', (look) =>
        stack(
          paragraph(name, look),
          sku === null ? null : paragraph(filled(words.sku, { sku }), small(look)),
          description === null ? null : paragraph(fewLines(description), small(look)),
        ),
      ),
      cell('quantity', (look) => paragraph(formatCount(quantity, language), look)),
      cell('price', (look) => paragraph(money(price), look)),
      cell('amount', (look) => paragraph(money(quantity * price), look)),
    ),
  );
  return stack(gap(6), row, gap(6), rule(SHEET_WIDTH));
};

const MOST_BREAKS = 6;

/** Some line breaks are kept; the rest becomes one line, so that a row always fits on a page. */
export const fewLines = (text: string): string => {
  const lines = text.split(/\s*\n\s*/);
  return [...lines.slice(0, MOST_BREAKS), lines.slice(MOST_BREAKS).join(' ')]
    .filter((line) => line !== '')
    .join('\n');
};
