import { maskAccountNumber, maskEmail, maskPhone } from '../access/index.ts';
import { HIDDEN, loggedText } from './text.ts';

type Mask = (text: string) => string;

const maskName: Mask = (text) =>
  text.replace(/\[hidden\]|(?<!\p{L})(\p{L})[\p{L}\p{M}'’.-]*/gu, (all, first?: string) =>
    first ? `${first}***` : all,
  );
// A return URL often contains a customer's session.
const maskUrl: Mask = (text) => text.replace(/^(\w+:\/\/[^/?#]*).*$/, '$1/…');
const hide: Mask = () => HIDDEN;

/** Masks by field name, in any spelling; the first match wins. */
const FIELDS: readonly (readonly [RegExp, Mask])[] = [
  [/secret|password|token|authorization|signature|otp|cvv|cvc|^pin$|private_?key|credential/i, hide],
  [/card_?number|^pan$|^nik$|ktp|npwp|address|postal|postcode/i, hide],
  [/e?mail/i, maskEmail],
  [/phone|mobile|msisdn/i, maskPhone],
  [/account_?(number|no)$|^va_?number$/i, maskAccountNumber],
  [/(^|_)name$|owner|holder/i, maskName],
  [/[a-z]Name$/, maskName],
  [/redirect_url|return_url|checkout_url|web_url/i, maskUrl],
];

// The merchant's own notes under its own names: any of them may be personal.
const WHOLE = /^metadata$/i;
// Numbers that look like personal data but are money.
const MONEY = /amount|total|balance|price|fee$/i;
const HEADERS = /^(request|response)_headers$/;
const DEEPEST = 12;

/**
 * A body for the request log: who and what stays readable; contact details and payment credentials are masked. Secrets and contact
 * details are masked in every other text, number or name too.
 */
export const maskLogged = (value: unknown, field = '', depth = 0): unknown => {
  if (depth > DEEPEST) return HIDDEN;
  if (value === null || value === '') return value;
  if (WHOLE.test(field)) return HIDDEN;
  if (Array.isArray(value))
    return value.map((one) =>
      HEADERS.test(field) && isHeader(one) ? maskedHeader(one) : maskLogged(one, field, depth + 1),
    );
  if (typeof value === 'object') return maskedFields(Object.entries(value), depth + 1);
  const mask = FIELDS.find(([pattern]) => pattern.test(field))?.[1];
  if (mask === hide) return HIDDEN;
  if (typeof value === 'number') return maskedNumber(value, field, mask);
  return typeof value === 'string' ? maskedText(value, mask) : value;
};

const maskedText = (text: string, mask?: Mask): string => (mask ? mask(loggedText(text)) : loggedText(text));

/** A number that is not personal stays a number. */
const maskedNumber = (value: number, field: string, mask?: Mask): unknown => {
  if (!mask && MONEY.test(field)) return value;
  const text = String(value);
  const masked = maskedText(text, mask);
  return masked === text ? value : masked;
};

/** Fields with equal masked names are numbered, so that none is lost. */
const maskedFields = (fields: readonly (readonly [string, unknown])[], depth: number): object => {
  const kept = new Map<string, unknown>();
  const times = new Map<string, number>();
  for (const [name, value] of fields) {
    const masked = loggedText(name);
    const time = (times.get(masked) ?? 0) + 1;
    times.set(masked, time);
    kept.set(time > 1 ? `${masked} (${time})` : masked, maskLogged(value, name, depth));
  }
  return Object.fromEntries(kept);
};

type Header = {
  readonly name: string;
  readonly value: string;
};

const isHeader = (one: unknown): one is Header =>
  typeof one === 'object' &&
  one !== null &&
  Object.keys(one).length === 2 &&
  'name' in one &&
  'value' in one &&
  typeof one.name === 'string' &&
  typeof one.value === 'string' &&
  /^[a-z\d-]+$/i.test(one.name);

/** A header's name is not personal and gives its value's meaning. */
const maskedHeader = ({ name, value }: Header): object => ({
  name: loggedText(name),
  value: maskLogged(value, name),
});

/** Maximum characters stored per body. */
export const LOGGED_BODY_LENGTH = 8_192;

export type LoggedBody = {
  readonly text: string;
  readonly truncated: boolean;
};

/** The text of a JSON body, masked and truncated; a huge or non-JSON body is only described. */
export const loggedBody = (text: string | null | undefined): LoggedBody | null => {
  if (text === null || text === undefined || text === '') return null;
  if (text.length > LOGGED_BODY_LENGTH * 8) return { text: `[${text.length} characters]`, truncated: true };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { text: '[not JSON]', truncated: true };
  }
  const masked = JSON.stringify(maskLogged(parsed));
  // A lone surrogate cannot be stored in the database.
  const kept = masked.slice(0, LOGGED_BODY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return { text: kept, truncated: masked.length > LOGGED_BODY_LENGTH };
};
