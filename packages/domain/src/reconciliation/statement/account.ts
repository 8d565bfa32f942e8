/** The only one of these account numbers that a statement names; undefined if it names none or several. */
export const accountIn = (about: readonly string[], accounts: readonly string[]): string | undefined => {
  const numbers = about.flatMap((text) => text.match(/\d[\d .-]{4,}\d/g) ?? []);
  const digits = new Set(numbers.map((number) => number.replaceAll(/\D/g, '')));
  const [found, other] = new Set(accounts.filter((account) => digits.has(account.replaceAll(/\D/g, ''))));
  return other === undefined ? found : undefined;
};
