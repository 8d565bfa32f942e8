import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';
import { runContract } from '../run/run.ts';
import { connect } from '../server.ts';
import { smallServer } from './small-server.ts';
import type { Answer, Asked } from './small-server.ts';

export const GIVEN = 'Kopi-Dingin-6';
export const OTHER = 'Kopi-Hangat-7';

const refusal = { content: { 'application/json': { schema: { type: 'object' } } } };
const passwords = (current: object, next: object) => ({
  value: { current_password: OTHER, password: OTHER },
  'x-sample': { ...current, ...next },
});
const given = { given: 'password' };

/** One operation, which changes the person's password and back; a code may be required. */
const contractWith = (otp: string | null) =>
  readContract({
    openapi: '3.1.0',
    paths: {
      '/change': {
        post: {
          operationId: 'change',
          'x-permission': 'any',
          'x-feature': null,
          'x-otp': otp,
          'x-idempotent': false,
          'x-mode': 'any',
          'x-disturbs': 'sets their password to another and back',
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object' },
                examples: {
                  another: passwords({ current_password: given }, {}),
                  back: passwords({}, { password: given }),
                },
              },
            },
          },
          responses: { '204': {}, '400': refusal, '401': refusal, '403': refusal, '415': refusal },
        },
      },
    },
  } as unknown as Document);

const wrong = (field: string, code = 'DPAY_UNKNOWN'): Answer => ({
  status: 400,
  body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ field, code }] },
});

const STRANGER: Answer = {
  status: 401,
  body: { error_code: 'DPAY_UNAUTHORIZED_ACCESS' },
  headers: { 'www-authenticate': 'Bearer' },
};

/** A server that checks passwords, and its state. */
const openDesk = (otp: string | null = null) => {
  const letters: { code: string }[] = [];
  const now = { password: GIVEN, open: new Set<string>(), keys: new Map<string, string>(), refused: 0 };
  let count = 0;

  const logIn = ({ password }: Sent): Answer => {
    if (password !== now.password) {
      now.refused += 1;
      return { status: 401, body: { error_code: 'DPAY_INVALID_CREDENTIALS' } };
    }
    const token = `own-${(count += 1)}`;
    now.open.add(token);
    return { status: 200, body: { data: { token: `live-${count}`, sandbox: { token } } } };
  };

  const keep = (path: string): Answer => {
    const [, id = `key_${now.keys.size}`, verb] = /api-keys\/(\w+)\/?(\w*)$/.exec(path) ?? [];
    if (verb !== '') now.keys.set(id, verb === 'revoke' ? 'revoked' : 'active');
    const status = now.keys.get(id);
    return { status: 200, body: { data: { status, secret: `dp_test_${id}`, api_key: { id } } } };
  };

  const mail = (): Answer => {
    letters.unshift({ code: `${482_913 + letters.length}` });
    return { status: 200, body: { data: { otp_session: 'session' } } };
  };

  const change = (token: string, sent: Sent): Answer => {
    if (sent.current_password !== now.password) return wrong('current_password', 'DPAY_PASSWORD_WRONG');
    now.password = sent.password ?? '';
    now.open = new Set([token]);
    return { status: 204 };
  };

  const serve = ({ url, headers, body }: Asked): Answer => {
    const token = (headers.get('authorization') ?? '').replace('Bearer ', '');
    const [unknown] = url.searchParams.keys();
    if (url.pathname === '/mailbox') return { status: 200, body: { data: letters } };
    if (url.pathname === '/dashboard/login') return logIn(sentIn(body) ?? {});
    if (headers.get('is-live') === 'true' || token.startsWith('live'))
      return { status: 403, body: { error_code: 'DPAY_MODE_MISMATCH' } };
    if (!now.open.has(token)) return STRANGER;
    if (url.pathname.startsWith('/dashboard/api-keys')) return keep(url.pathname);
    if (url.pathname === '/dashboard/otp') return mail();
    if (url.pathname.startsWith('/dashboard/'))
      return { status: 200, body: { data: { otp_token: 'token' } } };
    if (otp && !headers.has('x-otp-token')) return { status: 403, body: { error_code: 'DPAY_OTP_REQUIRED' } };
    if (unknown) return wrong(unknown);
    if (headers.get('content-type') !== 'application/json')
      return { status: 415, body: { error_code: 'DPAY_UNSUPPORTED_MEDIA_TYPE' } };
    const sent = sentIn(body);
    return sent ? change(token, sent) : wrong('');
  };

  return { now, serve };
};

type Sent = { current_password?: string; password?: string };

const sentIn = (body: string): Sent | undefined => {
  try {
    const sent = JSON.parse(body) as Sent;
    return Array.isArray(sent) ? undefined : sent;
  } catch {
    return undefined;
  }
};

const runAtDesk = async (serve: (asked: Asked) => Answer, otp: string | null = null) => {
  const server = await connect({
    baseUrl: 'http://desk.test',
    email: 'owner@demo.test',
    password: GIVEN,
    isLive: false,
    mailboxUrl: 'http://desk.test/mailbox',
    fetch: smallServer((_, asked) => serve(asked)),
  });
  const left: string[] = [];
  const results = await runContract(contractWith(otp), server, {
    tell: () => undefined,
    tellLeft: (what) => left.push(what),
  });
  return { results, left };
};

export const isChange = ({ url }: Asked) => url.pathname === '/change';
export const isBack = (asked: Asked) => isChange(asked) && asked.body.includes(`"password":"${GIVEN}"`);
export const isSignIn = ({ url }: Asked) => url.pathname === '/dashboard/login';

/** A desk that may misbehave, and a run against it: the failures, their reasons, and what was left. */
export const deskThat = (
  act: (answer: () => Answer, asked: Asked, now: Desk['now']) => Answer,
  otp: string | null = null,
) => {
  const { now, serve } = openDesk(otp);
  return { now, run: () => runAtDesk((asked) => act(() => serve(asked), asked, now), otp) };
};
type Desk = ReturnType<typeof openDesk>;

/** Ends all sign-ins after each change, including the caller's. */
export const endingAll = (answer: Answer, asked: Asked, now: Desk['now']): Answer => {
  if (isChange(asked) && answer.status === 204) now.open.clear();
  return answer;
};
