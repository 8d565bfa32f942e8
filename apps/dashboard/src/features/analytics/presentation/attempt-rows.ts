import { shareOf } from '@dasbor/domain/analytics';
import type { Attempts } from '../api/types.ts';

/** The share of attempts that became money, as a percentage with two decimals; null without attempts. */
export const rateOf = ({ attempts, converted }: Attempts): number | null => percentOf(converted, attempts);

export const percentOf = (part: number, whole: number): number | null => {
  const share = shareOf(part, whole);
  return share === null ? null : share / 100;
};

export const openOf = ({ attempts, converted, lost }: Attempts): number => attempts - converted - lost;
