import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeCluster } from './backup-cluster.mjs';
import { ensurePostgres } from './debian-postgres.mjs';

const bin = await ensurePostgres();
const skip = bin ? false : 'this machine has no PostgreSQL with pg_basebackup';
const folder = mkdtempSync(join(tmpdir(), 'dasbor-backup-'));
let cluster;
let moment;
let running;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
const add = (text) => cluster.admin('insert into note values ($1)', [text]);
const notes = async () => (await cluster.admin('select text from note order by 1')).map(({ text }) => text);
const basesOf = () => readdirSync(join(cluster.backups, 'base'));
const run = async (data) => {
  if (running) await cluster.stop(running);
  running = undefined;
  await cluster.start(data);
  running = data;
};
const restored = async (name, to) => {
  await cluster.restore(name, to);
  await run(name);
  while ((await cluster.admin('select pg_is_in_recovery() as waits'))[0].waits)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return notes();
};

before(async () => {
  if (!bin) return;
  await chmod(folder, 0o755);
  cluster = await makeCluster({ bin, folder, port: await freePort() });
  running = 'live';
  await cluster.admin('create table note (text text)');
  await add('1 before the backup');
  await cluster.baseBackup();
  // A base backup is named after the second that follows its end.
  await cluster.admin('select pg_sleep(2.1)');
  await add('2 before the moment');
  [{ moment }] = await cluster.admin('select clock_timestamp()::text as moment');
  await add('3 after the moment');
  await cluster.admin(`delete from note where text like '2%'`);
  await cluster.archiveAll();
});
after(async () => {
  if (running) await cluster.stop(running, 'immediate');
  rmSync(folder, { recursive: true, force: true });
});

test('a restore has every commit before the moment and none after it', { skip }, async () => {
  assert.deepEqual(await restored('restored', moment), ['1 before the backup', '2 before the moment']);
});

test('a restore to the latest moment has everything that was archived', { skip }, async () => {
  assert.deepEqual(await restored('latest', 'latest'), ['1 before the backup', '3 after the moment']);
});

test('a restored server does not write into the archive of the old one', { skip }, async () => {
  assert.deepEqual(await cluster.admin('show archive_mode'), [{ archive_mode: 'off' }]);
});

for (const [what, to, why] of [
  ['before the first base backup', '2020-01-01 00:00:00+00', /no base backup ended before/],
  ['without a time zone', '2026-11-29 15:04:05', /give the time zone/],
  ['that is not a time', `now'; x = '`, /must look like/],
])
  test(`a moment ${what} is refused, and no folder is made`, { skip }, async () => {
    await assert.rejects(cluster.restore('refused', to), why);
    assert.equal(existsSync(join(folder, 'refused')), false);
  });

test('a folder with files is not restored into', { skip }, async () => {
  await assert.rejects(cluster.restore('live', moment), /is not empty/);
});

test('a WAL file is archived twice without harm, but never replaced by another', { skip }, async () => {
  const [one, other] = ['one', 'other'].map((text) => {
    writeFileSync(join(folder, text), text, { mode: 0o644 });
    return join(folder, text);
  });

  await cluster.archive(one, '0000000100000000000000FF');
  await cluster.archive(one, '0000000100000000000000FF');
  await assert.rejects(cluster.archive(other, '0000000100000000000000FF'), /with another content/);
});

test('a base backup whose file was damaged is not restored', { skip }, async () => {
  const [name] = basesOf();
  writeFileSync(join(cluster.backups, 'base', name, 'PG_VERSION'), 'x');

  await assert.rejects(cluster.restore('refused', moment), /PG_VERSION/);
});

test('older base backups and the WAL before the oldest that stays are removed', { skip }, async () => {
  await run('live');
  await cluster.archiveAll();
  const walBefore = readdirSync(join(cluster.backups, 'wal'));
  const [first] = basesOf();
  await cluster.baseBackup({ KEEP: '1' });

  assert.equal(basesOf().length, 1);
  assert.equal(basesOf().includes(first), false);
  const wal = readdirSync(join(cluster.backups, 'wal'));
  assert.equal(wal.includes(walBefore.toSorted()[0]), false);
});

test('a restored server can be backed up and restored again', { skip }, async () => {
  await cluster.admin('select pg_sleep(2.1)');
  const [{ now }] = await cluster.admin('select clock_timestamp()::text as now');
  await add('3.5 after that moment');
  await cluster.archiveAll();
  await restored('again', now);
  await cluster.admin(`alter system set archive_mode = on`);
  await run('again');
  await cluster.baseBackup();
  await add('4 after the restore');
  await cluster.archiveAll();

  assert.deepEqual((await restored('twice', 'latest')).slice(1), [
    '3 after the moment',
    '4 after the restore',
  ]);
});
