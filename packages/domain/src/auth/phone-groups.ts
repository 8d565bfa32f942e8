/**
 * The digits of one number written in groups: `(021) 555 0123`, `+62 (812) 3456-7890`. Undefined if the groups match none of the forms
 * below: `081234567890 (2)` has a note, `021-5550123 12` an extension, `08 0812345678` a row number; joining the digits would give
 * another person's number.
 */
export const joinedDigits = (text: string): string | undefined => {
  const written = text
    .replaceAll(/\p{Zs}+/gu, ' ')
    // Word and Excel replace hyphens with dashes.
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(IN_BRACKETS, '$1')
    .replace(COUNTRY_IN_BRACKETS, '$1 ')
    .replace(TRUNK_IN_BRACKETS, '$1 0')
    .replace(PREFIX_IN_BRACKETS, '$1$2 ')
    .replace(/^\+ /, '+')
    .replace(AROUND, '');
  const [, attached = '', country = '', trunk = '', national = ''] = PARTS.exec(written) ?? [];
  // `628 …` may also be a row number, so an unmarked country code proves nothing.
  const begin = country ? '+' : trunk && '0';
  const [first = '', ...behind] = national.split(SIGNS);
  const [sign = '', ...signs] = national.match(SIGNS) ?? [];
  // Only the first group may use another separator; a different one later starts something else.
  if (new Set(signs).size > 1) return undefined;
  if (WHOLE.test(behind.join('')) && mayBeRow(begin, first, sign, behind)) return undefined;
  const isOne = FORMS.some(
    (form) => form.first.test(begin + first) && form.behind.some((groups) => groups.test(behind.join('-'))),
  );
  return isOne ? (country ? '+62' : attached) + trunk.charAt(0) + national.replaceAll(SIGNS, '') : undefined;
};

/** A row number before something that could be a number by itself: `812 812 345 678`, `082. 812…`, `085-0811-123456`. */
const mayBeRow = (begin: string, first: string, sign: string, behind: readonly string[]): boolean =>
  !begin || sign.length > 1 || (first.length < 3 && behind[0]?.startsWith('0') === true);

const IN_BRACKETS = /^\(([^()]*)\)$/;
const COUNTRY_IN_BRACKETS = /^\((\+?62)\)[ .-]*/;
const TRUNK_IN_BRACKETS = /^(\+?62)[ .-]*\(0\)[ .-]*/;
const PREFIX_IN_BRACKETS = /^(\+?62[ .-]*|\+)?\((\+?\d+(?:[ .-]\d+)?)\)[ .-]*/;
/** Keeps a trailing dash, because it means that digits are missing. */
const AROUND = /^[.-] ?|\.$/g;
/** No tabs or line breaks: they separate fields. */
const SIGNS = /[ .-]+/g;
/**
 * Country, trunk zero and number. Without a `+`, the country must stand apart or precede a mobile number. A separate zero before a
 * country code is not a trunk prefix.
 */
const PARTS = /^(?:(62)(?=8)|(\+62[ .-]*|62[ .-]+)?(0(?:[ .-](?!62))?)?)(\d(?:[ .\d-]*\d)?)$/;
/** Could be a complete number. */
const WHOLE = /^[08]\d{8}/;

/**
 * The first group, and the groups after it. A mobile number is 8, a network of two or three digits and six to nine more; a fixed line
 * is an area code of two or three digits and at most eight more. `phone.ts` checks the total. `+` stands for the country and `0` for
 * the trunk: without them, two leading digits are a row number; with the trunk, `08` alone is one; and an area code needs one of the
 * two.
 */
const FORMS: readonly { readonly first: RegExp; readonly behind: readonly RegExp[] }[] = [
  // In one group, after a separate country or zero.
  { first: /^[+0]?[1-9]\d{7,11}$/, behind: [/^$/] },
  {
    first: /^(?:[+0]8[1-9]|[+0]?8[1-9]\d)$/,
    // 0812-3456-7890, 0812-34567890, 0812-345678901 but not with an 8 for the 3, 0812-345-678-901
    behind: [/^\d{3,5}-\d{3,6}$/, /^(?:\d{5,8}|[1-79]\d{8})$/, /^\d{3}-\d{3}-\d{3}$/],
  },
  // 0812-345-678-90, 0812-3456-78-90, 0812-34-56-78-90, 0811-22-33-444
  {
    first: /^[+0]?8[1-9]\d$/,
    behind: [/^\d{3}-\d{3}-\d\d$/, /^\d{3,4}-\d\d-\d\d$/, /^\d\d(?:-\d\d){2,3}$/, /^\d{2,3}-\d{2,3}-\d{3}$/],
  },
  // 08123-456-7890, 081234-567-890
  { first: /^[+0]?8[1-9]\d{2,3}$/, behind: [/^\d{3,4}-\d{3,5}$/] },
  // 08123-45678901, 08123456-7890
  { first: /^[+0]?8[1-9]\d{2,5}$/, behind: [/^\d{3,8}$/] },
  // Counted from the country: +6281-2345-6789-01, +628-123-456-789, +628-1234-5678
  { first: /^\+8[1-9]$/, behind: [/^\d{4}-\d{4}-\d\d$/] },
  { first: /^\+8$/, behind: [/^\d{3}-\d{3}-\d{3}$/, /^\d{4}-\d{4,5}$/] },
  {
    first: /^[+0][2-79]\d{1,2}$/,
    // 021-5550123, 021-555-0123, 0274-51-23-45, 021-55-50-123, 021-555-01-23
    behind: [/^\d{5,8}$/, /^\d{2,4}-\d{2,4}$/, /^\d{3}-\d{5}$/, /^\d\d-\d\d-\d{2,3}$/, /^\d{3}-\d\d-\d\d$/],
  },
];
