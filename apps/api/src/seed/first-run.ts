import sql from 'sql-template-tag';
import type { Db } from '../platform/db/db.ts';
import type { Vault } from '../platform/vault.ts';
import type { Storage } from '../rails/storage/port.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import { seedDemo } from './demo.ts';

type Wishes = { seedPayments: number | undefined };

/** Fills an empty database with demo data; `SEED_PAYMENTS=1000000` makes it that large. Returns whether the demo users exist. */
export const seedOnFirstRun = async (
  db: Db,
  { seedPayments: payments }: Wishes,
  now: Date,
  vault?: Vault,
  storage?: Storage,
): Promise<boolean> => {
  const seeded = await seedDemo(db, { now, vault, payments, storage });
  return seeded || hasDemo(db);
};

const hasDemo = async (db: Db): Promise<boolean> =>
  db.system(async (tx) => {
    const id = DEMO_MERCHANTS.kopi.id;
    return (await tx.maybe(sql`select 1 from merchant where merchant_id = ${id}`)) !== undefined;
  });
