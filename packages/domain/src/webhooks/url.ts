import { HIDDEN_CHARACTER, problem, type Problem } from '../kernel/index.ts';
import { isAddress, isLoopbackAddress, isPublicAddress } from './address.ts';
import type { WebhookProblemCode } from './problems.ts';

export const WEBHOOK_URL_MAX_LENGTH = 1000;

/** Ports on the public internet; docs/decisions/0016 gives the reasons. */
const WEBHOOK_PORTS: readonly number[] = [443, 8443];

export type UrlContext = {
  /** Whether the local machine may be called, also over http: in embedded mode, so that a developer can try it. */
  readonly loopback: boolean;
};

/** Product spec §5: required, valid and secure. Checks only the text; `isPublicAddress` checks the resolved address. */
export const webhookUrlProblem = (
  text: string,
  { loopback }: UrlContext,
): Problem<WebhookProblemCode> | undefined => {
  if (text.trim() === '') return problem('DPAY_REQUIRED');
  const url = parse(text.trim());
  // A URL parser drops line breaks, but the text still contains them in a mail or log. It also treats a backslash as a slash:
  // `https://a.example\@127.0.0.1/` has the host a.example, but appears to have another.
  const isBroken = /[\s\p{Cc}\\]/u.test(text.trim());
  const longest = Math.max(text.trim().length, normalWebhookUrl(text).length);
  if (!url || isBroken || longest > WEBHOOK_URL_MAX_LENGTH) return problem('DPAY_WEBHOOK_URL_INVALID');
  // Before the host check: a parser drops hidden characters from the host.
  if (HIDDEN_CHARACTER.test(decoded(text.trim()))) return problem('DPAY_FIELD_HIDDEN_CHARACTER');
  if (url.protocol.startsWith('http') && !isHost(hostOf(url))) return problem('DPAY_WEBHOOK_URL_INVALID');
  const isHere = loopback && isLoopbackHost(hostOf(url));
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
    return problem('DPAY_WEBHOOK_URL_NOT_HTTPS');
  if (url.username !== '' || url.password !== '') return problem('DPAY_WEBHOOK_URL_HAS_CREDENTIALS');
  if (text.includes('#')) return problem('DPAY_WEBHOOK_URL_HAS_FRAGMENT');
  if (isHere) return undefined;
  if (url.port !== '' && !WEBHOOK_PORTS.includes(Number(url.port)))
    return problem('DPAY_WEBHOOK_URL_PORT', { port: Number(url.port) });
  if (!isPublicHost(hostOf(url))) return problem('DPAY_WEBHOOK_URL_PRIVATE');
  return undefined;
};

/**
 * The normal form of a URL, which is stored, shown and called: host in lower case and ASCII (`xn--…`), decimal digits, no default port,
 * no trailing dot of the host, `..` and `.` resolved. An invalid URL is left unchanged.
 */
export const normalWebhookUrl = (text: string): string => {
  const url = parse(text.trim());
  if (!url) return text.trim();
  const host = url.hostname.replace(/\.+$/, '') + (url.port && `:${url.port}`);
  const isBare = url.pathname === '/' && url.search === '';
  return `${url.protocol}//${host}${isBare ? '' : url.pathname}${url.search}`;
};

/** The host of a URL: an address or a name without a trailing dot; `[::1]` without its brackets. */
export const hostOf = ({ hostname }: { readonly hostname: string }): string =>
  hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');

/** An IP address or a valid DNS name: labels of at most 63 characters (RFC 1035, plus `_`, which is in use). */
const isHost = (host: string): boolean => {
  const isWord = (word: string) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(word);
  return isAddress(host) || (host.length <= 253 && host.split('.').every(isWord));
};

/** Decodes percent-encoded characters such as `%E2%80%8B`; invalid bytes stay encoded. */
const decoded = (text: string): string =>
  text.replaceAll(/%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+/gi, (letter) => {
    try {
      return decodeURIComponent(letter);
    } catch {
      return letter;
    }
  });

const isPublicHost = (host: string): boolean => {
  if (isAddress(host)) return isPublicAddress(host);
  const isOneWord = !host.includes('.');
  return !isOneWord && !PRIVATE_NAMES.some((name) => host.endsWith(name));
};

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host);

/** Names that public DNS does not resolve (RFC 6761, 6762, 8375, and ICANN's .internal). */
const PRIVATE_NAMES = [
  '.localhost',
  '.local',
  '.internal',
  '.home.arpa',
  '.lan',
  '.test',
  '.invalid',
  '.onion',
];

type ParsedUrl = {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly username: string;
  readonly password: string;
};

// Available in every runtime. Parses `0x7f.1`, `2130706433` and `①②⑦.0.0.1` exactly as the sender will.
declare const URL: new (text: string) => ParsedUrl;

const parse = (text: string): ParsedUrl | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
