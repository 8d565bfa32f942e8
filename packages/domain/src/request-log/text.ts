import { maskAccountNumber, maskEmail, maskPhone } from '../access/index.ts';

export const HIDDEN = '[hidden]';

/** A text without secrets and contact details; the rest stays readable. */
export const loggedText = (text: string): string =>
  PATTERNS.reduce((left, [pattern, mask]) => left.replace(pattern, mask), text);

/**
 * A path for the log: at a parameter of the template, our own ids stay and numbers show their last digits. Any other value there is
 * unexpected and may be a key.
 */
export const loggedPath = (template: string, path: string): string => {
  const places = template.split('/');
  const parts = path.split('/');
  if (places.length !== parts.length) return template;
  return parts.map((part, index) => (places[index]?.startsWith('{') ? loggedPart(part) : part)).join('/');
};

/** An unknown address for the log: its words stay, all other parts are masked like a parameter. */
export const loggedAddress = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : loggedPart(part)))
    .join('/');

// Path segments of the contract, with or without a typo; digits only as a version.
const WORD = /^[a-z]{1,30}(?:[-_][a-z]{1,30}){0,5}$|^v\d(?:\.\d)?$/i;
const OWN_ID = /^[a-z_]{2,24}_[0-9A-HJKMNP-TV-Z]{26}$/;

const loggedPart = (part: string): string => {
  if (OWN_ID.test(part)) return part;
  return /^\d+$/.test(part) ? maskAccountNumber(part) : HIDDEN;
};

const hide = (): string => HIDDEN;

/** Bounded, because an unbounded pattern would rescan a long word from each of its characters. */
const PATTERNS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/dp_(?:live|test)_\w{1,200}/gi, hide],
  [/whsec_[\w+/=-]{1,200}/g, hide],
  // A webhook signature: with the body, it can be replayed within its time tolerance.
  [/v1,[\w+/]{16,200}={0,2}/g, hide],
  // A JWT: three base64url parts, the first of which starts a JSON object.
  [/eyJ[\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]{0,4000}/g, hide],
  [/[^\s@"'<>,;]{1,64}@[^\s@"'<>,;]{1,255}\.[a-z]{2,}/gi, maskEmail],
  [/(?<![\w-])(?:\+?62|0)[ -]?8(?:[ .-]?\d){7,11}(?![\w-])/g, maskPhone],
  // Card and identity card numbers.
  [/(?<![\w-])\d{15,19}(?![\w-])/g, maskAccountNumber],
  // A card number as printed: groups of four, or four, six and the rest.
  [/(?<![\w-])\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?![\w-])/g, maskAccountNumber],
  [/(?<![\w-])\d{4}([ -])\d{6}\1\d{4,5}(?![\w-])/g, maskAccountNumber],
];
