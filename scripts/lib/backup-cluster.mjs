// A PostgreSQL with an archive, run as an operator runs it: initdb, pg_ctl and the scripts of ops/backup.
import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inRoot } from './paths.mjs';

const OWNER_PASSWORD = 'first-password';

/** Commands of PostgreSQL refuse to run as root. */
const userOf = async () => {
  if (process.getuid?.() !== 0) return {};
  const number = async (kind) => Number((await output('id', [kind, 'postgres'])).trim());
  return { uid: await number('-u'), gid: await number('-g') };
};

const output = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    // Not `close`: a server that pg_ctl started keeps the pipes open.
    child.on('exit', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said}`));
    });
  });

export const makeCluster = async ({ bin, folder, port }) => {
  const user = await userOf();
  const backups = join(folder, 'backups');
  const own = (path) => user.uid !== undefined && chownSync(path, user.uid, user.gid);
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    PGPASSFILE: join(folder, 'backup.pgpass'),
  };
  delete env.NODE_OPTIONS;
  const as = (command, args, more = {}) =>
    output(command, args, { ...user, env: { ...env, ...more }, cwd: folder });
  const script = (name, ...args) => as(inRoot('ops/backup', name), args);

  own(folder);
  mkdirSync(backups);
  own(backups);
  const passfile = (name, line) => {
    writeFileSync(join(folder, name), `${line}\n`, { mode: 0o600 });
    return join(folder, name);
  };
  const dasborFile = passfile('dasbor.pgpass', `*:*:*:dasbor:${OWNER_PASSWORD}`);
  own(passfile('backup.pgpass', '*:*:*:backup:backup-password'));
  own(passfile('admin.pw', 'admin-password'));

  const start = (data) =>
    as('pg_ctl', ['start', '-w', '-t', '120', '-D', join(folder, data), '-l', join(folder, `${data}.log`)]);
  const stop = (data, mode = 'fast') => as('pg_ctl', ['stop', '-w', '-m', mode, '-D', join(folder, data)]);
  const admin = async (text, values, database = 'dasbor') => {
    const client = new pg.Client({
      connectionString: `postgres://postgres:admin-password@127.0.0.1:${port}/${database}`,
    });
    await client.connect();
    return client.query(text, values).then(
      ({ rows }) => client.end().then(() => rows),
      (error) => client.end().then(() => Promise.reject(error)),
    );
  };

  await as('initdb', [
    '--no-sync',
    '-D',
    'live',
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    '--pwfile=admin.pw',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const settings = [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    `wal_level = replica`,
    `archive_mode = on`,
    `archive_command = '${inRoot('ops/backup/archive-wal.sh')} ${backups} "%p" "%f"'`,
    `archive_timeout = 60`,
  ];
  writeFileSync(join(folder, 'live/postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await start('live');
  await admin(`create role dasbor login createrole password '${OWNER_PASSWORD}'`, [], 'postgres');
  await admin(`create role backup login replication password 'backup-password'`, [], 'postgres');
  await admin('create database dasbor owner dasbor', [], 'postgres');

  return {
    url: `postgres://dasbor@127.0.0.1:${port}/dasbor?passfile=${encodeURIComponent(dasborFile)}`,
    backups,
    admin,
    start,
    stop,
    baseBackup: (more) =>
      as(
        inRoot('ops/backup/base-backup.sh'),
        [backups, `host=127.0.0.1 port=${port} user=backup dbname=postgres`],
        more,
      ),
    restore: (to, moment) => script('restore.sh', backups, join(folder, to), moment),
    archive: (path, name) => script('archive-wal.sh', backups, path, name),
    /** Closes the current WAL file, and waits until the archive has it. */
    archiveAll: async () => {
      const [{ name }] = await admin('select pg_walfile_name(pg_switch_wal()) as name');
      for (;;) {
        const [{ last }] = await admin('select last_archived_wal as last from pg_stat_archiver');
        if (last >= name) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** The new password in the database, then in the file that the server reads. */
    changePassword: async (password) => {
      await admin(`alter role dasbor password '${password}'`);
      passfile('dasbor.pgpass', `*:*:*:dasbor:${password}`);
      await admin(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'dasbor'`);
    },
  };
};
