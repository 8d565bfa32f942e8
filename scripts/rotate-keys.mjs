// `npm run rotate`: seals everything that is stored with a key again with the first one (docs/recovering.md). It works on DATABASE_URL
// beside running servers, or on the embedded database of DATA_DIR if no server has it open. Run it again after a stop. Exits with 1 if
// a value opens with no key.
import { readConfig } from '../apps/api/src/config.ts';
import { openDb } from '../apps/api/src/platform/db/open-db.ts';
import { reseal } from '../apps/api/src/platform/keys/reseal.ts';
import { SEALED_PLACES } from '../apps/api/src/sealed-places.ts';
import { readSecretsOf } from '../apps/api/src/secrets.ts';
import { inRoot } from './lib/paths.mjs';

try {
  const config = readConfig({ DATA_DIR: inRoot('.data'), ...process.env });
  const { databaseUrl: url, dataDir } = config;
  const db = await openDb(url ? { url, migrations: 'check' } : { dataDir });
  const totals = { seen: 0, resealed: 0, unreadable: 0 };
  try {
    const { vault } = await readSecretsOf(config, db);
    for (const place of SEALED_PLACES) {
      const { table, column, seen, resealed, unreadable } = await reseal(db, vault, place);
      if (resealed > 0) console.log(`${table}.${column}: ${resealed} of ${seen} sealed again`);
      for (const row of unreadable) console.error(`${table}.${column}: no key opens ${row}`);
      totals.seen += seen;
      totals.resealed += resealed;
      totals.unreadable += unreadable.length;
    }
  } finally {
    await db.close();
  }
  console.log(
    totals.resealed === 0
      ? `rotate: the current key opens ${totals.seen - totals.unreadable} of ${totals.seen} values; the fallback is not needed for them`
      : `rotate: ${totals.resealed} of ${totals.seen} values were sealed again; run it again until none is`,
  );
  process.exit(totals.unreadable > 0 ? 1 : 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
