import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from './contract.ts';

export type Who =
  /** Whom the operation is for: a person, or a merchant's server by key. */
  'caller' | 'nobody' | 'nonsense' | 'other mode' | 'person' | 'key' | 'key without scopes';

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
  /** Whether there is a key to call with. */
  hasKey: boolean;
  ask: (operation: Operation, ask?: Ask) => Promise<Reply>;
  /** Signs in again where the last call ended the sign-in. */
  refresh: () => Promise<void>;
  /** Takes back the keys that were made for the run. */
  leave: () => Promise<void>;
};

export type ServerOptions = {
  baseUrl: string;
  email: string;
  password: string;
  isLive: boolean;
  /** A key with every scope. In sandbox one is made for the run where none is given. */
  key?: string;
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
  key,
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

  const makeKey = async (scopes: Record<string, string>): Promise<Key | undefined> => {
    const reply = await exchange(send, url('/dashboard/api-keys'), {
      method: 'POST',
      headers: { ...bearer(tokens.person), 'content-type': 'application/json' },
      body: JSON.stringify({ name: `dasbor-contract ${Date.now()}`, scopes }),
    });
    const { data } = (reply.json ?? {}) as { data?: { secret: string; api_key: { id: string } } };
    return data && { secret: data.secret, id: data.api_key.id };
  };
  const full = key === undefined && !isLive ? await makeKey(EVERY_SCOPE) : undefined;
  const narrow = isLive ? undefined : await makeKey({ customers: 'read' });
  const secret = key ?? full?.secret;

  const credentials = (as: Who, { permission }: Operation): Record<string, string> => {
    const byKey = permission === 'key';
    switch (as) {
      case 'nobody':
        return {};
      case 'nonsense':
        return byKey ? basic('nonsense') : bearer('nonsense');
      case 'other mode':
        return byKey ? basic(`${isLive ? 'dp_test_' : 'dp_live_'}${'x'.repeat(32)}`) : bearer(tokens.other);
      case 'key':
        return basic(secret ?? '');
      case 'key without scopes':
        return basic(narrow?.secret ?? '');
      case 'person':
        return bearer(tokens.person);
      case 'caller':
        return byKey ? basic(secret ?? '') : bearer(tokens.person);
    }
  };

  const ask = (
    operation: Operation,
    { params = {}, query = {}, headers = {}, body, text, as = 'caller' }: Ask = {},
  ) => {
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    return exchange(send, url(fill(operation.path, params) + queryText(query)), {
      method: operation.method,
      headers: given({
        ...(operation.isPublic ? {} : credentials(as, operation)),
        ...(operation.isIdempotent && { 'idempotency-key': randomUUID() }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(payload !== undefined && { body: payload }),
    });
  };

  return {
    isLive,
    hasKey: secret !== undefined,
    ask,
    refresh: async () => {
      const { status } = await exchange(send, url('/dashboard/session'), {
        method: 'GET',
        headers: bearer(tokens.person),
      });
      if (status === 401) tokens = await signIn();
    },
    leave: async () => {
      for (const made of [full, narrow]) {
        if (!made) continue;
        const headers = bearer(tokens.person);
        await exchange(send, url(`/dashboard/api-keys/${made.id}/revoke`), { method: 'POST', headers });
      }
    },
  };
};

type Key = { id: string; secret: string };

const EVERY_SCOPE = {
  orders: 'write',
  payments: 'write',
  customers: 'write',
  settlements: 'read',
  webhooks: 'write',
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const basic = (secret: string) => ({ authorization: `Basic ${btoa(`${secret}:`)}` });

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
