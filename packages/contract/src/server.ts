import { randomUUID } from 'node:crypto';
import { successesOf } from './contract.ts';
import type { Operation } from './contract.ts';
import { addressOf } from './exchange/address.ts';
import type { Query } from './exchange/address.ts';
import { makeConfirm } from './people/confirm.ts';
import { exchange, Unanswered } from './exchange/exchange.ts';
import type { Reply } from './exchange/exchange.ts';
import { makeMailbox } from './people/mailbox.ts';
import type { Mailbox } from './people/mailbox.ts';
import { bodyToSetBack, passwordSetBy } from './people/password.ts';
import { makePerson } from './people/person.ts';
import { makeRunKeys, noKeys } from './run/run-keys.ts';
import { isSigned, makeSnapKey, noSnapKey } from './run/snap-key.ts';
import type { SendAs } from './run/snap-key.ts';
import { Lacking } from './samples/lacking.ts';
import type { Given } from './source.ts';
import { bearer, canBe, credentialsOf, isByKey } from './people/who.ts';
import type { Tokens, Who } from './people/who.ts';

export type Ask = {
  params?: Readonly<Record<string, string>>;
  query?: Query;
  /** `undefined` omits a default header. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  text?: string;
  as?: Who;
};

export type Server = {
  /** Whether the URL is in live mode. */
  isLive: boolean;
  /** The merchant's feature flags, from the session. */
  flags: Readonly<Record<string, boolean>>;
  /** Whether there is a key to call with. */
  hasKey: boolean;
  /** Whether these credentials are available. */
  can: (as: Who) => boolean;
  /** Remaining life of the key that must expire. */
  keyLivesForMs: () => number;
  /** What the run was given about its people. */
  given: Readonly<Partial<Record<Given, string>>>;
  /** Throws `Lacking` without a mailbox. */
  mailbox: () => Mailbox;
  /** Confirms an operation's path and body by code. */
  confirm: (purpose: string, action: object) => Promise<string>;
  ask: (operation: Operation, ask?: Ask) => Promise<Reply>;
  /** The operations that returned a described 2xx. */
  succeeded: ReadonlySet<string>;
  /** The operations that timed out. */
  unanswered: ReadonlySet<string>;
  /** Whether the merchant was found to lack a feature. */
  lacks: (feature: string | null) => boolean;
  /** Signs in again if the last call ended the sign-in. */
  refresh: () => Promise<void>;
  /** Revokes the run's keys and restores the password. Returns what failed, one line each. */
  leave: () => Promise<string[]>;
};

export type ServerOptions = {
  baseUrl: string;
  email: string;
  password: string;
  isLive: boolean;
  /** A key with every scope. In sandbox, the run creates one by default. */
  key?: string;
  /** The key's scopes: all that the contract knows. */
  scopes?: Readonly<Record<string, string>>;
  /** Where to read the server's mails, which contain codes and links. */
  mailboxUrl?: string;
  /** Other people with the same password: one with two-step sign-in, one with an unconfirmed address. */
  twoStepEmail?: string;
  unverifiedEmail?: string;
  /** A person of another merchant with the same password, who may do everything there. */
  otherEmail?: string;
  fetch?: typeof fetch;
};

/** A server under test, with a person signed in. */
export const connect = async ({
  baseUrl,
  email,
  password,
  isLive,
  key,
  scopes = {},
  mailboxUrl,
  twoStepEmail,
  unverifiedEmail,
  otherEmail,
  fetch: send = fetch,
}: ServerOptions): Promise<Server> => {
  const url = (path: string) => baseUrl.replace(/\/$/, '') + path;
  const letters = mailboxUrl === undefined ? undefined : makeMailbox(mailboxUrl, send);
  const mailbox = (): Mailbox => {
    if (!letters) throw new Lacking('it needs what is sent by mail, and no mailbox was named (--mailbox)');
    return letters;
  };
  const succeeded = new Set<string>();
  const unanswered = new Set<string>();
  let mayHaveEnded = false;
  /** The tested operations that set the person's password, by name. */
  const setters = new Map<string, Operation>();
  const features = { off: new Set<string | null>(), on: new Set<string | null>() };

  const personOf = (address: string) =>
    makePerson({
      email: address,
      password,
      baseUrl,
      isLive,
      logIn: (body) =>
        exchange(send, url('/dashboard/login'), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
    });
  const person = personOf(email);
  let tokens = await person.signIn();
  const elsewhere = otherEmail === undefined ? undefined : (await personOf(otherEmail).signIn()).person;
  /** A call of the run's own, beside those under test. An undefined header is left out. */
  const asPerson: SendAs = (method, path, { body, headers } = {}) =>
    exchange(send, url(path), {
      method,
      headers: given({
        ...bearer(tokens.person),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(body && { body: JSON.stringify(body) }),
    });
  const readSession = (token = tokens.person) =>
    exchange(send, url('/dashboard/session'), { method: 'GET', headers: bearer(token) });
  const session = sessionIn(await readSession());
  const merchant = session?.merchant_id;
  if (
    elsewhere !== undefined &&
    merchant &&
    sessionIn(await readSession(elsewhere))?.merchant_id === merchant
  )
    throw new Error(
      `${otherEmail} is of the same merchant as ${email}: --other-email must name a person of another one.`,
    );

  const keys = isLive
    ? noKeys
    : await makeRunKeys((method, path, body) => asPerson(method, path, { body }), scopes, key === undefined);
  const secret = key ?? keys.secretOf('full');

  const credentials = (as: Who, operation: Operation) =>
    credentialsOf(as, operation, { isLive, tokens, elsewhere, secret, keys });

  const ask = async (
    operation: Operation,
    { params = {}, query = {}, headers = {}, body, text, as = 'caller' }: Ask = {},
  ) => {
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const next = passwordSetBy(operation, body);
    const tellPerson = next === undefined ? undefined : await person.setting(next);
    if (tellPerson) setters.set(operation.id, operation);
    const path = addressOf(operation.path, params, query);
    const reply = await exchange(send, url(path), {
      method: operation.method,
      headers: given({
        ...(operation.isPublic ? {} : credentials(as, operation)),
        ...(isSigned(operation) &&
          as !== 'nobody' &&
          (await snap.headersOf({ method: operation.method, path, payload }))),
        ...(operation.isIdempotent && { 'idempotency-key': randomUUID() }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(payload !== undefined && { body: payload }),
    }).catch((error: unknown) => {
      mayHaveEnded = true;
      if (error instanceof Unanswered) unanswered.add(operation.id);
      throw error;
    });
    const { error_code: code, params: told } = (reply.json ?? {}) as {
      error_code?: string;
      params?: { feature?: string };
    };
    tellPerson?.(reply.status);
    // What another merchant may do says nothing about this one.
    if (as === 'other merchant') return { ...reply, asked: { params, query, body, byKey: false } };
    if (code === 'DPAY_FEATURE_DISABLED') features.off.add(told?.feature ?? null);
    const isRefused = reply.status >= 400 && reply.status < 500;
    mayHaveEnded ||= (operation.method !== 'GET' && !isRefused) || reply.status === 401;
    if (successesOf(operation).includes(reply.status)) {
      succeeded.add(operation.id);
      features.on.add(operation.feature);
    }
    return { ...reply, asked: { params, query, body, byKey: isByKey(as, operation) } };
  };

  const refresh = async (): Promise<void> => {
    if (!mayHaveEnded) return;
    const { status } = await readSession();
    if (status === 401) tokens = await person.signIn();
    mayHaveEnded = false;
  };

  const flags = session?.feature_config ?? {};
  const confirm = makeConfirm({ email, mailbox, post: (path, body) => asPerson('POST', path, { body }) });
  const snap = isLive
    ? noSnapKey
    : await makeSnapKey({
        confirm,
        send: asPerson,
      });
  const setBack = async (current: string, now: Tokens): Promise<void> => {
    tokens = now;
    for (const operation of setters.values()) {
      const body = bodyToSetBack(operation, current, password);
      if (!body) continue;
      const otp = needsCode(operation, { isLive, flags }) && (await confirm(operation.otp ?? '', body));
      await ask(operation, { body, ...(otp && { headers: { 'x-otp-token': otp } }) });
    }
  };

  return {
    isLive,
    flags,
    hasKey: secret !== undefined,
    can: (as) => (as === 'other merchant' ? elsewhere !== undefined : canBe(as, keys)),
    keyLivesForMs: keys.livesForMs,
    given: {
      email,
      password,
      ...(twoStepEmail && { two_step_email: twoStepEmail }),
      ...(unverifiedEmail && { unverified_email: unverifiedEmail }),
    },
    mailbox,
    confirm,
    succeeded,
    unanswered,
    lacks: (feature) => feature !== null && features.off.has(feature) && !features.on.has(feature),
    ask,
    refresh,
    leave: async () => {
      // If sign-in fails, each remaining key is reported.
      await refresh().catch(() => undefined);
      return [...(await keys.leave()), ...(await snap.leave()), ...(await person.leave(setBack))];
    },
  };
};

const sessionIn = ({ json }: Reply) =>
  (json as { data?: { merchant_id?: string; feature_config?: Record<string, boolean> } } | undefined)?.data;

export const lacksFeature = (feature: string | null | undefined): string =>
  `it needs the feature ${feature}, which the merchant does not have`;

/** Whether it must be confirmed by code on this server: some operations ask only in live mode, or only merchants with a flag. */
export const needsCode = (
  { otp, otpMode, otpFeature }: Operation,
  { isLive, flags }: Pick<Server, 'isLive' | 'flags'>,
): boolean =>
  otp !== null && (otpMode === 'any' || isLive) && (otpFeature === null || flags[otpFeature] !== false);

const given = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
