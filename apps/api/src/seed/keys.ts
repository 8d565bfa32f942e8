import { randomInt } from 'node:crypto';
import { completeScopes, FULL_SCOPES, lastFour, newSecret } from '@dasbor/domain/api-keys';
import type { Access, ApiResource } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { insertKey, insertSecret, issueSecret } from '../features/api-keys/public.ts';
import { insertSnapKey, issueSnapSecret, setPublicKey } from '../features/snap-keys/public.ts';
import { readPublicKey } from '../platform/auth/rsa-keys.ts';
import { sha256 } from '../platform/canonical.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { Vault } from '../platform/vault.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import { DEMO_PUBLIC_KEY } from './demo-public-key.ts';

/** The same in every demo, and printed: it opens a sandbox without real money. Live keys have random secrets. */
export const DEMO_SANDBOX_KEY = 'dp_test_KopiNusantaraSandboxDemoKey00001';

export type DemoKey = {
  id: string;
  mode: Mode;
  name: string;
  scopes: Partial<Record<ApiResource, Access>>;
  allowedIps?: readonly string[];
  /** Days from now; negative means expired. */
  expiresInDays?: number;
  revokedDaysAgo?: number;
  replacing?: true;
  /** The account id of its subaccount. */
  ofBranch?: string;
  secret?: string;
};

const key = (number: number, mode: Mode, name: string, scopes: DemoKey['scopes']): DemoKey => ({
  id: `key_01DEM0KEY${String(number).padStart(17, '0')}`,
  mode,
  name,
  scopes,
});

/** One for each state that the dashboard shows. */
export const DEMO_KEYS: readonly DemoKey[] = [
  {
    ...key(1, 'sandbox', 'Uji coba', { ...FULL_SCOPES }),
    secret: DEMO_SANDBOX_KEY,
  },
  {
    ...key(2, 'live', 'Toko online', { orders: 'write', payments: 'write', customers: 'read' }),
    allowedIps: ['203.0.113.0/24', '2001:db8:10::/48'],
  },
  { ...key(3, 'live', 'Kasir', { orders: 'write', payments: 'write' }), replacing: true },
  {
    ...key(4, 'live', 'Laporan harian', { orders: 'read', payments: 'read', settlements: 'read' }),
    expiresInDays: 120,
  },
  { ...key(5, 'live', 'Migrasi data', { orders: 'read' }), expiresInDays: -12 },
  {
    ...key(7, 'live', 'Kasir Bandung', { orders: 'write', payments: 'write', balance: 'read' }),
    ofBranch: 'CBG-BDG',
  },
  {
    ...key(8, 'sandbox', 'Kasir Bandung', { orders: 'write', payments: 'write', balance: 'read' }),
    ofBranch: 'CBG-BDG',
  },
  { ...key(6, 'live', 'Server lama', { orders: 'write', payments: 'write' }), revokedDaysAgo: 20 },
];

const DAY_MS = 86_400_000;

/** The coffee roaster's keys of every kind. Encrypted ones need the server's vault; benchmarks skip them. */
export const seedKeys = async (
  tx: Tx,
  { now, vault }: { now: Date; vault: Vault | undefined },
): Promise<void> => {
  const since = new Date(now.getTime() - 80 * DAY_MS);
  for (const one of DEMO_KEYS) await seedKey(tx, one, { now, since });
  if (!vault) return;
  await enter(tx, 'live');
  const legacy = { ...key(9, 'live', 'Kunci lama', {}), kind: 'legacy' as const };
  await insertKey(tx, { ...rowOf(legacy), scopes: FULL_SCOPES, kind: 'legacy' }, since);
  await issueSecret({ tx, now: since, mode: 'live', deps: { vault } }, legacy);
  const readable = readPublicKey(DEMO_PUBLIC_KEY);
  for (const [number, mode] of [
    [1, 'live'],
    [2, 'sandbox'],
  ] as const) {
    await enter(tx, mode);
    const id = `snk_01DEM0SNAP${String(number).padStart(16, '0')}`;
    await insertSnapKey(tx, { id, name: 'Integrasi SNAP', createdBy: null }, since);
    await issueSnapSecret(tx, id, { now: since, vault });
    if (mode === 'live' && readable.ok) await setPublicKey(tx, id, readable.value, since);
  }
};

const seedKey = async (tx: Tx, one: DemoKey, { now, since }: { now: Date; since: Date }): Promise<void> => {
  await enter(tx, one.mode);
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const expiresAt = one.expiresInDays === undefined ? null : at(one.expiresInDays).toISOString();
  await insertKey(
    tx,
    { ...rowOf(one), expires_at: expiresAt, subaccount_id: await branchOf(tx, one.ofBranch) },
    since,
  );
  // Truly random, unlike all other demo data: this file must not reveal what opens live mode.
  const secretOf = () => newSecret(one.mode, (below) => randomInt(below));
  const add = (secret: string, made: Date) =>
    insertSecret(tx, { keyId: one.id, hash: sha256(secret), lastFour: lastFour(secret), sealed: null }, made);
  if (one.replacing) {
    await add(secretOf(), since);
    await tx.run(sql`update api_key_secret set ends_at = ${at(1)} where key_id = ${one.id}`);
  }
  await add(one.secret ?? secretOf(), one.replacing ? now : since);
  if (one.revokedDaysAgo !== undefined)
    await tx.run(sql`update api_key set revoked_at = ${at(-one.revokedDaysAgo)} where id = ${one.id}`);
};

const branchOf = async (tx: Tx, accountId: string | undefined): Promise<string | null> => {
  if (accountId === undefined) return null;
  // Seeds see the rows of every merchant.
  const branch = await tx.one<{ id: string }>(sql`
    select id from subaccount
     where merchant_id = current_setting('app.merchant_id') and mode = current_setting('app.mode')
       and account_id = ${accountId}`);
  return branch.id;
};

const rowOf = ({ id, name, scopes, allowedIps = [] }: DemoKey) => ({
  id,
  kind: 'api' as const,
  name,
  scopes: completeScopes(scopes),
  allowed_ips: [...allowedIps],
  expires_at: null,
  created_by: 'usr_01DEM0VSER0000000000000006',
});

const enter = async (tx: Tx, mode: Mode): Promise<void> => {
  await tx.run(sql`select enter_tenant(${DEMO_MERCHANTS.kopi.id}, ${mode}, '', '')`);
};
