type IsPhone = (digits: string) => boolean;

/**
 * The digits of one number that is written in groups, `(021) 555 0123`, `+62 (812) 3456-7890`; undefined where one of them stands apart:
 * `081234567890 (2)` is somebody with two children, `021-5550123 12` an extension, `08 0812345678` the eighth of a list, and joined they
 * are another person's number.
 */
export function joinedDigits(text: string, isPhone: IsPhone): string | undefined {
  const written = text
    .replace(IN_BRACKETS, '$1')
    .replace(TRUNK_IN_BRACKETS, '$1 0')
    .replace(PREFIX_IN_BRACKETS, '$1$2 ')
    .replace(/^\+\p{Zs}+/u, '+')
    .replace(AROUND, '');
  if (!GROUPED.test(written)) return undefined;
  const country = COUNTRY.exec(written)?.[0] ?? '';
  const national = written.slice(country.length);
  if (!country && !BEGINS.test(national)) return undefined;
  const joints = [...national.matchAll(SIGNS)].map(({ 0: sign, index }, n, all): Joint => ({
    sign,
    signBefore: all[n - 1]?.[0] ?? sign,
    country: country.replaceAll(/[^+\d]/g, ''),
    before: national.slice(0, index).split(SIGNS),
    behind: national.slice(index + sign.length).split(SIGNS),
  }));
  return joints.some((joint) => partsTwo(joint, isPhone)) ? undefined : written.replaceAll(SIGNS, '');
}

const IN_BRACKETS = /^\(([^()]*)\)$/;
const TRUNK_IN_BRACKETS = /^(\+?62)[\p{Zs}\t.-]*\(0\)[\p{Zs}\t.-]*/u;
const PREFIX_IN_BRACKETS = /^(\+?62[\p{Zs}\t.-]*|\+)?\((\+?\d+)\)/u;
const AROUND = /^[\s.-]+|[\s.-]+$/g;
/** No line among them: in two lines stand two numbers. */
const SIGNS = /[\p{Zs}\t.-]+/gu;
const GROUPED = /^\+?\d+(?:[\p{Zs}\t.-]+\d+)*$/u;
/** Without its `+` only where it stands apart: `628 …` is a row as well. */
const COUNTRY = /^(?:\+62[\p{Zs}\t.-]*|62[\p{Zs}\t.-]+)/u;
/** A digit or two number a row, `8. 0812…`, but for the zero of the trunk. */
const BEGINS = /^(?:\d{3}|0\D)/;

/**
 * The begin of a number and the group behind it, where all behind it could be a number by itself and is none: a mobile number is written
 * in threes or fours, also as they are counted from its country, `+6281 8123 4567`. A number of nine digits in one group is one.
 */
const MOBILE = /^(?:0 8\d*|08[1-9] 8\d{2,3}|08[1-9]\d \d{1,5})$/;
const MOBILE_ABROAD = /^(?:8\d? 8\d{2,3}|8\d\d \d{1,5})$/;

/** A sign between groups of digits, with the groups on both sides. */
interface Joint {
  readonly sign: string;
  readonly signBefore: string;
  readonly country: string;
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

function partsTwo({ sign, signBefore, country, before, behind }: Joint, isPhone: IsPhone): boolean {
  const [left, right] = [before.join(''), behind.join('')];
  const [last = '', next = ''] = [before.at(-1), behind[0]];
  // `021 0812345678`, `012 812345678`: what stands before a whole number is no part of it.
  if (isPhone(right)) {
    const begin = `${left} ${next}`;
    const isOne = MOBILE.test(begin) || (country !== '' && MOBILE_ABROAD.test(begin));
    // `82. 812 345 678`, `082 - 812…`: only a list parts with more than one sign.
    return !isOne || sign.length > 1;
  }
  if (!isPhone(country + left)) return false;
  return next.length === 1 || last.length - next.length > 2 || sign !== signBefore || /\s\S+\s/.test(sign);
}
