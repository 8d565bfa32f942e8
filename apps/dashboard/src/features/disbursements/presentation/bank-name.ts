import type { Bank } from '../api/types.ts';

/** A suggested bank as people know it: `tabungan_pensiunan_nasional` says nothing to who presses. */
export function bankNameOf(code: string, banks: readonly Bank[]): string {
  return banks.find((bank) => bank.code === code)?.name ?? code;
}
