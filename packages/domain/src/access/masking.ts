/** `budi@toko.id` → `b***@toko.id`; one letter before the @ is hidden too. A number stands for an address that somebody has not. */
export const maskEmail = (email: string): string => {
  if (email.startsWith('+')) return maskPhone(email);
  const at = email.lastIndexOf('@');
  if (at < 0) return '***';
  const kept = at > 1 ? email.slice(0, 1) : '';
  return `${kept}***${email.slice(at)}`;
};

/** `+6281234567890` → `+62********890`: the country and the last three digits. */
export const maskPhone = (phone: string): string => {
  const country = phone.startsWith('+62') ? '+62' : '';
  return country + maskNumber(phone.slice(country.length), 3);
};

/** Shown only if the number has at least twice as many digits. */
export const ACCOUNT_DIGITS_SHOWN = 4;

/** `1234567890123456` → `************3456`: the last four digits of a person's account number. */
export const maskAccountNumber = (number: string): string => maskNumber(number, ACCOUNT_DIGITS_SHOWN);

/**
 * Masks account numbers, phone numbers and email addresses in free text, such as a name or note: `Siti 842-264-7010` → `Siti
 * ********7010`.
 */
export const maskWithin = (text: string): string =>
  text
    .replaceAll(/[^\s@]+@[^\s@]+/g, maskEmail)
    .replaceAll(LONG_NUMBER, (number) => maskAccountNumber(number.replaceAll(/\D/g, '')));

/** Eight or more digits with any separators; shorter ones are dates and amounts. */
const LONG_NUMBER = /\d(?:[ .-]?\d){7,}/g;

/** Shows at most half, so that a short number is not exposed. */
const maskNumber = (number: string, shown: number): string => {
  const kept = number.length >= shown * 2 ? number.slice(-shown) : '';
  return kept.padStart(number.length, '*');
};
