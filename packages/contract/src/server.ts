import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from './contract.ts';

export type Who = 'person' | 'nobody' | 'nonsense' | 'other mode';

export type Ask = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  /** `undefined` leaves out what would be sent otherwise. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  text?: string;
  as?: Who;
};

export type Reply = { status: number; headers: Headers; text: string; json: unknown; sent: string };

export type Server = {
  /** Whether the address is one of live mode. */
  isLive: boolean;
  ask: (operation: Operation, ask?: Ask) => Promise<Reply>;
  /** Signs in again where the last call ended the sign-in. */
  refresh: () => Promise<void>;
};

export type ServerOptions = {
  baseUrl: string;
  email: string;
  password: string;
  isLive: boolean;
  fetch?: typeof fetch;
};

type Tokens = { person: string; other: string };

const MOST_TRIES = 4;
const TIMEOUT_MS = 20_000;

/** A server to be tested, with somebody signed in to it. */
export const connect = async ({
  baseUrl,
  email,
  password,
  isLive,
  fetch: send = fetch,
}: ServerOptions): Promise<Server> => {
  const url = (path: string) => baseUrl.replace(/\/$/, '') + path;

  const signIn = async (): Promise<Tokens> => {
    const reply = await exchange(send, url('/dashboard/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (reply.json ?? {}) as { data?: { token?: string; sandbox?: { token: string } } };
    if (!data?.token || !data.sandbox)
      throw new Error(
        `Signing in as ${email} at ${baseUrl} answered ${reply.status}; a person without two-step sign-in is needed.`,
      );
    return isLive
      ? { person: data.token, other: data.sandbox.token }
      : { person: data.sandbox.token, other: data.token };
  };
  let tokens = await signIn();

  const credentials = (as: Who): Record<string, string> => {
    switch (as) {
      case 'nobody':
        return {};
      case 'nonsense':
        return { authorization: 'Bearer nonsense' };
      case 'other mode':
        return { authorization: `Bearer ${tokens.other}` };
      default:
        return { authorization: `Bearer ${tokens.person}` };
    }
  };

  const ask = (
    operation: Operation,
    { params = {}, query = {}, headers = {}, body, text, as = 'person' }: Ask = {},
  ) => {
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    return exchange(send, url(fill(operation.path, params) + queryText(query)), {
      method: operation.method,
      headers: given({
        ...(operation.isPublic ? {} : credentials(as)),
        ...(operation.isIdempotent && { 'idempotency-key': randomUUID() }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(payload !== undefined && { body: payload }),
    });
  };

  return {
    isLive,
    ask,
    refresh: async () => {
      const { status } = await exchange(send, url('/dashboard/session'), {
        method: 'GET',
        headers: credentials('person'),
      });
      if (status === 401) tokens = await signIn();
    },
  };
};

const given = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name));

const queryText = (query: NonNullable<Ask['query']>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => [name, one]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
};

type Sent = { method: string; headers: Record<string, string>; body?: string };

/** A server's own limit is waited for: it says nothing about the operation that was asked. */
const exchange = async (send: typeof fetch, url: string, sent: Sent): Promise<Reply> => {
  for (let tries = 1; ; tries += 1) {
    const reply = await send(url, { ...sent, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await readText(reply);
    const json = asJson(text);
    const isLimited = (json as { error_code?: string } | undefined)?.error_code === 'DPAY_RATE_LIMITED';
    if (isLimited && tries < MOST_TRIES) {
      await sleep(Number(reply.headers.get('retry-after') ?? 1) * 1000);
      continue;
    }
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      json,
      sent: `${sent.method} ${url}${sent.body ? ` ${sent.body.slice(0, 300)}` : ''}`,
    };
  }
};

/** A stream never ends by itself: its first piece is enough. */
const readText = async (reply: Response): Promise<string> => {
  if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) return reply.text();
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
