import { setTimeout as delay } from 'node:timers/promises';
import { address } from './config-values.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import { openDb } from './platform/db/open-db.ts';
import { migrateUrl } from './platform/db/owner.ts';
import { keepPartitions } from './platform/partitions/keep-partitions.ts';

const DAY_MS = 86_400_000;

/**
 * `node src/migrate.ts`: migrates DATABASE_URL beside running servers of the version before, makes the months to come, drops the expired ones,
 * and exits. `--daily`: keeps the months once a day, for servers whose user owns no tables.
 */
const main = async (): Promise<void> => {
  const url = address(process.env, 'DATABASE_URL', 'postgres');
  if (url === undefined)
    throw new StartRefusal('Set DATABASE_URL; the embedded database is migrated when the server starts.');
  const added = await migrateUrl(url, { onWait: (why) => console.error(why) });
  for (const name of added) console.log(name);
  console.log(added.length === 0 ? 'nothing to migrate' : `${added.length} migrations ran`);
  await keepMonths(url);
  while (process.argv.includes('--daily')) {
    await delay(DAY_MS);
    // The next day tries again.
    await keepMonths(url).catch((error: unknown) => console.error(error));
  }
};

const keepMonths = async (url: string): Promise<void> => {
  const db = await openDb({ url, poolSize: 1, migrations: 'check' });
  try {
    const { made, dropped } = await keepPartitions(db);
    for (const name of made) console.log(`made ${name}`);
    for (const name of dropped) console.log(`dropped ${name}`);
  } finally {
    await db.close();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
});
