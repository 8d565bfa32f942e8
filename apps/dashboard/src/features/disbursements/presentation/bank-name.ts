import type { Bank } from '../api/types.ts';

/** The display name of a suggested bank. Users do not recognise codes such as `tabungan_pensiunan_nasional`. */
export const bankNameOf = (code: string, banks: readonly Bank[]): string =>
  banks.find((bank) => bank.code === code)?.name ?? code;
