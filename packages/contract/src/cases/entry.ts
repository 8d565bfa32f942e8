import { compare } from './case.ts';
import type { Case, Cases } from './case.ts';

/** Who may come in: nobody without a token, with nonsense for one, or with one of the other mode. */
export const entryCases: Cases = (operation) => {
  if (operation.isPublic) return [];
  const params = Object.fromEntries(
    operation.parameters.filter((one) => one.in === 'path').map(({ name }) => [name, 'unknown']),
  );
  const body = operation.body?.examples[0]?.value;
  const cases: Case[] = [
    {
      title: 'without a token it is 401, and says how to come in',
      run: async ({ server, judge }) => {
        const reply = await server.ask(operation, { as: 'nobody', params, body });
        const problems = compare(judge, operation, reply, { status: 401, code: 'DPAY_UNAUTHORIZED_ACCESS' });
        return reply.headers.has('www-authenticate')
          ? problems
          : [...problems, 'WWW-Authenticate is missing.'];
      },
    },
    {
      title: 'with nonsense for a token it is 401',
      run: async ({ server, judge }) =>
        compare(judge, operation, await server.ask(operation, { as: 'nonsense', params, body }), {
          status: 401,
          code: 'DPAY_UNAUTHORIZED_ACCESS',
        }),
    },
    {
      title: 'a token of the other mode is refused',
      run: async ({ server, judge }) =>
        compare(judge, operation, await server.ask(operation, { as: 'other mode', params, body }), {
          status: 403,
          code: 'DPAY_MODE_MISMATCH',
        }),
    },
    {
      title: 'Is-Live must agree with the token',
      run: async ({ server, judge }) => {
        const headers = { 'is-live': String(!server.isLive) };
        return compare(judge, operation, await server.ask(operation, { headers, params, body }), {
          status: 403,
          code: 'DPAY_MODE_MISMATCH',
        });
      },
    },
  ];
  return cases;
};
