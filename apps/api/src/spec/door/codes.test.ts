import { FLAGS } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { actionHash } from '../../platform/otp/confirmation.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { codeOf } from '../../testing/door.ts';
import { MERCHANT_A, PEOPLE } from '../../testing/people.ts';
import { follow, loadContract } from '../contract.ts';
import type { JsonSchema, Operation, Response } from '../contract.ts';
import { problem } from '../handlers.ts';
import type { AnyAnswer } from '../handlers.ts';

const { document, operations } = loadContract();
const CODED = operations.filter(({ otp }) => otp !== null);
const REPEATABLE = CODED.filter(({ idempotent }) => idempotent);
const byId = (some: readonly Operation[]) => some.map((operation) => [operation.id, operation] as const);

const refusal = problem('DPAY_INVALID_REQUEST');
const [owner] = PEOPLE.filter(({ email }) => email === 'owner@a.test');

let app: TestApp;
let signedIn: Tokens;
let ran = 0;
let keys = 0;
/** Decides whether the handler refuses its n-th run in a test. */
let refuses: (time: number) => boolean = () => false;

beforeAll(async () => {
  const answering = (operation: Operation) => async (): Promise<AnyAnswer> => {
    ran += 1;
    return refuses(ran) ? refusal : { kind: 'ok', ...successOf(operation) };
  };
  const shown = Object.fromEntries(CODED.map((operation) => [operation.id, answering(operation)]));
  app = await startTestApp({ handlers: { ...handlers, ...shown } });
  const everything = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${everything}`));
  signedIn = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(() => {
  ran = 0;
  refuses = () => false;
});

type Example = { value: unknown };
const valueOf = (media: { examples?: object } | undefined): unknown => {
  const [first] = Object.values(media?.examples ?? {});
  return first && follow<Example>(document, first as Example).value;
};
const successOf = ({ responses }: Operation): { status: number; body: unknown } => {
  const [status = '', response] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? [];
  const { content } = follow<Partial<Response>>(document, response ?? {});
  return { status: Number(status), body: valueOf(content?.['application/json']) };
};
/** An id that matches the pattern of the path parameter. */
const idFor = ({ schema = {} }: Operation['parameters'][number]): string => {
  const { pattern = '' } = follow<JsonSchema & { pattern?: string }>(document, schema);
  return `${/^\^(\w+_)/.exec(pattern)?.[1] ?? 'key_'}01KAJ8Q5Z0000000000000000A`;
};

type Intent = { url: string; payload: unknown; action: object };
const intentOf = ({ path, parameters, body }: Operation): Intent => {
  const params = Object.fromEntries(
    parameters.filter((one) => one.in === 'path').map((one) => [one.name, idFor(one)] as const),
  );
  const payload = valueOf(body?.content['application/json']);
  const url = Object.entries(params).reduce((at, [name, id]) => at.replace(`{${name}}`, id), path);
  return { url, payload, action: { ...params, ...(payload as object | undefined) } };
};
const newKey = () => `coded-key-${String((keys += 1)).padStart(16, '0')}`;

/** Simulates a user who entered the mailed code for this action. */
const codeFor = async ({ otp }: Operation, { action }: Intent): Promise<string> => {
  const token = app.deps.tokens.opaque();
  const bound = actionHash({ purpose: otp ?? '', mode: 'live', action });
  const until = new Date(app.clock.now().getTime() + 60_000);
  await app.db.system((tx) =>
    tx.run(sql`
      insert into otp_confirmation (token_hash, merchant_id, user_id, purpose, action_hash, expires_at)
      values (${app.deps.tokens.hash(token)}, ${MERCHANT_A}, ${owner?.userId}, ${otp}, ${bound}, ${until})`),
  );
  return token;
};
const send = (
  { method }: Operation,
  { url, payload }: Intent,
  { code, key = newKey(), ...ask }: Ask & { code?: string; key?: string } = {},
) =>
  app.ask(method, url, {
    token: signedIn.live,
    ...(payload !== undefined && { payload: payload as object }),
    headers: { 'idempotency-key': key, ...(code !== undefined && { 'x-otp-token': code }) },
    ...ask,
  });

/** So deep that recursive code overflows the stack. */
const ENDLESS: unknown = JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`);
const TAKING_A_BODY = CODED.filter(({ body }) => body);

test.each(byId(TAKING_A_BODY))(
  'a too deeply nested body for %s is reported, with and without a code',
  async (_, operation) => {
    const intent = intentOf(operation);
    const code = await codeFor(operation, intent);
    const payload = { ...(intent.payload as object), endless: ENDLESS };
    for (const ask of [{}, { code }]) {
      const reply = await send(operation, { ...intent, payload }, ask);
      const { error_code, errors } = reply.json<Problem>();
      expect([reply.status, error_code]).toEqual([400, 'DPAY_INVALID_REQUEST']);
      expect(errors?.map(({ field }) => field.slice(0, 7))).toEqual(['endless']);
    }

    expect((await send(operation, intent, { code })).status).toBe(successOf(operation).status);
  },
);

// spec 6.24, 6.28
describe.each(byId(CODED))('a code for %s', (_, operation) => {
  test('is consumed by success, not by a refusal', async () => {
    const intent = intentOf(operation);
    const code = await codeFor(operation, intent);
    refuses = (time) => time <= 2;

    const statuses = [];
    for (let time = 1; time <= 4; time += 1) statuses.push((await send(operation, intent, { code })).status);

    expect(statuses).toEqual([400, 400, successOf(operation).status, 403]);
    expect(ran).toBe(3);
  });

  test('confirms one of ten concurrent calls; refused calls do not consume it', async () => {
    const intent = intentOf(operation);
    const code = await codeFor(operation, intent);
    refuses = (time) => time < 5;

    const replies = await Promise.all(Array.from({ length: 10 }, () => send(operation, intent, { code })));

    const counted = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([counted(400), counted(successOf(operation).status), counted(403)]).toEqual([4, 1, 5]);
    expect(ran).toBe(5);
  });
});

describe.each(byId(REPEATABLE))('%s sent again with its key', (_, operation) => {
  test.each<[string, string | undefined]>([
    ['without a code', undefined],
    ['with an empty code', ''],
    ['with an invalid code', 'x'.repeat(43)],
  ])('%s returns the same answer', async (_how, code) => {
    const intent = intentOf(operation);
    const key = newKey();
    const first = await send(operation, intent, { code: await codeFor(operation, intent), key });

    const again = await send(operation, intent, { key, ...(code !== undefined && { code }) });

    expect([again.status, again.text]).toEqual([successOf(operation).status, first.text]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(ran).toBe(1);
  });

  test('without a code also returns a stored refusal', async () => {
    const intent = intentOf(operation);
    const [key, code] = [newKey(), await codeFor(operation, intent)];
    refuses = () => true;
    const first = await send(operation, intent, { code, key });

    expect((await send(operation, intent, { key })).text).toBe(first.text);
    expect(ran).toBe(1);
  });

  test('without a code waits for the answer of the first call in progress', async () => {
    const intent = intentOf(operation);
    const [key, code] = [newKey(), await codeFor(operation, intent)];

    const [first] = await Promise.all([
      send(operation, intent, { code, key }),
      send(operation, intent, { key }),
      send(operation, intent, { key }),
    ]);
    const again = await send(operation, intent, { key });

    // In either order, the call without a code does nothing and stores nothing.
    expect([first.status, again.text]).toEqual([successOf(operation).status, first.text]);
    expect(ran).toBe(1);
  });

  test('returns nothing to another caller, body or mode', async () => {
    const intent = intentOf(operation);
    const key = newKey();
    await send(operation, intent, { code: await codeFor(operation, intent), key });
    const [colleague, stranger] = [await app.signIn('admin@a.test'), await app.signIn('owner@b.test')];
    const other = { ...intent, payload: { ...(intent.payload as object), amount: 77_777, total: 77_777 } };

    const replies = await Promise.all([
      send(operation, intent, { key, token: colleague.live }),
      send(operation, intent, { key, token: stranger.live }),
      send(operation, intent, { key, token: signedIn.sandbox, mode: 'sandbox' }),
      send(operation, other, { key }),
    ]);

    expect(replies.map(({ status }) => status >= 400)).toEqual([true, true, true, true]);
    expect(replies.map(({ headers }) => headers['idempotent-replayed'])).toEqual(Array(4).fill(undefined));
    expect(ran).toBe(1);
  });
});

test('the first call without a code is refused and does not use up its key', async () => {
  const operation = REPEATABLE.find(({ id }) => id === 'addWhitelistedAccount') as Operation;
  const intent = intentOf(operation);
  const key = newKey();

  expect(await codeOf(send(operation, intent, { key }))).toEqual([403, 'DPAY_OTP_REQUIRED']);
  const done = await send(operation, intent, { key, code: await codeFor(operation, intent) });

  expect([done.status, done.headers['idempotent-replayed']]).toEqual([201, 'false']);
});

describe('a secret that a code reveals', () => {
  const secretive = CODED.filter((operation) => {
    const { data = {} } = (successOf(operation).body ?? {}) as { data?: object };
    return ['secret', 'client_secret', 'recovery_codes'].some((name) => Object.hasOwn(data, name));
  });

  test('is in no stored answer', () => {
    expect(secretive.map(({ id }) => id).toSorted()).toEqual([
      'createApiKey',
      'createAuthenticator',
      'createRecoveryCodes',
      'regenerateApiKey',
      'regenerateLegacyKey',
      'regenerateSnapSecret',
      'revealLegacyKey',
      'revealSnapSecret',
    ]);
    expect(secretive.filter(({ idempotent }) => idempotent)).toEqual([]);
  });

  test.each(byId(secretive))('is not returned again by %s, whatever key is sent', async (_, operation) => {
    const intent = intentOf(operation);
    const [key, code] = [newKey(), await codeFor(operation, intent)];
    const first = await send(operation, intent, { code, key });

    expect(first.status).toBe(successOf(operation).status);
    for (const again of [{}, { code }, { code: 'x'.repeat(43) }])
      expect(await codeOf(send(operation, intent, { key, ...again }))).toEqual([403, 'DPAY_OTP_REQUIRED']);
    expect(ran).toBe(1);
  });
});
