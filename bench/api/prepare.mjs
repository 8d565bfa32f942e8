// Fills the benchmark's database and analyses it, as autovacuum would some minutes later.
import { createRequire } from 'node:module';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { seedDemo } from '../../apps/api/src/seed/demo.ts';

const pg = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const { DATABASE_URL: url, SEED_PAYMENTS: payments } = process.env;

const db = await openDb({ url });
await seedDemo(db, { now: new Date(), payments: Number(payments) });
await db.close();

const owner = new pg.Client({ connectionString: url });
await owner.connect();
await owner.query('vacuum analyze');
await owner.query('checkpoint');
await owner.end();
