import { address } from './config-values.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import { migrateUrl } from './platform/db/owner.ts';

/** `node src/migrate.ts`: migrates DATABASE_URL beside running servers of the version before, and exits. */
try {
  const url = address(process.env, 'DATABASE_URL', 'postgres');
  if (url === undefined)
    throw new StartRefusal('Set DATABASE_URL; the embedded database is migrated when the server starts.');
  const added = await migrateUrl(url, { onWait: (why) => console.error(why) });
  for (const name of added) console.log(name);
  console.log(added.length === 0 ? 'nothing to migrate' : `${added.length} migrations ran`);
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
