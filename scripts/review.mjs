// `npm run review`: the operator's list of requests that wait for a decision, and the decisions (docs/decisions/0052). Works on
// DATABASE_URL, or on the embedded database of DATA_DIR if no server has it open.
import { userInfo } from 'node:os';
import { addressAt } from '../apps/api/src/addresses.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { runReview } from '../apps/api/src/features/onboarding/operator.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { openDb } from '../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../apps/api/src/platform/ids.ts';
import { readSecretsOf } from '../apps/api/src/secrets.ts';
import { inRoot } from './lib/paths.mjs';

const config = readConfig({ DATA_DIR: inRoot('.data'), ...process.env }, []);
const { databaseUrl: url, dataDir, host, port, publicUrls } = config;

const refuse = (error) => {
  console.error(error.message);
  process.exit(1);
};
const db = await openDb(url ? { url } : { dataDir }).catch(refuse);
const { vault } = await readSecretsOf(config, db).catch(refuse);
const answer = await runReview(
  {
    db,
    clock: systemClock,
    vault,
    ids: makeIds(systemClock),
    dashboardUrl: publicUrls?.live ?? addressAt(host, port),
    name: userInfo().username,
  },
  process.argv.slice(2),
).then(
  (text) => ({ text, code: 0 }),
  (error) => ({ text: error.message, code: 1 }),
);
await db.close();
(answer.code === 0 ? console.log : console.error)(answer.text);
process.exit(answer.code);
