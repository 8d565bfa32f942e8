import { createVerify } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { Db } from '../db/db.ts';
import type { Mode } from '../merchant/mode.ts';
import { readSnapIdentity } from './identity.ts';
import { makeVault } from '../vault.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const vault = makeVault([Buffer.alloc(32, 1)]);
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterAll(() => drop());

const read = (mode: Mode) => db.system((tx) => readSnapIdentity(tx, { vault, mode, now: NOW }));

test('concurrent callers get the same key, and its public half verifies', async () => {
  const all = await Promise.all([read('live'), read('live'), read('live')]);

  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
  const [one] = all;
  const signature = one?.sign('text') ?? '';
  expect(
    createVerify('RSA-SHA256')
      .update('text')
      .verify(one?.publicKey ?? '', signature, 'base64'),
  ).toBe(true);
});

test('each mode has its own key, and no private key is readable in the database', async () => {
  const [live, sandbox] = [await read('live'), await read('sandbox')];

  expect(live.publicKey).not.toBe(sandbox.publicKey);
  const rows = await db.system((tx) => tx.rows<{ sealed: string }>(sql`select sealed from provider_key`));
  expect(rows.map(({ sealed }) => /^v1\.[\w-]+$/.test(sealed))).toEqual([true, true]);
});
