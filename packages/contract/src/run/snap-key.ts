import { createHash, createHmac, generateKeyPairSync, randomInt, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '../contract.ts';
import type { Reply } from '../exchange/exchange.ts';
import { Lacking } from '../samples/lacking.ts';

/** A SNAP key of the run. */
export type RunSnapKey = {
  /** The headers that sign a request; throws `Lacking` if no key can be made. */
  headersOf: (request: Signed) => Promise<Record<string, string>>;
  /** Revokes the key. Returns what could not be revoked, one line each. */
  leave: () => Promise<string[]>;
};

type Signed = { method: string; path: string; payload: string | undefined };
type Given = {
  body?: object | undefined;
  headers?: Readonly<Record<string, string | undefined>>;
};
/** Signs in as the person, unless a header says otherwise. */
export type SendAs = (method: string, path: string, given?: Given) => Promise<Reply>;
type Key = { id: string; secret: string; token: string; until: number };

const KEYS = '/dashboard/snap-keys';
const TOKEN = '/v1.0/access-token/b2b';
/** Tokens live 15 minutes. */
const RENEW_AFTER_MS = 10 * 60_000;

export const isSigned = ({ security }: Operation): boolean => security.includes('snapToken');

/** In live mode a key must be confirmed by code, so the run makes none. */
export const noSnapKey: RunSnapKey = {
  headersOf: () => Promise.reject(new Lacking('its key must be confirmed by code in live mode')),
  leave: async () => [],
};

type Means = {
  send: SendAs;
  confirm: (purpose: string, action: object) => Promise<string>;
};

/** Made at once, before the operations under test use up the number of keys; its secret is revealed when the first request is signed. */
export const makeSnapKey = async ({ send, confirm }: Means): Promise<RunSnapKey> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = await send('POST', KEYS, { body: { name: `dasbor-contract ${Date.now()}` } });
  const id = idIn(made);
  let key: Promise<Key> | undefined;

  const make = async (): Promise<Key> => {
    if (id === undefined) throw new Lacking(`making its SNAP key is refused with ${made.status}`);
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    dataOf(await send('PUT', `${KEYS}/${id}/public-key`, { body: { public_key: pem } }));
    const headers = { 'x-otp-token': await confirm('snap_secret_reveal', { id }) };
    const secret = String(dataOf(await send('POST', `${KEYS}/${id}/reveal`, { headers }))['client_secret']);
    return renew({ id, secret });
  };

  const renew = async ({ id: of, secret }: Pick<Key, 'id' | 'secret'>): Promise<Key> => {
    const timestamp = now();
    const reply = await send('POST', TOKEN, {
      body: { grantType: 'client_credentials' },
      headers: {
        authorization: undefined,
        'x-client-key': of,
        'x-timestamp': timestamp,
        'x-signature': sign('RSA-SHA256', Buffer.from(`${of}|${timestamp}`), privateKey).toString('base64'),
      },
    });
    const { accessToken } = (reply.json ?? {}) as { accessToken?: string };
    if (!accessToken) throw new Lacking(`its access token is refused with ${reply.status}`);
    return { id: of, secret, token: accessToken, until: Date.now() + RENEW_AFTER_MS };
  };

  const current = async (): Promise<Key> => {
    key ??= make();
    const held = await key;
    if (held.until > Date.now()) return held;
    // A token request of the same second has the same signature and is refused.
    await sleep(1_000);
    key = renew(held);
    return key;
  };

  return {
    headersOf: async ({ method, path, payload = '' }) => {
      const { id: clientId, secret, token } = await current();
      const timestamp = now();
      const hash = createHash('sha256').update(payload).digest('hex');
      return {
        authorization: `Bearer ${token}`,
        'x-partner-id': clientId,
        'x-timestamp': timestamp,
        'x-external-id': `${Date.now()}${randomInt(1e6, 1e7)}`,
        'channel-id': '95221',
        'x-signature': createHmac('sha512', secret)
          .update(`${method}:${path}:${token}:${hash}:${timestamp}`)
          .digest('base64'),
      };
    },
    leave: async () => {
      if (id === undefined) return [];
      const { status } = await send('POST', `${KEYS}/${id}/revoke`);
      return status < 300 || status === 404 || status === 409
        ? []
        : [`${id}, the SNAP key of the run: revoking it is answered ${status}`];
    },
  };
};

/** RFC 3339 in Jakarta, to the second. */
const now = (): string => `${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

const idIn = ({ json }: Reply): string | undefined => ((json ?? {}) as { data?: { id?: string } }).data?.id;

const dataOf = ({ status, json }: Reply): Record<string, unknown> => {
  const { data } = (json ?? {}) as { data?: Record<string, unknown> };
  if (status >= 300 || !data) throw new Lacking(`setting up its SNAP key is refused with ${status}`);
  return data;
};
