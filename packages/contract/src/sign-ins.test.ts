import { beforeEach, expect, test } from 'vitest';
import type { Document } from './contract.ts';
import { readContract } from './contract.ts';
import { runContract } from './run.ts';
import { connect } from './server.ts';
import { failuresOf } from './testing/run-against.ts';

type Verb = 'leave' | 'leave-all' | 'renew';
type Left = { status: number; body?: object };

const BASE = {
  'x-permission': 'any',
  'x-feature': null,
  'x-otp': null,
  'x-idempotent': false,
  'x-mode': 'any',
};
const refusal = { content: { 'application/json': { schema: { type: 'object' } } } };
const responses = { '204': {}, '400': refusal, '401': refusal, '403': refusal };
const contract = readContract({
  openapi: '3.1.0',
  paths: Object.fromEntries(
    Object.entries({
      leave: { own_sign_in: 'ended', other_sign_ins: 'open' },
      'leave-all': { own_sign_in: 'ended', other_sign_ins: 'ended' },
      renew: { own_sign_in: 'open', other_sign_ins: 'ended', same_again: 'DPAY_USED_UP' },
    }).map(([name, leaves]) => [
      `/${name}`,
      { post: { ...BASE, operationId: name, 'x-leaves': leaves, responses } },
    ]),
  ),
} as unknown as Document);

/** Sign-ins that are open. */
let open: Set<string>;
beforeEach(() => void (open = new Set()));

const USED_UP: Left = {
  status: 400,
  body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ code: 'DPAY_USED_UP' }] },
};
const honest: Record<Verb, (own: string, times: number) => Left> = {
  leave: (own) => (open.delete(own), { status: 204 }),
  'leave-all': () => (open.clear(), { status: 204 }),
  renew: (own, times) => {
    if (times > 1) return USED_UP;
    open = new Set([own]);
    return { status: 204 };
  },
};

const runWith = async (acts: Partial<typeof honest> = {}) => {
  let count = 0;
  const times = new Map<string, number>();
  const answer = (path: string, token: string): Left => {
    if (path === '/dashboard/login') {
      count += 1;
      open.add(`own-${count}`);
      return { status: 200, body: { data: { token: `live-${count}`, sandbox: { token: `own-${count}` } } } };
    }
    if (path.startsWith('/dashboard/')) return { status: open.has(token) ? 200 : 401, body: {} };
    if (token.startsWith('live')) return { status: 403, body: { error_code: 'DPAY_MODE_MISMATCH' } };
    if (!open.has(token)) return { status: 401, body: { error_code: 'DPAY_UNAUTHORIZED_ACCESS' } };
    times.set(path, (times.get(path) ?? 0) + 1);
    const name = path.slice(1) as Verb;
    return (acts[name] ?? honest[name])(token, times.get(path) ?? 0);
  };
  const server = await connect({
    baseUrl: 'http://door.test',
    email: 'owner@demo.test',
    password: 'secret',
    isLive: false,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const headers = new Headers(init?.headers);
      const token = (headers.get('authorization') ?? '').replace('Bearer ', '');
      const [unknown] = searchParams.keys();
      const { status, body } =
        headers.get('is-live') === 'true'
          ? { status: 403, body: { error_code: 'DPAY_MODE_MISMATCH' } }
          : unknown
            ? { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ field: unknown }] } }
            : answer(pathname, token);
      return new Response(body ? JSON.stringify(body) : null, {
        status,
        headers: {
          'x-request-id': crypto.randomUUID(),
          'www-authenticate': 'Bearer',
          ...(body && { 'content-type': 'application/json' }),
        },
      });
    },
  });
  const results = await runContract(contract, server, { tell: () => undefined, tellLeft: () => undefined });
  const problems = results.flatMap(({ outcome }) => ('skipped' in outcome ? [] : outcome));
  return { failures: failuresOf(results), problems };
};

test('sign-ins that are left as the contract says hold', async () => {
  expect(await runWith()).toEqual({ failures: [], problems: [] });
});

test.each<[Verb, string, (own: string, times: number) => Left, string]>([
  ['leave', 'ends nothing', () => ({ status: 204 }), 'own_sign_in as "open"'],
  [
    'leave',
    'ends another',
    (own) => {
      open = new Set([own]);
      return { status: 204 };
    },
    'own_sign_in as "open"',
  ],
  ['leave', 'ends all', honest['leave-all'], 'other_sign_ins as "ended"'],
  ['leave-all', 'ends its own alone', honest.leave, 'other_sign_ins as "open"'],
  ['renew', 'ends its own', honest['leave-all'], 'own_sign_in as "ended"'],
  ['renew', 'does the same again', (own) => honest.renew(own, 1), 'same_again as 204'],
])('%s that %s is told', async (name, _, act, left) => {
  const { failures, problems } = await runWith({ [name]: act });

  expect(failures).toEqual([`${name}: asked plainly it succeeds`]);
  expect(problems).toEqual([`${name} leaves ${left}.`]);
});
