import { err, ok, type Result } from '../kernel/index.ts';

export type AmountRange = {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
};

/** A filter by amount: one bound is enough; the maximum must not be below the minimum. */
export const decideAmountRange = (range: AmountRange): Result<AmountRange, 'DPAY_AMOUNT_BELOW_MINIMUM'> => {
  const { least, most } = range;
  if (least === undefined || most === undefined || least <= most) return ok(range);
  return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: least });
};
