import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.mjs';

const READY_WITHIN_MS = 10_000;

/** Fails with what to install if the machine lacks a program. */
export const assertPrograms = () => {
  for (const [program, flag] of [
    ['haproxy', '-v'],
    ['openssl', 'version'],
  ])
    if (spawnSync(program, [flag]).status !== 0)
      throw new Error(`This benchmark needs ${program}: apt-get install haproxy openssl`);
};

/** HAProxy with a configuration of `ops/deploy/`; `env` has its addresses. */
export const startProxy = async (config, env) => {
  const file = inRoot('ops/deploy', config);
  const proxy = spawn('haproxy', ['-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  let said = '';
  proxy.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)));
  const tell = (command) => ask(env.ADMIN_SOCKET, command);
  for (const until = Date.now() + READY_WITHIN_MS; ;) {
    if (proxy.exitCode !== null || Date.now() > until) throw new Error(`HAProxy did not start:\n${said}`);
    if (await tell('show info').catch(() => undefined)) break;
    await delay(50);
  }
  return {
    /** A command on the admin socket. */
    tell,
    stop: async () => {
      if (proxy.exitCode !== null) return;
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
};

const ask = async (socket, command) => {
  const connection = connect(socket);
  connection.end(`${command}\n`);
  return Buffer.concat(await connection.toArray()).toString();
};

/** A certificate for both hosts, for this run only. */
export const makeCertificate = (folder, domain) => {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => `${folder}/${name}`);
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500'.split(' '),
    '-subj',
    `/CN=${domain}`,
    '-addext',
    `subjectAltName=DNS:${domain},DNS:sandbox.${domain}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  return { key, certificate };
};
