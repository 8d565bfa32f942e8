import { maskAccountNumber, maskEmail, maskPhone } from '../access/index.ts';
import { HIDDEN, loggedText } from './text.ts';

type Mask = (text: string) => string;

const maskName: Mask = (text) => text.replace(/(?<!\p{L})(\p{L})[\p{L}\p{M}'’.-]*/gu, '$1***');
// Where a customer is sent to often carries a session of theirs.
const maskUrl: Mask = (text) => text.replace(/^(\w+:\/\/[^/?#]*).*$/, '$1/…');
const hide: Mask = () => HIDDEN;

/** Fields by how they are called, in any spelling; the first that fits. */
const FIELDS: readonly (readonly [RegExp, Mask])[] = [
  [/secret|password|token|authorization|signature|otp|cvv|cvc|^pin$|private_?key|credential/i, hide],
  [/card_?number|^pan$|^nik$|ktp|npwp|address|postal|postcode/i, hide],
  [/e?mail/i, maskEmail],
  [/phone|mobile|msisdn/i, maskPhone],
  [/account_?(number|no)$|^va_?number$/i, maskAccountNumber],
  [/(^|_)name$|owner|holder/i, maskName],
  [/redirect_url|return_url|checkout_url|web_url/i, maskUrl],
];

// A merchant's own notes, under names of its own: nobody can say which of them tell of a person.
const WHOLE = /^metadata$/i;
const DEEPEST = 12;

/**
 * A body as the log of calls may keep it: whose it is and what happened stays readable, how to reach or pay as somebody does
 * not. What opens or reaches is masked in any other text too.
 */
export function maskLogged(value: unknown, field = '', depth = 0): unknown {
  if (depth > DEEPEST) return HIDDEN;
  if (WHOLE.test(field) && value !== null && value !== '') return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => maskLogged(one, field, depth + 1));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, maskLogged(part, calledIn(value, name), depth + 1)]),
    );
  const mask = FIELDS.find(([pattern]) => pattern.test(field))?.[1];
  if (mask === hide && value !== null && value !== '') return HIDDEN;
  if (typeof value !== 'string' || value === '') return value;
  return mask ? mask(value) : loggedText(value);
}

/** A header stands as `{ name, value }`: its name tells of nobody, and says what its value is. */
const calledIn = (whole: object, field: string): string => {
  const name = 'value' in whole && 'name' in whole ? whole.name : undefined;
  if (typeof name !== 'string' || !/^[a-z\d-]+$/i.test(name)) return field;
  return field === 'value' ? name : field === 'name' ? 'header' : field;
};

/** Letters that are kept of one body. */
export const LOGGED_BODY_LENGTH = 8_192;

export interface LoggedBody {
  readonly text: string;
  readonly truncated: boolean;
}

/** The text of a JSON body, masked and cut; what is no JSON, or is huge, is only named. */
export function loggedBody(text: string | null | undefined): LoggedBody | null {
  if (text === null || text === undefined || text === '') return null;
  if (text.length > LOGGED_BODY_LENGTH * 8) return { text: `[${text.length} characters]`, truncated: true };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { text: '[not JSON]', truncated: true };
  }
  const masked = JSON.stringify(maskLogged(parsed));
  // Half of a letter of two units is none that a database takes.
  const kept = masked.slice(0, LOGGED_BODY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return { text: kept, truncated: masked.length > LOGGED_BODY_LENGTH };
}
