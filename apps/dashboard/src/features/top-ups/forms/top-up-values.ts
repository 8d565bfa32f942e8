import { MAX_RUPIAH_SUM, parseRupiah, rupiah, type Rupiah } from '@dasbor/domain/kernel';
import { decideTopUp, TOP_UP_BANKS, type TopUpBank } from '@dasbor/domain/top-ups';
import { object } from 'yup';
import { type Beside, decidedAmount, type FormSchema } from '../../../shared/forms/schema.ts';

/** Field values as entered. */
export type TopUpValues = {
  bank: TopUpBank;
  amount: string;
};

export const EMPTY_VALUES: TopUpValues = { bank: 'BCA', amount: '' };

type Around = {
  mode: Parameters<typeof decideTopUp>[1]['mode'];
  available: number;
};

export const topUpSchema: FormSchema<TopUpValues, Around> = object({
  amount: decidedAmount((amount, { around: { mode, available } }: Beside<TopUpValues, Around>) =>
    decideTopUp(amount, { mode, available: rupiah(available) }),
  ),
});

/** A draft may name a bank that is no longer available. */
export const withKnownBank = (kept: TopUpValues): TopUpValues | undefined =>
  TOP_UP_BANKS.includes(kept.bank) ? kept : undefined;

/** Null if the text is not an amount, or the amount is too large to add. */
export const shownAmount = (text: string, available: number): Rupiah | null => {
  const parsed = parseRupiah(text);
  return parsed.ok && parsed.value + available <= MAX_RUPIAH_SUM ? parsed.value : null;
};
