// Fills the benchmark's database and analyses it, as autovacuum would some minutes later.
import { createRequire } from 'node:module';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { seedDemo } from '../../apps/api/src/seed/demo.ts';

const pg = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');
const { DATABASE_URL: url, SEED_PAYMENTS: payments } = process.env;

const db = await openDb({ url });
await seedDemo(db, { now: new Date(), payments: Number(payments) });
await db.close();

/** Enough rows of the coffee roaster for page 10,000 of these lists as well. */
const COPIES = 110_000;
const ID = 'upper(substr(md5(source.id || copy), 1, 16))';
const copied = (table, columns, changed) => `
  insert into ${table} (merchant_id, mode, id, ${columns}, created_at)
  select merchant_id, mode, substr(source.id, 1, 14) || ${ID}, ${changed}, now() - copy * interval '20 seconds'
    from (select * from ${table} where mode = 'live' order by merchant_id, created_at desc limit 1) source
   cross join generate_series(1, ${COPIES}) copy`;

const owner = new pg.Client({ connectionString: url });
await owner.connect();
if (Number(payments) >= 1_000_000) {
  const sums = 'method, status, due_date, settled_at, payment_count, payment_amount, mdr_fee, ppn';
  await owner.query(copied('settlement', sums, sums));
  await owner.query(copied('customer', 'reference_id, name', "reference_id || '-' || copy, name"));
}
await owner.query('vacuum analyze');
await owner.query('checkpoint');
await owner.end();
