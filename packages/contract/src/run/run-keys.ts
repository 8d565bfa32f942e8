import type { Reply } from '../exchange/exchange.ts';

/** Keys that a run creates for itself, by purpose. */
export type KeyKind = 'full' | 'narrow' | 'elsewhere' | 'reading' | 'revoked' | 'expired';

export type RunKeys = {
  /** The secret of a key; undefined if it could not be created. */
  secretOf: (kind: KeyKind) => string | undefined;
  /** The remaining life of the expiring key. */
  livesForMs: () => number;
  /** Revokes the keys. Returns what could not be revoked, one line each. */
  leave: () => Promise<string[]>;
};

type Send = (method: string, path: string, body?: object) => Promise<Reply>;
type Scopes = Readonly<Record<string, string>>;
type Key = { id: string; secret: string };
type Listed = { id: string; name: string };

/** The shortest life a server might allow; if the minimum is a minute, it says so. */
const LIFE_MS = 3_000;
/** The server's clock may be slightly behind. */
const LATER_MS = 1_000;
const KEYS = '/dashboard/api-keys';

/** In live mode each key must be confirmed by code, so the run creates none. */
export const noKeys: RunKeys = { secretOf: () => undefined, livesForMs: () => 0, leave: async () => [] };

/** The only resource of the narrow key. Operations of this resource are called with the key that is limited to another one. */
export const NARROW = 'customers';

/** A key with every scope (unless one was given), two with another scope, one with read access, a revoked one and an expired one. */
export const makeRunKeys = async (send: Send, scopes: Scopes, needsFull: boolean): Promise<RunKeys> => {
  const made = new Map<KeyKind, Key>();
  /** Names of keys without a response; they may exist all the same. */
  const untold = new Set<string>();
  let expiresAt = new Date(Date.now() + LIFE_MS);

  const make = async (kind: KeyKind, wanted: Scopes, expires?: Date): Promise<Reply> => {
    const name = `dasbor-contract ${Date.now()} ${kind}`;
    untold.add(name);
    const reply = await send('POST', KEYS, {
      name,
      scopes: wanted,
      ...(expires && { expires_at: expires.toISOString() }),
    });
    const { data } = (reply.json ?? {}) as { data?: { secret?: string; api_key?: { id: string } } };
    if (data?.secret && data.api_key) made.set(kind, { secret: data.secret, id: data.api_key.id });
    const isRefused = reply.status >= 400 && reply.status < 500;
    if (isRefused || made.has(kind)) untold.delete(name);
    return reply;
  };
  const revoke = (id: string): Promise<Reply> => send('POST', `${KEYS}/${id}/revoke`);

  const makeAll = async (): Promise<void> => {
    if (needsFull) await make('full', scopes);
    await make('narrow', { [NARROW]: 'read' });
    await make('reading', Object.fromEntries(Object.keys(scopes).map((name) => [name, 'read'])));
    await make('elsewhere', { orders: 'read' });
    await make('revoked', scopes);
    const revoked = made.get('revoked');
    if (revoked) await revoke(revoked.id);
    expiresAt = new Date(Date.now() + LIFE_MS);
    const earliest = earliestIn(await make('expired', scopes, expiresAt));
    if (made.has('expired') || !earliest) return;
    expiresAt = new Date(Date.parse(earliest) + LATER_MS);
    await make('expired', scopes, expiresAt);
  };

  const end = async (id: string): Promise<string | undefined> => {
    const { status } = await revoke(id);
    // It has already ended.
    if (status >= 300 && status !== 404 && status !== 409) return `is answered ${status}`;
    const { json } = await send('GET', `${KEYS}/${id}`);
    const { data } = (json ?? {}) as { data?: { status?: string } };
    return data?.status === 'active' ? `is answered ${status}, and it is still active` : undefined;
  };

  /** The ids of keys without a response, from the list. */
  const findUntold = async (): Promise<string[]> => {
    const { status, json } = await send('GET', KEYS);
    const { data } = (json ?? {}) as { data?: readonly Listed[] };
    if (!data) throw new Error(`it is answered ${status}`);
    return data.flatMap(({ id, name }) => (untold.has(name) ? [id] : []));
  };

  const leave = async (): Promise<string[]> => {
    const left: string[] = [];
    const ids = [...made.values()].map(({ id }) => id);
    if (untold.size > 0)
      await findUntold().then(
        (found) => ids.push(...found),
        (error: unknown) =>
          left.push(
            ...[...untold].map(
              (name) => `${name}, a key that may be there: listing the keys failed: ${messageOf(error)}`,
            ),
          ),
      );
    for (const id of ids) {
      const problem = await end(id).catch((error: unknown) => `failed: ${messageOf(error)}`);
      if (problem) left.push(`${id}, the key of the run: revoking it ${problem}`);
    }
    return left;
  };

  await makeAll().catch(async (error: unknown) => {
    const left = (await leave()).map((what) => `Left behind: ${what}`);
    throw new Error([messageOf(error), ...left].join('\n'), { cause: error });
  });

  return {
    secretOf: (kind) => made.get(kind)?.secret,
    livesForMs: () => (made.has('expired') ? expiresAt.getTime() + LATER_MS - Date.now() : 0),
    leave,
  };
};

/** The earliest allowed expiry, if a refusal names it. */
const earliestIn = ({ json }: Reply): string | undefined => {
  const { errors = [] } = (json ?? {}) as { errors?: { params?: { earliest?: string } }[] };
  return errors.find(({ params }) => params?.earliest)?.params?.earliest;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
