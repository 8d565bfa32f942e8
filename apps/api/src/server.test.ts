import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir } from './platform/db/folder/data-lock.ts';
import { openDb } from './platform/db/open-db.ts';
import { makeDataFolder } from './testing/data-folder.ts';
import { freePorts, startServer } from './testing/observe/server-process.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const started: { signal: (name: NodeJS.Signals) => boolean }[] = [];
let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dasbor-server-'));
  port = await freePorts();
  // A database with a merchant gets no demo data, which would take longer than these tests.
  await makeDataFolder(dataDir);
  const db = await openDb({ dataDir });
  await db.system((tx) =>
    tx.run(
      sql`insert into merchant (merchant_id, name, created_at) values ('mer_a', 'Kopi A', '2026-01-01')`,
    ),
  );
  await db.close();
}, 60_000);
afterAll(() => {
  for (const one of started) one.signal('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** With the database of this file. */
const run = (env: Record<string, string>, args: string[] = []) => {
  const server = startServer({ PORT: String(port), DATA_DIR: dataDir, ...env }, args);
  started.push(server);
  return server;
};

describe('a server process', () => {
  test('explains in one sentence why it cannot start', async () => {
    const unreachable = await run({ DATABASE_URL: `postgres://u:very-secret@127.0.0.1:${port}/none` }).ended;
    const nonsense = await run({ DATABASE_URL: 'nonsense' }).ended;
    const badPort = await run({ PORT: 'x' }).ended;
    const badHost = await run({ HOST: '192.0.2.1' }).ended;
    const badFolder = await run({ DATA_DIR: join(SERVER, 'data') }).ended;
    const broken = mkdtempSync(join(dataDir, 'broken-'));
    writeFileSync(join(broken, 'pglite'), '');
    const brokenFolder = await run({ DATA_DIR: broken }).ended;
    const noFolder = await run({ DATA_DIR: '/proc/none' }).ended;
    const reset = await run({ DATABASE_URL: 'postgres://u@127.0.0.1:1/none' }, ['--reset']).ended;

    for (const { code, output } of [
      unreachable,
      nonsense,
      badPort,
      badHost,
      badFolder,
      brokenFolder,
      noFolder,
      reset,
    ]) {
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).not.toContain('very-secret');
    }
    expect(unreachable.output).toContain('cannot be reached');
    expect(nonsense.output).toContain('DATABASE_URL must be an address like postgres://');
    expect(badHost.output).toContain('HOST');
    expect(badFolder.output).toContain('DATA_DIR');
    expect(brokenFolder.output).toContain('begin anew with `npm start -- --reset`');
  }, 120_000);

  test('serves both hosts, shares neither folder nor port, and releases them when stopped', async () => {
    const server = run({});
    await server.said('Dashboard');
    const ready = await Promise.all([port, port + 1].map((at) => fetch(`http://127.0.0.1:${at}/readyz`)));
    const second = await run({ PORT: String(port + 2) }).ended;
    const samePort = await run({ DATA_DIR: join(dataDir, 'other') }).ended;
    const portBefore = await run({ PORT: String(port - 1), DATA_DIR: join(dataDir, 'other') }).ended;
    const stream = await fetch(`http://127.0.0.1:${port}/healthz`);
    server.signal('SIGTERM');
    const { code } = await server.ended;

    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
    expect([second.code, samePort.code]).toEqual([1, 1]);
    expect(second.output).toContain('is in use by another Dasbor');
    expect(samePort.output).toContain(`Port ${port} is already in use`);
    expect(portBefore.output).toContain(`The sandbox API needs the port after PORT (${port - 1}).`);
    // Nothing was seeded for a server that cannot run.
    expect(existsSync(join(dataDir, 'other'))).toBe(false);
    expect(stream.status).toBe(200);
    expect(code).toBe(0);
    expect(() => lockDataDir(dataDir)()).not.toThrow();
  }, 120_000);

  test('that is stopped first says that it is not ready, still answers, and then ends', async () => {
    const server = run({ DRAIN_SECONDS: '2' });
    await server.said('Dashboard');
    server.signal('SIGTERM');
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`);
    await expect.poll(async () => (await ready()).status).toBe(503);
    const call = await fetch(`http://127.0.0.1:${port}/config.json`);

    expect(call.status).toBe(200);
    expect(call.headers.get('connection')).toBe('close');
    expect((await server.ended).code).toBe(0);
  }, 60_000);

  test('shows no mails if a mail server is configured, and names it', async () => {
    const server = run({ SMTP_URL: 'smtp://u:very-secret@127.0.0.1:1' });
    await server.said('Codes and links');
    const mailbox = await fetch(`http://127.0.0.1:${port}/dev/mailbox`);
    server.signal('SIGTERM');
    const { output } = await server.ended;

    expect(mailbox.status).toBe(404);
    expect(output).toMatch(/Codes and links +go to 127\.0\.0\.1:1\n/);
    expect(output).not.toContain('very-secret');
  }, 60_000);

  test('behind a proxy shows no mails to its clients, and says so beside the public addresses', async () => {
    const server = run({ PUBLIC_LIVE_URL: 'https://a.example', PUBLIC_SANDBOX_URL: 'https://b.example' });
    await server.said('Codes and links');
    const mailbox = await fetch(`http://127.0.0.1:${port}/dev/mailbox`);
    server.signal('SIGTERM');
    const { output } = await server.ended;

    expect(mailbox.status).toBe(404);
    expect(output).toMatch(/Sandbox API +https:\/\/b\.example\n/);
    expect(output).toMatch(/Codes and links +go nowhere, as a proxy /);
  }, 60_000);

  test('a fault outside every call ends it, and its report holds no values', async () => {
    // In two parts, because the report names this program as the place of the fault.
    const program = `
      const secret = ['very', 'secret'].join('-');
      process.on('SIGUSR2', () => { throw Object.assign(new Error('no such name: "' + secret + '"'), { detail: secret }); })`;
    const server = run({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
    });
    await server.said('Dashboard');
    server.signal('SIGUSR2');
    const { code, output } = await server.ended;

    expect(code).toBe(1);
    expect(output).toContain('no such name');
    expect(output).not.toContain('very-secret');
  }, 60_000);

  test('starts again on the same folder after it was killed', async () => {
    const first = run({});
    await first.said('Dashboard');
    first.signal('SIGKILL');
    await first.ended;
    const again = run({});
    await again.said('Dashboard');
    again.signal('SIGINT');

    expect((await again.ended).code).toBe(0);
  }, 60_000);
});
