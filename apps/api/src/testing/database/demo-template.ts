import pg from 'pg';
import { openDb } from '../../platform/db/open-db.ts';
import { makeDemo } from '../demo.ts';

const NAME = 'dasbor_demo';
const DRAFT = `${NAME}_draft`;
const LOCK = 20_261_120;

/** The name of a template with the demo data. The first caller creates it, and others wait. */
export const demoTemplate = async (adminUrl: string, migrated: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await make(admin, adminUrl, migrated);
  } finally {
    await admin.end();
  }
  return NAME;
};

const make = async (admin: pg.Client, adminUrl: string, migrated: string): Promise<void> => {
  // Left by a failed attempt.
  await admin.query(`drop database if exists ${DRAFT} with (force)`);
  await admin.query(`create database ${DRAFT} template ${migrated} strategy file_copy`);
  const db = await openDb({ url: adminUrl.replace(/postgres$/, DRAFT) });
  await makeDemo(db).finally(() => db.close());
  await admin.query(`alter database ${DRAFT} rename to ${NAME}`);
};
