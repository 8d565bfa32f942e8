import type { Db } from '../platform/db/db.ts';
import { makeVault } from '../platform/vault.ts';
import { seedDemo } from '../seed/demo.ts';

/** When tests begin that say nothing else. */
export const TEST_NOW = '2026-11-20T03:00:00.000Z';
export const SECRET = Buffer.alloc(32, 7);

/** The whole demonstration, as the first start makes it, of the moment at which tests begin. */
export const makeDemo = (db: Db): Promise<boolean> =>
  seedDemo(db, { now: new Date(TEST_NOW), vault: makeVault(SECRET) });
