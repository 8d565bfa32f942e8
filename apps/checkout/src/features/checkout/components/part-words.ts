import type { Checkout } from '@dasbor/sdk';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../locales/words.ts';

const CODES = ['DPAY_PART_TOO_SMALL', 'DPAY_REST_TOO_SMALL', 'DPAY_AMOUNT_ABOVE_REMAINING'] as const;

/** Why the wanted amount cannot be paid. A reason of a newer server is told by what can be paid. */
export const usePartProblem = (
  { remaining_payment: remaining }: Checkout,
  { problem, minimum, maximum }: NonNullable<Checkout['part']>,
): string | undefined => {
  const t = useT();
  const { rupiah } = useFormat();
  if (problem === null) return undefined;
  const known = CODES.find((code) => code === problem);
  return t(known ? `part.${known}` : 'part.range', {
    minimum: rupiah(minimum),
    maximum: rupiah(maximum),
    remaining: rupiah(remaining),
  });
};
