// `npm run ledger:check`: checks every ledger rule on a whole database: DATABASE_URL, or the embedded database of DATA_DIR if no server
// has it open. Exits with 1 if a rule is broken.
import { checkLedger } from '../apps/api/src/platform/ledger/check.ts';
import { openDb } from '../apps/api/src/platform/db/open-db.ts';
import { inRoot } from './lib/paths.mjs';

const { DATABASE_URL: url, DATA_DIR: dataDir = inRoot('.data') } = process.env;

const db = await openDb(url ? { url, migrations: 'check' } : { dataDir }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const faults = await checkLedger(db);
await db.close();

for (const { rule, merchant_id: merchant, mode, found } of faults) {
  console.error(`${merchant} ${mode}: ${rule}: ${found}`);
}
console.log(faults.length === 0 ? 'ledger: the books close' : `ledger: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
