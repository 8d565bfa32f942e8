import { randomBytes } from 'node:crypto';
import { FLAGS } from '@dasbor/domain/access';
import { resourcesOf } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Reply, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE, A_SANDBOX } from '../../testing/trade.ts';
import { loadContract } from '../contract.ts';
import type { JsonSchema, Operation, Parameter } from '../contract.ts';
import { follow } from '../contract.ts';

// Sends hostile input to every operation of the contract. No answer may be 5xx or outside the contract (the harness checks that), and no
// input may be accepted.
const contract = loadContract();
const HOSTILE: readonly [string, unknown][] = [
  ['a quote', `' or '1'='1`],
  ['a second statement', `'; drop table merchant; --`],
  ['NUL', 'a\0b'],
  ['a lone surrogate', '\ud800'],
  ['a huge number', 1e308],
  ['a negative number', -1],
  ['a number beyond int8', 9223372036854775808],
  ['null', null],
  ['a list', [1, 'a']],
  ['an object', { $gt: '' }],
  ['endless depth', JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`)],
  ['long text', 'x'.repeat(20_000)],
  ['LIKE signs', '%_\\'],
  ['a right-to-left mark', '\u202egnp.exe'],
];

let app: TestApp;
let tokens: Tokens;
/** Tokens of a user whose role has no permissions. */
let powerless: Tokens;
let key: string;
let branchKey: string;
beforeAll(async () => {
  app = await startTestApp();
  const everything = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${everything}`));
  tokens = await app.signIn('owner@a.test');
  powerless = await app.signIn('viewer@a.test');
  await app.db.system((tx) => tx.run(sql`update role set permissions = '{}' where name = 'Viewer'`));
  ({ secret: key } = await addKey(app.db, A_LIVE, 1));
  const branch = await app.ask('POST', '/dashboard/subaccounts', {
    mode: 'sandbox',
    token: tokens.sandbox,
    headers: { 'idempotency-key': 'the-only-subaccount' },
    payload: { name: 'Cabang Bandung', email: 'bandung@a.test', type: 'company' },
  });
  ({ secret: branchKey } = await addKey(app.db, A_SANDBOX, 2, {
    scopes: Object.fromEntries(resourcesOf({ ofSubaccount: true }).map((resource) => [resource, 'write'])),
    subaccount_id: branch.json<{ data: { id: string } }>().data.id,
  }));
});
// Needed because signing out and viewing as a role are among the operations.
beforeEach(() =>
  app.db.system((tx) => tx.run(sql`update auth_session set revoked_at = null, view_as_role = null`)),
);
afterAll(() => app.close());

const ops = contract.operations.filter(({ id }) => !['streamEvents', 'streamWebhookEvents'].includes(id));

describe.each(ops.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('rejects hostile values in every field, parameter and header', async () => {
    const honest = honestRequest(operation);
    const replies: [string, Reply][] = [];
    for (const [name, value] of HOSTILE) {
      for (const attack of attacksWith(operation, honest, value)) {
        replies.push([`${name} in ${attack.at}`, await send(operation, attack)]);
      }
    }

    for (const [what, { status, text }] of replies) expect(status, `${what}: ${text}`).toBeLessThan(500);
  });

  // If a code confirms the exact body, another body is refused before validation. SNAP reports a single field in its own format.
  test.skipIf(operation.otp ?? operation.snapService)(
    'rejects unknown fields and parameters by name',
    async () => {
      const honest = honestRequest(operation);

      const query = await send(operation, { ...honest, query: { ...honest.query, hostile: '1' } });
      expect([query.status, query.json()]).toMatchObject([
        400,
        { errors: [{ field: 'hostile', code: 'DPAY_FIELD_UNKNOWN' }] },
      ]);
      if (operation.body && !operation.takesFile) {
        const body = await send(operation, { ...honest, body: { ...(honest.body as object), hostile: 1 } });
        expect([body.status, body.json()]).toMatchObject([
          400,
          { errors: [{ field: 'hostile', code: 'DPAY_FIELD_UNKNOWN' }] },
        ]);
      }
    },
  );

  test.runIf(operation.permission !== 'public' || operation.takesSnapToken)(
    'answers 401 without a valid token, whatever is sent',
    async () => {
      const bodies = [{ raw: '{broken' }, { raw: '{}', type: 'application/xml' }, { body: { hostile: 1 } }];
      const altered = (secret: string) => `${secret.slice(0, -4)}AAAA`;
      const strangers = [
        {},
        operation.permission === 'key' ? { apiKey: altered(key) } : { token: altered(tokens.live) },
      ];
      for (const stranger of strangers) {
        for (const body of bodies) {
          const nobody = { ...honestRequest(operation), token: undefined, apiKey: undefined, ...stranger };

          expect((await send(operation, { ...nobody, query: { hostile: '1' }, ...body })).status).toBe(401);
        }
      }
    },
  );

  test.skipIf(['any', 'public', 'key'].includes(operation.permission))(
    'answers 403 to a user without the permission, whatever is sent',
    async () => {
      const request = { ...honestRequest(operation), query: { hostile: '1' }, raw: '{broken' };

      const reply = await send(operation, { ...request, token: powerless[request.mode] });

      expect([reply.status, reply.json()]).toMatchObject([403, { error_code: 'DPAY_FORBIDDEN' }]);
    },
  );

  test('rejects random bytes as a body', async () => {
    const { status } = await send(operation, { ...honestRequest(operation), raw: randomBytes(200) });

    // An operation with an idempotency key is validated before its code is required, because the answer may be stored already.
    const refused = refusedBefore(operation) ?? 400;
    expect(operation.method === 'GET' ? status < 500 : status === refused).toBe(true);
  });
});

const MARK = 'integer:';
const FORMS = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/xml'];
test.each(ops.filter(({ body }) => body).map((operation) => [operation.id, operation] as const))(
  '%s answers 415 to a body of another type',
  async (_, operation) => {
    for (const type of FORMS) {
      const { status } = await send(operation, { ...honestRequest(operation), raw: '{}', type });

      expect([type, status]).toEqual([type, refusedBefore(operation) ?? 415]);
    }
  },
);

const honestBody = ({ body }: Operation): unknown => {
  const [example] = Object.values(body?.content['application/json']?.examples ?? {});
  return example && structuredClone(follow<{ value: unknown }>(contract.document, example).value);
};

/** For each integer in a body, returns the JSON with that integer written as `n.0`. */
const integersOf = (body: unknown): { field: string; raw: string }[] => {
  const fields: string[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Number.isInteger(value)) fields.push(path.join('.'));
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
  };
  visit(body, []);
  return fields.map((field) => {
    const marked = structuredClone(body) as Record<string, unknown>;
    const path = field.split('.');
    const parent = path.slice(0, -1).reduce((node, key) => node[key] as Record<string, unknown>, marked);
    parent[path.at(-1) ?? ''] = `${MARK}${String(parent[path.at(-1) ?? ''])}`;
    return { field, raw: JSON.stringify(marked).replace(new RegExp(`"${MARK}(-?\\d+)"`), '$1.0') };
  });
};

/** The refusal that precedes body validation: missing code or missing SNAP token. */
const refusedBefore = ({ otp, idempotent, takesSnapToken }: Operation): number | undefined =>
  takesSnapToken ? 401 : otp && !idempotent ? 403 : undefined;

const withIntegers = ops
  .filter((operation) => refusedBefore(operation) === undefined)
  .filter((operation) => integersOf(honestBody(operation)).length > 0);
test.each(withIntegers.map((operation) => [operation.id, operation] as const))(
  '%s rejects integers in its body that are not written in digits, by name',
  async (_, operation) => {
    const body = honestBody(operation);
    for (const { field, raw } of integersOf(body)) {
      const reply = await send(operation, { ...honestRequest(operation), raw });

      expect([reply.status, reply.json()]).toMatchObject([
        400,
        { errors: [{ field, code: 'DPAY_FIELD_WRONG_TYPE', params: { type: 'integer' } }] },
      ]);
    }
  },
);

// A table that subaccount keys cannot write to fails in the database. So an operation that inserts into one must refuse such keys first.
test.each(ops.filter(({ scope }) => scope).map((operation) => [operation.id, operation] as const))(
  '%s answers a key of a subaccount, or refuses it',
  async (_, operation) => {
    const { status, text } = await send(operation, {
      ...honestRequest(operation),
      mode: 'sandbox',
      apiKey: branchKey,
    });

    expect(status, text).toBeLessThan(500);
  },
);

type Request = {
  at: string;
  type?: string;
  mode: 'live' | 'sandbox';
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  token: string | undefined;
  apiKey: string | undefined;
  raw?: string | Buffer;
};

const schemaOf = (part: JsonSchema): JsonSchema => follow<JsonSchema>(contract.document, part);

/** Valid enough to reach the handler; built from the contract's examples and patterns. */
const honestRequest = (operation: Operation): Request => {
  const path = operation.parameters.filter(({ in: place }) => place === 'path');
  const query = operation.parameters.filter(({ in: place, required }) => place === 'query' && required);
  const mode = operation.mode === 'sandbox' ? 'sandbox' : 'live';
  return {
    at: '',
    mode,
    path: Object.fromEntries(path.map((parameter) => [parameter.name, honestText(parameter)])),
    query: Object.fromEntries(query.map((parameter) => [parameter.name, honestText(parameter)])),
    body: honestBody(operation),
    headers: operation.idempotent ? { 'idempotency-key': randomBytes(12).toString('hex') } : {},
    token: tokens[mode],
    apiKey: operation.permission === 'key' ? key : undefined,
  };
};

const honestText = ({ schema = {} }: Parameter): string => {
  if (schemaOf(schema)['type'] === 'integer') return '100';
  const pattern = String(schemaOf(schema)['pattern'] ?? '');
  const prefix = /^\^([a-z]+_(?:[a-z]+_)?)\[0-9A-HJKMNP/.exec(pattern)?.[1];
  return prefix ? `${prefix}01K00000000000000000000000` : '8808123456789012';
};

const attacksWith = function* (operation: Operation, honest: Request, value: unknown): Generator<Request> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  for (const { name, in: place } of operation.parameters) {
    if (place === 'path') yield { ...honest, at: name, path: { ...honest.path, [name]: text } };
    if (place === 'query') yield { ...honest, at: name, query: { ...honest.query, [name]: text } };
    // Headers that HTTP cannot carry never arrive.
    if (place === 'header' && /^[\x20-\x7e]+$/.test(text))
      yield { ...honest, at: name, headers: { ...honest.headers, [name]: text } };
  }
  for (const field of Object.keys((honest.body as object | undefined) ?? {})) {
    yield { ...honest, at: field, body: { ...(honest.body as object), [field]: value } };
  }
  if (operation.body) yield { ...honest, at: 'the body', body: value };
};

const send = (operation: Operation, request: Request): Promise<Reply> => {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(String(request.path[name])),
  );
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${encode(String(value))}`);
  const payload = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  return app.ask(operation.method, [path, ...(query.length > 0 ? [query.join('&')] : [])].join('?'), {
    mode: request.mode,
    token: request.apiKey ? undefined : request.token,
    apiKey: request.apiKey,
    headers: {
      ...request.headers,
      ...(payload !== undefined && { 'content-type': request.type ?? typeOf(operation) }),
    },
    ...(payload !== undefined && { payload }),
  });
};

const typeOf = ({ body }: Operation): string => Object.keys(body?.content ?? {})[0] ?? 'application/json';

// A lone surrogate has no UTF-8 form, so it is sent as the bytes of a careless client.
const encode = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');
