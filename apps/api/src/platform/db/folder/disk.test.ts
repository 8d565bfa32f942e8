import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startPostgres } from '../../../../../../scripts/lib/postgres.ts';
import type { Postgres } from '../../../../../../scripts/lib/postgres.ts';
import type { Db } from '../db.ts';
import { faultOf } from '../../faults.ts';
import { makeDisk } from './disk.ts';
import { openDb } from '../open-db.ts';
import type { Tx } from '../tx.ts';

// Uses its own server, with synchronous commits, so that it can be crashed.
describe.runIf(inject('database').kind === 'postgres')('a database that crashes', () => {
  let server: Postgres;
  let db: Db;
  beforeAll(async () => {
    // By default PostgreSQL flushes five times a second, so commits that may be lost rarely are.
    server = await startPostgres({ settings: ['wal_writer_delay=10s'] });
    db = await openDb({ url: server.url });
    await asAdmin(
      server,
      'create table note (label text primary key); grant select, insert on note to dasbor_app, dasbor_auth, dasbor_system',
    );
  });
  afterAll(async () => {
    await db.close();
    await server.stop();
  });

  const write = (label: string) => (tx: Tx) => tx.run(sql`insert into note values (${label})`);
  const entry = { mode: 'live', requestId: 'req_1', readOnly: false } as const;
  const WAYS_IN: readonly [string, (label: string) => Promise<unknown>][] = [
    ['tenant', (label) => db.tenant({ merchantId: 'mer_1', mode: 'live' }, write(label))],
    ['session', (label) => db.session({ ...entry, sessionId: 'ses_1' }, write(label))],
    ['key', (label) => db.key({ ...entry, secretHash: 'none' }, write(label))],
    ['signIn', (label) => db.signIn(write(label))],
    ['system', (label) => db.system(write(label))],
  ];

  test.each(WAYS_IN)(
    'keeps everything acknowledged by %s, and loses commits that may be lost',
    async (name, answered) => {
      await answered(name);
      await db.system(write(`${name}, forgotten`), { mayBeLost: true });
      await crash(server);

      expect(await labels(server)).toContain(name);
      expect(await labels(server)).not.toContain(`${name}, forgotten`);
    },
  );

  test('keeps each of many commits acknowledged at the same time', async () => {
    const many = Array.from({ length: 40 }, (_, n) => `one of many ${n}`);
    await Promise.all(many.map((label) => db.system(write(label))));
    await crash(server);

    expect(await labels(server)).toEqual(expect.arrayContaining(many));
  });

  test('fails a call that waits for the disk, and the process keeps running', async () => {
    await db.system(write('before'));
    const { rows } = await asAdmin(server, WAITED_ON);
    const pid = Number(rows[0]?.pid);
    process.kill(pid, 'SIGSTOP');
    const fault = db.system(write('unknown')).then(() => 'answered', faultOf);
    await expect.poll(() => labels(server)).toContain('unknown');
    await crash(server, () => process.kill(pid, 'SIGCONT'));

    expect(await fault).toBe('DPAY_SERVICE_UNAVAILABLE');
    expect(await db.system((tx) => tx.one(sql`select 1 as one`))).toEqual({ one: 1 });
  });

  test('does not confirm a commit that a crash lost before the flush', async () => {
    const disk = makeDisk(server.url);
    const reached = await disk.open();
    await asAdmin(server, `set synchronous_commit to off; insert into note values ('forgotten')`);
    await crash(server);

    await expect(reached()).rejects.toThrow(/[Cc]onnection/);
    expect(await labels(server)).not.toContain('forgotten');
    await (
      await disk.open()
    )();
    await disk.close();
  });

  test('fails calls in progress, and answers new ones after recovery', async () => {
    const sleeping = Array.from({ length: 20 }, () =>
      db.system(async (tx) => {
        await tx.run(sql`select pg_sleep(30)`);
      }),
    );
    const ended = Promise.allSettled(sleeping);
    await expect.poll(async () => (await asAdmin(server, SLEEPING)).rowCount).toBe(10);
    await crash(server);

    expect((await ended).map(({ status }) => status)).toEqual(sleeping.map(() => 'rejected'));
    expect(await db.system((tx) => tx.one(sql`select 1 as one`))).toEqual({ one: 1 });
  });
});

const WAITED_ON = `select pid from pg_stat_activity where query like '%pg_logical_emit_message%' and pid <> pg_backend_pid()`;
const SLEEPING = `select 1 from pg_stat_activity where query like '%pg_sleep(30)%' and state = 'active' and pid <> pg_backend_pid()`;

const asAdmin = async (server: Postgres, text: string): Promise<pg.QueryResult> => {
  const admin = await connect(server);
  return admin.query(text).finally(() => admin.end());
};

const connect = async (server: Postgres): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const labels = async (server: Postgres): Promise<string[]> => {
  const { rows } = await asAdmin(server, 'select label from note');
  return rows.map(({ label }: { label: string }) => label);
};

/** Kills a backend. The server then ends all others, discards shared memory and recovers from the disk. */
const crash = async (server: Postgres, others = (): void => undefined): Promise<void> => {
  const [victim, watching] = await Promise.all([connect(server), connect(server)]);
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => watching.once('end', resolve));
  process.kill(Number(rows[0]?.pid), 'SIGKILL');
  await ended;
  others();
  await expect
    .poll(
      () =>
        asAdmin(server, 'select 1').then(
          () => 'up',
          () => 'down',
        ),
      { timeout: 15_000 },
    )
    .toBe('up');
};
