import { setTimeout as delay } from 'node:timers/promises';
import { address } from './config-values.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import { openDb } from './platform/db/open-db.ts';
import { migrateUrl, untilFree } from './platform/db/schema/owner.ts';
import { keepPartitions } from './platform/partitions/keep-partitions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// Half a minute of readers that hold a table. A deployment waits for this, and months are made two ahead.
const ATTEMPTS = 10;

/**
 * `node src/migrate.ts`: migrates DATABASE_URL beside running servers of the version before, makes the months to come, drops the expired ones,
 * and exits. If only the months fail, it says so and exits with 0: the copies may start. `--daily`: keeps the months once a day, and hourly
 * after a failure, for servers whose user owns no tables.
 */
const main = async (): Promise<void> => {
  const url = address(process.env, 'DATABASE_URL', 'postgres');
  if (url === undefined)
    throw new StartRefusal('Set DATABASE_URL; the embedded database is migrated when the server starts.');
  const added = await migrateUrl(url, { onWait: (why) => console.error(why) });
  for (const name of added) console.log(name);
  console.log(added.length === 0 ? 'nothing to migrate' : `${added.length} migrations ran`);
  let kept = await keepMonths(url);
  while (process.argv.includes('--daily')) {
    await delay(kept ? DAY_MS : HOUR_MS);
    kept = await keepMonths(url);
  }
};

const keepMonths = async (url: string): Promise<boolean> => {
  try {
    const db = await openDb({ url, poolSize: 1, migrations: 'check' });
    try {
      const keep = untilFree({ onWait: (why) => console.error(why), attempts: ATTEMPTS });
      const { made, dropped } = await keep(() => keepPartitions(db));
      for (const name of made) console.log(`made ${name}`);
      for (const name of dropped) console.log(`dropped ${name}`);
      return true;
    } finally {
      await db.close();
    }
  } catch (error) {
    console.error(`The months could not be kept, run this again: ${(error as Error).message}`);
    return false;
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
});
