import { err, ok, type Result } from '../kernel/index.ts';

export interface AmountRange {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** A list narrowed to amounts: one end is enough, and where both are named the greatest is not below the least. */
export function decideAmountRange(range: AmountRange): Result<AmountRange, 'DPAY_AMOUNT_BELOW_MINIMUM'> {
  const { least, most } = range;
  if (least === undefined || most === undefined || least <= most) return ok(range);
  return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: least });
}
