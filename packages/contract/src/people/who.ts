import type { Operation } from '../contract.ts';
import { type KeyKind, NARROW, type RunKeys } from '../run/run-keys.ts';

export type Who =
  /** Allowed for a person, or for a merchant's server with a key. */
  | 'caller'
  | 'nobody'
  | 'nonsense'
  | 'other mode'
  /** A person of another merchant, signed in. */
  | 'other merchant'
  | 'person'
  /** The person's token with a forged signature. */
  | 'forged'
  | 'key'
  /** A well-formed key that does not exist. */
  | 'unknown key'
  | 'key of the other mode'
  | 'key without scopes'
  | 'key that reads'
  | 'revoked key'
  | 'expired key';

export type Tokens = { person: string; other: string };
type Wallet = {
  isLive: boolean;
  tokens: Tokens;
  /** The token of a person of another merchant. */
  elsewhere: string | undefined;
  secret: string | undefined;
  keys: RunKeys;
};
type Headers = Readonly<Record<string, string>>;

/** The credentials to send. */
export const credentialsOf = (
  as: Who,
  { permission, scope }: Operation,
  { isLive, tokens, elsewhere = '', secret = '', keys }: Wallet,
): Headers => {
  const byKey = permission === 'key';
  const isNarrow = scope?.startsWith(`${NARROW}:`);
  const kind = as === 'key without scopes' && isNarrow ? 'elsewhere' : KEYS_OF_THE_RUN[as];
  if (kind) return basic(keys.secretOf(kind) ?? '');
  const others: Readonly<Record<Exclude<Who, OfTheRun>, Headers>> = {
    nobody: {},
    nonsense: byKey ? basic('nonsense') : bearer('nonsense'),
    forged: bearer(forged(tokens.person)),
    'unknown key': basic(unknownKey(isLive)),
    'key of the other mode': basic(unknownKey(!isLive)),
    'other mode': byKey ? basic(unknownKey(!isLive)) : bearer(tokens.other),
    'other merchant': bearer(elsewhere),
    key: basic(secret),
    person: bearer(tokens.person),
    caller: byKey ? basic(secret) : bearer(tokens.person),
  };
  return others[as as Exclude<Who, OfTheRun>];
};

type OfTheRun = 'key without scopes' | 'key that reads' | 'revoked key' | 'expired key';
const KEYS_OF_THE_RUN: Readonly<Partial<Record<Who, KeyKind>>> = {
  'key without scopes': 'narrow',
  'key that reads': 'reading',
  'revoked key': 'revoked',
  'expired key': 'expired',
} satisfies Record<OfTheRun, KeyKind>;

export const canBe = (as: Who, keys: RunKeys): boolean => {
  const kind = KEYS_OF_THE_RUN[as];
  return kind === undefined || keys.secretOf(kind) !== undefined;
};

/** Whether the call uses a key that the server knows. */
export const isByKey = (as: Who, { permission, isPublic }: Operation): boolean =>
  !isPublic && (as === 'key' || as in KEYS_OF_THE_RUN || (as === 'caller' && permission === 'key'));

/** Well-formed, but nonexistent. */
const unknownKey = (isLive: boolean): string => `${isLive ? 'dp_live_' : 'dp_test_'}${'x'.repeat(32)}`;

/** The same token with another signature. */
const forged = (token: string): string => {
  const start = token.lastIndexOf('.') + 1;
  return `${token.slice(0, start)}${token[start] === 'A' ? 'B' : 'A'}${token.slice(start + 1)}`;
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const basic = (secret: string) => ({ authorization: `Basic ${btoa(`${secret}:`)}` });
