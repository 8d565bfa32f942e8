import type { Reply } from './exchange.ts';

/** Keys that a run makes for itself, by what each is to show. */
export type KeyKind = 'full' | 'narrow' | 'reading' | 'revoked' | 'expired';

export type RunKeys = {
  /** The secret of a key; undefined where none could be made. */
  secretOf: (kind: KeyKind) => string | undefined;
  /** How long the key that expires goes on. */
  livesForMs: () => number;
  /** Revokes them. It answers what could not be, a line each. */
  leave: () => Promise<string[]>;
};

type Send = (method: string, path: string, body?: object) => Promise<Reply>;
type Scopes = Readonly<Record<string, string>>;
type Key = { id: string; secret: string };

/** As short a life as any server might give a key; one that gives no less than a minute says so. */
const LIFE_MS = 3_000;
/** Their clock may be a moment behind. */
const LATER_MS = 1_000;

/** In live mode a code must confirm each key: there the run makes none. */
export const noKeys: RunKeys = { secretOf: () => undefined, livesForMs: () => 0, leave: async () => [] };

/** A key with every scope where none was given, one with another scope, one that may read, one that was revoked, one that has expired. */
export const makeRunKeys = async (send: Send, scopes: Scopes, needsFull: boolean): Promise<RunKeys> => {
  const made = new Map<KeyKind, Key>();
  const make = async (kind: KeyKind, wanted: Scopes, expires?: Date): Promise<Reply> => {
    const name = `dasbor-contract ${Date.now()}`;
    const reply = await send('POST', '/dashboard/api-keys', {
      name,
      scopes: wanted,
      ...(expires && { expires_at: expires.toISOString() }),
    });
    const { data } = (reply.json ?? {}) as { data?: { secret?: string; api_key?: { id: string } } };
    if (data?.secret && data.api_key) made.set(kind, { secret: data.secret, id: data.api_key.id });
    return reply;
  };
  const revoke = ({ id }: Key): Promise<Reply> => send('POST', `/dashboard/api-keys/${id}/revoke`);

  if (needsFull) await make('full', scopes);
  await make('narrow', { customers: 'read' });
  await make('reading', Object.fromEntries(Object.keys(scopes).map((name) => [name, 'read'])));
  await make('revoked', scopes);
  const revoked = made.get('revoked');
  if (revoked) await revoke(revoked);
  let expiresAt = new Date(Date.now() + LIFE_MS);
  const earliest = earliestIn(await make('expired', scopes, expiresAt));
  if (!made.has('expired') && earliest) {
    expiresAt = new Date(Date.parse(earliest) + LATER_MS);
    await make('expired', scopes, expiresAt);
  }

  const end = async (key: Key): Promise<string | undefined> => {
    const { status } = await revoke(key);
    // One that has ended already.
    if (status >= 300 && status !== 404 && status !== 409) return `is answered ${status}`;
    const { json } = await send('GET', `/dashboard/api-keys/${key.id}`);
    const { data } = (json ?? {}) as { data?: { status?: string } };
    return data?.status === 'active' ? `is answered ${status}, and it is still active` : undefined;
  };

  return {
    secretOf: (kind) => made.get(kind)?.secret,
    livesForMs: () => (made.has('expired') ? expiresAt.getTime() + LATER_MS - Date.now() : 0),
    leave: async () => {
      const left: string[] = [];
      for (const key of made.values()) {
        const problem = await end(key).catch(
          (error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`,
        );
        if (problem) left.push(`${key.id}, the key of the run: revoking it ${problem}`);
      }
      return left;
    },
  };
};

/** The first moment at which a key may expire, where a refusal says it. */
const earliestIn = ({ json }: Reply): string | undefined => {
  const { errors = [] } = (json ?? {}) as { errors?: { params?: { earliest?: string } }[] };
  return errors.find(({ params }) => params?.earliest)?.params?.earliest;
};
