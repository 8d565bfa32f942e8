import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../../scripts/lib/postgres.ts';
import { migrate } from '../../platform/db/schema/migrate.ts';

/** Starts our own PostgreSQL from the binaries of an npm package. Each test file gets a database created from a template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ forgetful: true, settings: ['max_connections=200'] });
  const adminUrl = server.url;
  const template = 'dasbor_template';
  const owner = new pg.Client({ connectionString: await server.createDatabase(template) });
  await owner.connect();
  await migrate({
    exec: (text) => owner.query(text),
    query: (text, values) => owner.query(text, values) as never,
  });
  await owner.end();

  project.provide('database', { kind: 'postgres', adminUrl, template });
  return server.stop;
}
