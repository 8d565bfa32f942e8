import dns from 'node:dns';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { startPostgres } from '../api/processes.mjs';
import { asAdmin } from '../faults/admin.mjs';
import { killableServer } from '../faults/server.mjs';
import { assertPrograms, makeCertificate, startProxy } from './proxy.mjs';
import { startStandby } from './standby.mjs';

const FIRST = Number(process.env.OPERATE_PORT ?? 4730);
const PORTS = {
  primary: FIRST,
  standby: FIRST + 1,
  database: FIRST + 2,
  http: FIRST + 3,
  https: FIRST + 4,
  receiver: FIRST + 5,
  copies: [FIRST + 6, FIRST + 8, FIRST + 10],
};
const DOMAIN = 'dasbor.localhost';
const FOLDER = inRoot('dist/production');

/**
 * What an operator has: PostgreSQL with a standby behind an address that can move, and three copies of the production folder behind a
 * proxy with TLS.
 */
export const startStand = async () => {
  assertPrograms();
  const built = await run('node', ['scripts/build-production.mjs'], { quiet: true });
  if (built.code !== 0) throw new Error(built.output);
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-operate-'));
  await chmod(folder, 0o755);
  const stops = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const primary = await startPostgres(PORTS.primary);
    stops.push(primary.stop);
    await fill(primary.url, folder);
    const standby = await startStandby(primary, PORTS.standby);
    stops.push(standby.stop);
    const database = await startProxy('haproxy-database.cfg', {
      ADMIN_SOCKET: join(folder, 'database.sock'),
      BIND_DATABASE: `127.0.0.1:${PORTS.database}`,
      DATABASE: `127.0.0.1:${PORTS.primary}`,
    });
    stops.push(database.stop);
    const copies = PORTS.copies.map((port) => copyAt(port, folder));
    stops.push(() => Promise.all(copies.map((copy) => copy.stop())));
    await Promise.all(copies.map((copy) => copy.start()));
    const proxy = await frontProxy(folder);
    stops.push(proxy.stop);
    const url = `https://sandbox.${DOMAIN}:${PORTS.https}`;
    while ((await fetch(`${url}/pay/`)).status !== 200) await delay(200);
    return {
      copies,
      primary,
      standby,
      url,
      receiverPort: PORTS.receiver,
      /** As in docs/operating.md: no connection stays with the old primary. */
      moveDatabase: async () => {
        await database.tell(`set server database/primary addr 127.0.0.1 port ${PORTS.standby}`);
        await database.tell('shutdown sessions server database/primary');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const COMMON = {
  AUTH_SECRET: 'the same forty characters for each copy.',
  PUBLIC_LIVE_URL: `https://${DOMAIN}:${PORTS.https}`,
  PUBLIC_SANDBOX_URL: `https://sandbox.${DOMAIN}:${PORTS.https}`,
};

/** Demo data, written by a server that is not yet in production, and the user of the copies. */
const fill = async (url, folder) => {
  const env = { ...COMMON, SEED_PAYMENTS: '200' };
  const server = killableServer({
    port: PORTS.copies[0],
    databaseUrl: url,
    dataDir: folder,
    env,
    folder: FOLDER,
  });
  await server.start();
  await server.stop();
  await asAdmin(
    url,
    `create role dasbor_api login password 'postgres' in role dasbor_app, dasbor_auth, dasbor_system`,
  );
};

// As in production, except that webhooks may call this machine.
const copyAt = (port, folder) =>
  killableServer({
    port,
    databaseUrl: `postgres://dasbor_api:postgres@127.0.0.1:${PORTS.database}/postgres`,
    dataDir: folder,
    folder: FOLDER,
    env: {
      ...COMMON,
      MIGRATIONS: 'check',
      TRUST_PROXY: '1',
      // The default in production.
      DRAIN_SECONDS: '5',
      LOOPBACK_WEBHOOKS: '1',
      WEBHOOKS: 'on',
      LOG_LEVEL: 'error',
    },
  });

const frontProxy = async (folder) => {
  const { key, certificate } = makeCertificate(folder, DOMAIN);
  await appendFile(certificate, await readFile(key));
  trust(await readFile(certificate, 'utf8'));
  const addresses = PORTS.copies.flatMap((port, index) => [
    [`API_${index + 1}_LIVE`, `127.0.0.1:${port}`],
    [`API_${index + 1}_SANDBOX`, `127.0.0.1:${port + 1}`],
  ]);
  return startProxy('haproxy.cfg', {
    ADMIN_SOCKET: join(folder, 'proxy.sock'),
    BIND_HTTP: `127.0.0.1:${PORTS.http}`,
    BIND_HTTPS: `127.0.0.1:${PORTS.https}`,
    CERTIFICATE: certificate,
    ...Object.fromEntries(addresses),
  });
};

/** This process verifies the certificate, and finds both hosts on this machine. */
const trust = (pem) => {
  const [certificate] = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/s.exec(pem);
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate]);
  const { lookup } = dns;
  dns.lookup = (name, ...rest) => lookup(name.endsWith(`.${DOMAIN}`) ? '127.0.0.1' : name, ...rest);
};
