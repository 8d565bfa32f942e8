// `npm run audit:check`: checks the chain of security events of every merchant: DATABASE_URL, or the embedded database of DATA_DIR if no
// server has it open. It needs the ENCRYPTION_KEY or AUTH_SECRET of the server. Exits with 1 if a chain is broken.
// `npm run audit:check -- --keep FILE` also compares the chains with the last places in FILE, and writes the new ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readConfig } from '../apps/api/src/config.ts';
import { checkChains } from '../apps/api/src/features/security-history/seals/check.ts';
import { readSecretsOf } from '../apps/api/src/secrets.ts';
import { openDb } from '../apps/api/src/platform/db/open-db.ts';
import { inRoot } from './lib/paths.mjs';

const [option, file] = process.argv.slice(2);
if (option !== undefined && (option !== '--keep' || !file)) {
  console.error('usage: npm run audit:check -- [--keep FILE]');
  process.exit(2);
}

const FOUND = {
  event_changed: 'the event was changed',
  event_removed: 'the event was removed',
  event_inserted: 'the event was not written by a server',
  reordered: 'the events are in another order',
  seal_changed: 'the seal was changed',
  seal_removed: 'the seal was removed',
  cut_off: 'the end of the chain was removed',
  last_changed: 'the record of the last place was changed',
  rolled_back: 'the chain differs from the kept place',
};

try {
  const config = readConfig({ DATA_DIR: inRoot('.data'), ...process.env });
  const { databaseUrl: url, dataDir } = config;
  const db = await openDb(url ? { url, migrations: 'check' } : { dataDir });
  const { kept: keys } = await readSecretsOf(config, db);
  const kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const began = Date.now();
  const { events, waiting, faults, lasts } = await checkChains(db, keys.auditSeal, kept);
  await db.close();

  for (const { merchantId, found, seq, eventId } of faults) {
    const where = [merchantId || 'no merchant', seq && `place ${seq}`, eventId && `event ${eventId}`];
    console.error(`${where.filter(Boolean).join(', ')}: ${FOUND[found]}`);
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const result = faults.length === 0 ? 'no chain is broken' : `${faults.length} breaks`;
  console.log(`audit: ${result}; ${events} events in ${lasts.length} chains checked in ${seconds} s`);
  if (waiting > 0) console.log(`audit: ${waiting} events wait for a server to seal them`);
  if (faults.length > 0) process.exit(1);
  if (file) writeFileSync(file, `${JSON.stringify(lasts, null, 2)}\n`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
