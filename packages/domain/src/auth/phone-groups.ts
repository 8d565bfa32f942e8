type IsPhone = (digits: string) => boolean;

/**
 * The digits of one number that is written in groups, `(021) 555 0123`, `+62 (812) 3456-7890`; undefined where one of them stands apart:
 * `081234567890 (2)` is somebody with two children, `021-5550123 12` an extension, and joined they are another person's number.
 */
export function joinedDigits(text: string, isPhone: IsPhone): string | undefined {
  const written = text
    .replace(IN_BRACKETS, '$1')
    .replace(PREFIX_IN_BRACKETS, '$1$2 ')
    .replace(/^\+\p{Zs}+/u, '+')
    .replace(AROUND, '');
  if (!GROUPED.test(written)) return undefined;
  const joints = [...written.matchAll(SIGNS)].map(({ 0: sign, index }, n, all): Joint => ({
    sign,
    signBefore: all[n - 1]?.[0] ?? sign,
    before: written.slice(0, index).split(SIGNS),
    behind: written.slice(index + sign.length).split(SIGNS),
  }));
  return joints.some((joint) => partsTwo(joint, isPhone)) ? undefined : written.replaceAll(SIGNS, '');
}

const IN_BRACKETS = /^\(([^()]*)\)$/;
const PREFIX_IN_BRACKETS = /^(\+?62[\p{Zs}\t.-]*|\+)?\((\+?\d+)\)/u;
const AROUND = /^[\s.-]+|[\s.-]+$/g;
/** No line among them: in two lines stand two numbers. */
const SIGNS = /[\p{Zs}\t.-]+/gu;
const GROUPED = /^\+?\d+(?:[\p{Zs}\t.-]+\d+)*$/u;

/** A sign between groups of digits, with the groups on both sides. */
interface Joint {
  readonly sign: string;
  readonly signBefore: string;
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

function partsTwo({ sign, signBefore, before, behind }: Joint, isPhone: IsPhone): boolean {
  const [left, right] = [before.join(''), behind.join('')];
  const [last = '', next = ''] = [before.at(-1), behind[0]];
  // The number of a row or of a list: `8. 0812…`.
  if (/^[1-9]$/.test(left)) return true;
  if (left.startsWith('8') && (left.length < 3 || right.startsWith('0')) && isPhone(right)) return true;
  if (!isPhone(left)) return false;
  return next.length === 1 || last.length - next.length > 2 || sign !== signBefore || /\s\S+\s/.test(sign);
}
