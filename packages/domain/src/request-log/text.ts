import { maskAccountNumber, maskEmail, maskPhone } from '../access/index.ts';

export const HIDDEN = '[hidden]';

/** Any text without what opens something or reaches somebody; what stands around it stays readable. */
export function loggedText(text: string): string {
  return PATTERNS.reduce((left, [pattern, mask]) => left.replace(pattern, mask), text);
}

/**
 * A path as the log may keep it: at a place of the template an id of ours stays, and a number shows its end. Whatever else
 * stands there was not meant to, and may be a key.
 */
export function loggedPath(template: string, path: string): string {
  const places = template.split('/');
  const parts = path.split('/');
  if (places.length !== parts.length) return template;
  return parts.map((part, index) => (places[index]?.startsWith('{') ? loggedPart(part) : part)).join('/');
}

/** An address that no template has, as the log may keep it: its words stay, and whatever else stands in it only as in a place. */
export function loggedAddress(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : loggedPart(part)))
    .join('/');
}

// As the addresses of the contract are written, with or without a mistake; of digits no more than a version has.
const WORD = /^[a-z]{1,30}(?:[-_][a-z]{1,30}){0,5}$|^v\d(?:\.\d)?$/i;
const OWN_ID = /^[a-z_]{2,24}_[0-9A-HJKMNP-TV-Z]{26}$/;

function loggedPart(part: string): string {
  if (OWN_ID.test(part)) return part;
  return /^\d+$/.test(part) ? maskAccountNumber(part) : HIDDEN;
}

const hide = (): string => HIDDEN;

/** Each with an end: without one, a long word would be looked through from each of its letters. */
const PATTERNS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/dp_(?:live|test)_\w{1,200}/gi, hide],
  [/whsec_[\w+/=-]{1,200}/g, hide],
  // A signature of a webhook: whoever has it and the body can send both again while its time is near.
  [/v1,[\w+/]{16,200}={0,2}/g, hide],
  // A signed token: three parts in base64, the first of them the beginning of a JSON object.
  [/eyJ[\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]{0,4000}/g, hide],
  [/[^\s@"'<>,;]{1,64}@[^\s@"'<>,;]{1,255}\.[a-z]{2,}/gi, maskEmail],
  [/(?<![\w-])(?:\+?62|0)[ -]?8(?:[ .-]?\d){7,11}(?![\w-])/g, maskPhone],
  // Cards and identity cards.
  [/(?<![\w-])\d{15,19}(?![\w-])/g, maskAccountNumber],
  // A card as it is printed: groups of four, or four, six and the rest.
  [/(?<![\w-])\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?![\w-])/g, maskAccountNumber],
  [/(?<![\w-])\d{4}([ -])\d{6}\1\d{4,5}(?![\w-])/g, maskAccountNumber],
];
