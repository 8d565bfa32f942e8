import { type Cell, defineIntake, type Issue, type Row } from '../intake.ts';
import { EMPTY_GRID, type Grid, gridReducer, gridRow, relatedIn } from '../rows/grid.ts';

export type Goods = { readonly shop: string; readonly code: string; readonly price: number };
export type GoodsField = keyof Goods;

const SHOPS = ['north', 'south'];
const BLOCKING: ReadonlySet<string> = new Set(['SHOP_UNKNOWN', 'CODE_INVALID', 'PRICE_INVALID']);

/** A made-up intake: a price list of goods. A code has four digits, and means the same only in one shop. */
export const goodsIntake = defineIntake<Goods, GoodsField>({
  columns: [
    { field: 'shop', width: '8rem', template: { width: 8 } },
    { field: 'code', width: '8rem', within: 'shop', template: { width: 8 } },
    { field: 'price', width: '8rem', align: 'end', template: { width: 8 } },
  ],
  limits: { fileBytes: 1024, rows: 100, cell: 20 },
  reader: () => {
    throw new Error('No test reads a file of goods');
  },
  notes: () => [],
  checkRow: (cells) => {
    const [shop, code, price] = [textOf(cells, 'shop'), textOf(cells, 'code'), textOf(cells, 'price')];
    const issues = [
      ...(SHOPS.includes(shop) ? [] : [issue('shop', 'SHOP_UNKNOWN')]),
      ...(/^\d{3,4}$/.test(code) ? [] : [issue('code', 'CODE_INVALID')]),
      ...(/^\d{3}$/.test(code) ? [issue('code', 'CODE_SHORT')] : []),
      ...(/^\d+$/.test(price) ? [] : [issue('price', 'PRICE_INVALID')]),
    ];
    const isValid = !issues.some((one) => BLOCKING.has(one.code));
    return { value: isValid ? { shop, code, price: Number(price) } : null, issues };
  },
  isBlocking: ({ code }) => BLOCKING.has(code),
  relations: (rows) => {
    const first = new Map<string, number>();
    const related = new Map<number, readonly Issue<GoodsField>[]>();
    for (const [row, { shop, code }] of rows) {
      const earlier = first.get(`${shop} ${code}`);
      if (earlier === undefined) first.set(`${shop} ${code}`, row);
      else related.set(row, [{ ...issue('code', 'CODE_TWICE'), params: { row: earlier } }]);
    }
    return related;
  },
  relationKey: ({ code }) => code,
  retyped: (cells, texts) => {
    const changed = Object.entries(texts).filter(([field, text]) => text !== textOf(cells, field));
    return changed.length === 0 ? cells : { ...cells, ...cellsOf(Object.fromEntries(changed)) };
  },
  cellProblem: (text) => (text.length > 20 ? 'CELL_TOO_LONG' : undefined),
  suggest: ({ code }, cells) => {
    if (code === 'SHOP_UNKNOWN') return SHOPS.find((shop) => shop[0] === textOf(cells, 'shop')[0]);
    if (code === 'CODE_INVALID') return textOf(cells, 'code').replaceAll('-', '');
    if (code === 'PRICE_INVALID') return /^\d+(?=\.0$)/.exec(textOf(cells, 'price'))?.[0];
    // Only the shop in the north has codes in its merged cells.
    return code === 'CELL_UNDER_MERGE' && textOf(cells, 'shop') === 'north'
      ? textOf(cells, 'code')
      : undefined;
  },
  candidates: () => [],
  plainFixes: new Set(['CODE_INVALID', 'PRICE_INVALID']),
  confirmable: new Set(),
});

/** A grid whose rows start at number 2. Omitted cells are valid. */
export const goodsGrid = (...rows: Partial<Record<GoodsField, string | Cell>>[]): Grid<Goods> => {
  const loaded = rows.map((different, index) => {
    const cells = cellsOf({ shop: 'north', code: String(1000 + index), price: '150', ...different });
    return gridRow({ number: index + 2, cells }, goodsIntake.checkRow(cells));
  });
  const related = relatedIn(goodsIntake, loaded);
  return gridReducer(goodsIntake)(EMPTY_GRID, { kind: 'load', rows: loaded, related });
};

const cellsOf = (texts: Readonly<Record<string, string | Cell>>): Row =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      typeof text === 'string' ? { text, kind: text === '' ? 'empty' : 'text' } : text,
    ]),
  );

const textOf = (cells: Row, field: string): string => cells[field]?.text ?? '';

const issue = (field: GoodsField, code: string): Issue<GoodsField> => ({ field, code });
