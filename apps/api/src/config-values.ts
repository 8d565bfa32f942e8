import { SECRET_LENGTH } from './platform/auth/secret-file.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';

/** Functions that read one variable each. An invalid value stops the start. Values that may be secret are not repeated in the message. */
export type Env = Readonly<Record<string, string | undefined>>;

export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export const wholeNumber = (env: Env, name: string, standard: number, most: number, least = 1): number => {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  // Only digits: `Number` also reads 0x12 and 1e4.
  if (/^(0|[1-9]\d*)$/.test(text) && value >= least && value <= most) return value;
  throw new StartRefusal(
    `${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
  );
};

/** From 0 to 1; default: 1. */
export const share = (env: Env, name: string): number => {
  const text = env[name] || '1';
  const value = Number(text);
  if (/^[01](\.\d+)?$/.test(text) && value <= 1) return value;
  throw new StartRefusal(`${name} must be a number from 0 to 1, not ${JSON.stringify(text)}.`);
};

export const oneOf = <T extends string>(env: Env, name: string, standard: T, choices: readonly T[]): T => {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const chosen = choices.find((choice) => choice === text);
  if (chosen !== undefined) return chosen;
  throw new StartRefusal(`${name} must be one of ${choices.join(', ')}, not ${JSON.stringify(text)}.`);
};

/** A boolean. Only 0 and 1, because other words are ambiguous. */
export const flag = (env: Env, name: string): boolean => {
  const text = env[name];
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new StartRefusal(`${name} must be 1 or left out, not ${JSON.stringify(text)}.`);
};

/** An empty value is rejected too: a deployment that lost its secret would otherwise continue with another one. */
export const secret = (env: Env, name: string): string | undefined => {
  const text = env[name];
  if (text === undefined || text.length >= SECRET_LENGTH) return text;
  throw new StartRefusal(`${name} must have at least ${SECRET_LENGTH} characters.`);
};

const EXAMPLES = {
  postgres: 'postgres://user:password@host:5432/name',
  http: 'https://dasbor.example',
  smtp: 'smtp://user:password@host:587',
} as const;

/** Where the dashboard sends page views: nowhere, to this API, or to another collector. Names and e-mails are in them, so only by https. */
export const pageViews = (env: Env, name: string): string => {
  const text = env[name] || 'off';
  if (text === 'off' || text === 'own' || (isAddress(text, 'http') && new URL(text).protocol === 'https:'))
    return text;
  throw new StartRefusal(`${name} must be off, own or an address like https://collector.example/views.`);
};

/** A URL of the given kind with a host. It may contain a password, so the error shows an example instead of the value. */
export const address = (env: Env, name: string, kind: keyof typeof EXAMPLES): string | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (isAddress(text, kind)) return text;
  throw new StartRefusal(`${name} must be an address like ${EXAMPLES[kind]}.`);
};

/** Comma-separated origins as sent by browsers: without a path or a trailing slash. */
export const origins = (env: Env, name: string, standard: string): string[] => {
  const listed = (env[name] || standard).split(',').filter(Boolean);
  for (const one of listed) {
    if (!isAddress(one, 'http') || new URL(one).origin !== one)
      throw new StartRefusal(
        `${name} must list origins like https://dasbor.example, not ${JSON.stringify(one)}.`,
      );
  }
  return listed;
};

const SCHEMES: Readonly<Record<keyof typeof EXAMPLES, RegExp>> = {
  postgres: /^postgres(ql)?:$/,
  http: /^https?:$/,
  smtp: /^smtps?:$/,
};

const isAddress = (text: string, kind: keyof typeof EXAMPLES): boolean => {
  const url = URL.parse(text);
  if (url === null || !SCHEMES[kind].test(url.protocol)) return false;
  // `postgres:///name?host=/run/postgresql` is a socket folder.
  if (url.hostname === '' && !url.searchParams.has('host')) return false;
  try {
    // Drivers decode these parts.
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};
