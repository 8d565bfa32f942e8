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

// Guessing takes a few more hashes of the body; no stranger shall make us do that for megabytes.
const GUESS_UP_TO_BYTES = 256 * 1024;

/** What can happen to a body on its way through a framework, undone: when that was signed, this is the mistake. */
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
    bodies: (text) => (text.startsWith('%7B') ? [percentDecoded(text)] : []),
  },
  {
    reason: 'body_encoded_twice',
    how: 'The body is UTF-16, or was read as Latin-1 and written as UTF-8. Read it as bytes or as UTF-8.',
    bodies: (text, bytes) => [
      latin1Bytes(text),
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
export async function mistakeIn(
  body: Uint8Array,
  { mode, isSigned }: Asked,
): Promise<WebhookVerificationError> {
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
      if (bytes && (await isSigned(bytes))) return new WebhookVerificationError(reason, how);
    }
  // Unsigned, so only a hint; but the commonest cause of a wrong secret is that of the other mode.
  const value = parsed(text) as { is_live?: unknown } | null | undefined;
  const mistake = typeof value?.is_live === 'boolean' ? modeMistake(value.is_live, mode) : undefined;
  return (
    mistake ??
    new WebhookVerificationError(
      'wrong_secret',
      'None of the secrets made any of the signatures. Take that of this very webhook from its page; if it is that, the body was changed on its way or is not from Dasbor.',
    )
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function latin1Bytes(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  const isLatin1 = codes.every((code) => code < 256) && codes.some((code) => code > 127);
  return isLatin1 ? Uint8Array.from(codes) : undefined;
}
