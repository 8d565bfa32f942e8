import type { Answer, Fault } from './small-server.ts';

type Key = {
  id: string;
  name: string;
  scopes: Record<string, string>;
  expiresAt: number;
  isRevoked: boolean;
};

const MINUTE_MS = 60_000;
const AS_PERSON = new Headers({ authorization: 'Bearer sandbox' });

/** Why a key may not call an operation that needs `kettles:write`, in the order of the checks. */
const CHECKS = {
  mode: [403, 'DPAY_MODE_MISMATCH', (_: Key | undefined, secret: string) => secret.startsWith('dp_live_')],
  known: [401, 'DPAY_API_KEY_INVALID', (key: Key | undefined) => !key],
  revoked: [401, 'DPAY_API_KEY_REVOKED', (key: Key | undefined) => key?.isRevoked],
  expired: [401, 'DPAY_API_KEY_EXPIRED', (key: Key | undefined) => key && key.expiresAt < Date.now()],
  scope: [403, 'DPAY_API_KEY_SCOPE_MISSING', (key: Key | undefined) => key && !key.scopes['kettles']],
  right: [403, 'DPAY_API_KEY_SCOPE_MISSING', (key: Key | undefined) => key?.scopes['kettles'] === 'read'],
} as const;

export type Check = keyof typeof CHECKS;

/** A server that creates keys and checks them, except for the forgotten check. */
export const withKeys = (serve: Fault, forgotten?: Check): Fault => {
  const keys = new Map<string, Key>();

  const make = (body: string): Answer => {
    const {
      name,
      scopes,
      expires_at: until,
    } = JSON.parse(body) as Pick<Key, 'name' | 'scopes'> & { expires_at?: string };
    const expiresAt = until === undefined ? Infinity : Date.parse(until);
    // No key may live less than a minute, counted from a minute ago.
    const params = { earliest: new Date(Date.now() - MINUTE_MS).toISOString() };
    if (expiresAt !== Infinity && expiresAt > Date.now())
      return { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ params }] } };
    const [id, secret] = [`key_${keys.size}`, `dp_test_${keys.size}`];
    keys.set(secret, { id, name, scopes, expiresAt, isRevoked: false });
    return { status: 201, body: { data: { secret, api_key: { id } } } };
  };

  return (answer, asked) => {
    const { method, url, headers, body } = asked;
    if (url.pathname === '/dashboard/api-keys')
      return method === 'POST' ? make(body) : { status: 200, body: { data: [...keys.values()] } };
    const named = [...keys.values()].find(({ id }) => url.pathname.startsWith(`/dashboard/api-keys/${id}`));
    if (named) {
      named.isRevoked ||= url.pathname.endsWith('/revoke');
      return { status: 200, body: { data: { status: named.isRevoked ? 'revoked' : 'active' } } };
    }
    const [, basic] = /^Basic (.*)$/.exec(headers.get('authorization') ?? '') ?? [];
    if (basic === undefined) return serve(answer, asked);
    const secret = atob(basic).slice(0, -1);
    const failing = Object.entries(CHECKS).find(
      ([name, [, , isSo]]) => name !== forgotten && isSo(keys.get(secret), secret),
    );
    if (failing) return { status: failing[1][0], body: { error_code: failing[1][1] } };
    const as = { ...asked, headers: AS_PERSON };
    return serve(asked.honestly(as), as);
  };
};
