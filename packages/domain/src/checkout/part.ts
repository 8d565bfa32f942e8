import { type Rupiah, subtractRupiah } from '../kernel/index.ts';
import { partProblem, type PaymentProblemCode, SMALLEST_REST } from '../payments/index.ts';

export type PartOfOrder = {
  readonly left: Rupiah;
  /** The merchant's smallest part; undefined if parts may be of any size that our page takes. */
  readonly minimum: Rupiah | undefined;
  /** Undefined for all that is left. */
  readonly wanted: number | undefined;
};

export type Part = {
  /** What is paid now, or what the customer wants to pay. */
  readonly amount: number;
  readonly minimum: Rupiah;
  /** The largest part that leaves enough for another payment. All that is left can be paid, too. */
  readonly maximum: Rupiah;
  readonly problem: PaymentProblemCode | null;
};

/** Which part of an order its customer pays now. Undefined if only all that is left can be paid. */
export const decidePart = ({ left, minimum: own, wanted = left }: PartOfOrder): Part | undefined => {
  const minimum = smallestOnPage(own);
  const maximum = subtractRupiah(left, SMALLEST_REST);
  if (maximum < minimum) return undefined;
  return { amount: wanted, minimum, maximum, problem: partProblem(wanted, { left, minimum })?.code ?? null };
};

/** A merchant's server may charge parts of any size; on our page, each is large enough for most channels. */
export const smallestOnPage = (own: Rupiah | undefined): Rupiah => own ?? SMALLEST_REST;
