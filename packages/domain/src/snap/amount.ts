import type { Rupiah } from '../kernel/index.ts';

export interface SnapAmount {
  /** With two decimals, which SNAP requires for every currency. */
  readonly value: string;
  readonly currency: 'IDR';
}

export function snapAmount(amount: Rupiah): SnapAmount {
  return { value: `${amount}.00`, currency: 'IDR' };
}
