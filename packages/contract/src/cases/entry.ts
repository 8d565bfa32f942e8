import type { Operation } from '../contract.ts';
import type { Who } from '../people/who.ts';
import { orWhyNot } from '../samples/lacking.ts';
import { firstOf } from '../samples/records.ts';
import { compare } from './case.ts';
import type { Case, Cases, Tools, Wanted } from './case.ts';
import { excuseOf, succeeds } from './succeed.ts';

/** Who is allowed in, and how everybody else is refused. */
export const entryCases: Cases = (operation) => {
  if (operation.isPublic) return [];
  const cases = [
    ...strangers(operation),
    ...(operation.permission === 'key' ? [] : [forged(operation)]),
    ...otherMode(operation),
    ...(operation.scope === null ? [] : byKey(operation)),
  ];
  return cases.map((one) => ({ ...one, isEntry: true }));
};

const refused = (title: string, operation: Operation, as: Who, wanted: Wanted): Case => ({
  title,
  run: async ({ server, judge }) =>
    compare(judge, operation, await server.ask(operation, { as, ...request(operation) }), wanted),
});

const strangers = (operation: Operation): Case[] => {
  const code = operation.permission === 'key' ? 'DPAY_API_KEY_INVALID' : 'DPAY_UNAUTHORIZED_ACCESS';
  return [
    {
      title: 'a stranger is 401, and is told how to come in',
      run: async ({ server, judge }) => {
        const reply = await server.ask(operation, { as: 'nobody', ...request(operation) });
        const problems = compare(judge, operation, reply, { status: 401, code });
        return reply.headers.has('www-authenticate')
          ? problems
          : [...problems, 'WWW-Authenticate is missing.'];
      },
    },
    refused('nonsense for a token or key is 401', operation, 'nonsense', { status: 401, code }),
  ];
};

const forged = (operation: Operation): Case =>
  refused('a token that somebody else has signed is 401', operation, 'forged', {
    status: 401,
    code: 'DPAY_UNAUTHORIZED_ACCESS',
  });

const MISMATCH = { status: 403, code: 'DPAY_MODE_MISMATCH' };

const otherMode = (operation: Operation): Case[] => [
  refused('a token or key of the other mode is refused', operation, 'other mode', MISMATCH),
  {
    title: 'Is-Live must agree with the token or key',
    run: async ({ server, judge }) => {
      if (operation.permission === 'key' && !server.hasKey) return NO_KEY;
      const headers = { 'is-live': String(!server.isLive) };
      return compare(
        judge,
        operation,
        await server.ask(operation, { headers, ...request(operation) }),
        MISMATCH,
      );
    },
  },
];

const NO_KEY = { skipped: 'there is no key to call with' };
const NO_SCOPE = { status: 403, code: 'DPAY_API_KEY_SCOPE_MISSING' };

const refusedKey = (title: string, operation: Operation, as: Who, wanted: Wanted): Case => {
  const { title: same, run } = refused(title, operation, as, wanted);
  return { title: same, run: async (tools) => (tools.server.can(as) ? run(tools) : NO_KEY) };
};

const expired = (operation: Operation): Case => {
  const { title, run } = refusedKey('a key that has expired is 401', operation, 'expired key', {
    status: 401,
    code: 'DPAY_API_KEY_EXPIRED',
  });
  const isYoung = { skipped: 'no key of this run has expired yet' };
  return { title, run: async (tools) => (tools.server.keyLivesForMs() > 0 ? isYoung : run(tools)) };
};

/** Keys that are unknown, no longer valid, or lack the scope. */
const wrongKeys = (operation: Operation): Case[] => [
  ...(operation.scope === 'any'
    ? []
    : [refusedKey('a key without the scope is refused', operation, 'key without scopes', NO_SCOPE)]),
  ...(operation.scope?.endsWith(':write')
    ? [refusedKey('a key that may only read is refused', operation, 'key that reads', NO_SCOPE)]
    : []),
  refused('a key that nobody has is 401', operation, 'unknown key', {
    status: 401,
    code: 'DPAY_API_KEY_INVALID',
  }),
  ...(operation.permission === 'key'
    ? []
    : [refused('a key of the other mode is refused', operation, 'key of the other mode', MISMATCH)]),
  refusedKey('a key that was revoked is 401', operation, 'revoked key', {
    status: 401,
    code: 'DPAY_API_KEY_REVOKED',
  }),
  { ...expired(operation), isLate: true },
];

const byKey = (operation: Operation): Case[] => [
  ...wrongKeys(operation),
  ...(operation.permission === 'key'
    ? [
        refused('a signed-in person is refused', operation, 'person', {
          status: 403,
          code: 'DPAY_API_KEY_REQUIRED',
        }),
      ]
    : [
        {
          title: 'a key with the scope gets an answer that is described',
          run: async (tools: Tools) => {
            const { server, judge, samples } = tools;
            if (!server.hasKey) return NO_KEY;
            if (operation.method === 'GET') return succeeds(tools, operation, { as: 'key' });
            const made = await orWhyNot(firstOf(samples.records(operation)));
            if ('skipped' in made) return made;
            const { params } = made;
            const reply = await server.ask(operation, { ...request(operation), as: 'key', params });
            const excuse = excuseOf(tools, operation, reply);
            if (excuse) return excuse;
            const isRefused = reply.status === 401 || reply.status === 403;
            return [
              ...compare(judge, operation, reply, { status: reply.status }),
              ...(await tools.reread(operation, reply, server)),
              ...(isRefused ? [reply.text] : []),
            ];
          },
        },
      ]),
];

/** A valid request for a record that need not exist: access is checked before the record is looked up. */
const request = (operation: Operation) => ({
  params: Object.fromEntries(
    operation.parameters.filter((one) => one.in === 'path').map(({ name }) => [name, 'unknown']),
  ),
  body: operation.body?.examples[0]?.value,
});
