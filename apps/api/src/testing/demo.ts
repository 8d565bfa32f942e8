import type { Db } from '../platform/db/db.ts';
import { derivedKeptKeys } from '../platform/keys/kept-keys.ts';
import { makeVault } from '../platform/vault.ts';
import type { Secrets } from '../secrets.ts';
import { seedDemo } from '../seed/demo.ts';

/** The default start time of tests. */
export const TEST_NOW = '2026-11-20T03:00:00.000Z';
export const SECRET = Buffer.alloc(32, 7);
export const TEST_SECRETS: Secrets = {
  signing: [SECRET],
  kept: derivedKeptKeys(SECRET, SECRET),
  vault: makeVault([SECRET]),
};

/** The complete demo data, as created by a first start at that time. */
export const makeDemo = (db: Db): Promise<boolean> =>
  seedDemo(db, { now: new Date(TEST_NOW), vault: TEST_SECRETS.vault });
