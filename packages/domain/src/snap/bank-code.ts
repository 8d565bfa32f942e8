/** Bank Indonesia's digits of a bank. Wallets have none and use our own code. */
export const snapBankCode = ({
  code,
  aliases,
}: {
  readonly code: string;
  readonly aliases: readonly string[];
}): string => aliases.find((one) => /^\d{3}$/.test(one)) ?? code;
