import sql from 'sql-template-tag';
import { StartRefusal } from '../platform/db/data-lock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Vault } from '../platform/vault.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import { seedDemo } from './demo.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Fills an empty database with the demonstration; `SEED_PAYMENTS=1000000` makes it that large. Answers whether the
 * demonstration's people are there to sign in as. */
export const seedOnFirstRun = async (db: Db, now: Date, env: Env, vault?: Vault): Promise<boolean> => {
  const seeded = await seedDemo(db, { now, vault, payments: wantedPayments(env['SEED_PAYMENTS']) });
  return seeded || hasDemo(db);
};

const hasDemo = async (db: Db): Promise<boolean> =>
  db.system(async (tx) => {
    const id = DEMO_MERCHANTS.kopi.id;
    return (await tx.maybe(sql`select 1 from merchant where merchant_id = ${id}`)) !== undefined;
  });

const MOST = 10_000_000;

const wantedPayments = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const wanted = Number(text);
  if (Number.isInteger(wanted) && wanted > 0 && wanted <= MOST) return wanted;
  throw new StartRefusal(
    `SEED_PAYMENTS must be a whole number from 1 to ${MOST}, not ${JSON.stringify(text)}.`,
  );
};
