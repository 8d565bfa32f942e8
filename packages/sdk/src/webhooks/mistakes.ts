import { fromBase64 } from '../base64.ts';
import { modeMistake, type WebhookMode } from './mode.ts';
import { WebhookVerificationError, type WebhookVerificationReason } from './verification-error.ts';

type Asked = {
  mode: WebhookMode | undefined;
  isSigned: (body: Uint8Array) => Promise<boolean>;
};
type Guess = {
  reason: WebhookVerificationReason;
  how: string;
  bodies: (text: string, bytes: Uint8Array) => (string | Uint8Array | undefined)[];
};

// Guessing needs a dozen more hashes of the body: a few milliseconds at this size, several times the largest event. An attacker must
// not make us do it for more.
const GUESS_UP_TO_BYTES = 32 * 1024;

/** Reverses what a framework may have done to a body: if the result was signed, this was the mistake. */
const GUESSES: readonly Guess[] = [
  {
    reason: 'body_encoded_twice',
    how: 'The body is a JSON string of the signed one. Hand over the text in it.',
    bodies: (text) => {
      const value = parsed(text);
      return typeof value === 'string' ? [value] : [];
    },
  },
  {
    reason: 'body_encoded_twice',
    how: 'The body is base64 of the signed one, as AWS gateways hand it over (isBase64Encoded). Decode it first.',
    bodies: (text) => [fromBase64(text.trim())],
  },
  {
    reason: 'body_encoded_twice',
    how: 'The body is percent-encoded. Take the raw body of the request, not a form field or a query.',
    bodies: (text) => (text.startsWith('%7B') ? [tried(() => decodeURIComponent(text))] : []),
  },
  {
    reason: 'body_encoded_twice',
    how: 'The body is UTF-16, or was read as Latin-1 and written as UTF-8. Read it as bytes or as UTF-8.',
    bodies: (text, bytes) => [
      // Characters outside Latin-1 become bytes that nobody signed.
      Uint8Array.from(text, (char) => char.charCodeAt(0)),
      ...['utf-16le', 'utf-16be'].map((name) => new TextDecoder(name).decode(bytes)),
    ],
  },
  {
    reason: 'body_reserialised',
    how: 'The body was parsed and written again with other spaces or escapes than those signed. Take the raw body, before any JSON parser: in Express express.raw() on this route.',
    bodies: (text) => {
      const value = parsed(text);
      if (typeof value !== 'object') return [];
      return [...[undefined, 2, 4, '\t'].map((space) => JSON.stringify(value, null, space)), text.trim()];
    },
  },
];

/** The error for a body that none of the secrets signed. */
export const mistakeIn = async (
  body: Uint8Array,
  { mode, isSigned }: Asked,
): Promise<WebhookVerificationError> => {
  if (body.length === 0)
    return new WebhookVerificationError(
      'body_empty',
      'The body is empty: it was read before. Take the raw body, before any JSON parser.',
    );
  const guessed = body.length > GUESS_UP_TO_BYTES ? new Uint8Array() : body;
  const text = new TextDecoder().decode(guessed);
  for (const { reason, how, bodies } of GUESSES)
    for (const guess of bodies(text, guessed)) {
      const bytes = typeof guess === 'string' ? new TextEncoder().encode(guess) : guess;
      if (bytes?.length && (await isSigned(bytes))) return new WebhookVerificationError(reason, how);
    }
  // Unsigned, so only a hint; but the most common wrong secret is the one of the other mode.
  const { is_live } = Object(parsed(text)) as { is_live?: unknown };
  const mistake = typeof is_live === 'boolean' ? modeMistake(is_live, mode) : undefined;
  return (
    mistake ??
    new WebhookVerificationError(
      'wrong_secret',
      'None of the secrets made any of the signatures. Take that of this very webhook from its page; if it is that, the body was changed on its way or is not from Dasbor.',
    )
  );
};

const parsed = (text: string): unknown => tried(() => JSON.parse(text));

const tried = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
