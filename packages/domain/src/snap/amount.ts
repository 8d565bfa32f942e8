import type { Rupiah } from '../kernel/index.ts';

export type SnapAmount = {
  /** With two decimals, which SNAP requires for every currency. */
  readonly value: string;
  readonly currency: 'IDR';
};

export const snapAmount = (amount: Rupiah): SnapAmount => ({ value: `${amount}.00`, currency: 'IDR' });
