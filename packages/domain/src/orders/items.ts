import { labelProblem, MAX_RUPIAH_SUM, notesProblem, problem, type Problem } from '../kernel/index.ts';
import type { OrderProblemCode } from './problems.ts';

export type OrderFieldProblem = {
  /** The field path as in the contract: `customer.email`. */
  readonly field: string;
} & Problem<OrderProblemCode>;

export type OrderItem = {
  readonly name: string;
  readonly quantity: number;
  /** Of one, in rupiah. */
  readonly price: number;
  /** An uploaded image. */
  readonly image_id?: string | null;
};

/** The sum of the items; no larger than a number can tell exactly. */
export const itemsTotal = (items: readonly OrderItem[]): number =>
  Math.min(
    MAX_RUPIAH_SUM,
    items.reduce((total, { quantity, price }) => total + quantity * price, 0),
  );

/** Problems with what the customer reads: the items, which add up to the total, and the notes. */
export const shownProblems = ({
  items = [],
  notes,
  totalAmount,
}: {
  readonly items?: readonly OrderItem[] | undefined;
  readonly notes?: string | null | undefined;
  readonly totalAmount: number;
}): OrderFieldProblem[] => {
  const sum = itemsTotal(items);
  const wrongNotes = notesProblem(notes);
  return [
    ...items.flatMap(({ name }, at) => {
      const wrong = labelProblem(name);
      return wrong ? [{ field: `items.${at}.name`, ...wrong }] : [];
    }),
    ...(items.length > 0 && sum !== totalAmount
      ? [{ field: 'items', ...problem('DPAY_ITEMS_NOT_TOTAL' as const, { sum, total: totalAmount }) }]
      : []),
    ...(wrongNotes ? [{ field: 'notes', ...wrongNotes }] : []),
  ];
};
