import { setTimeout as delay } from 'node:timers/promises';
import { asAdmin, connect, NAME } from '../faults/admin.mjs';

const DOWN_MS = 400;

/**
 * Five ways to break connections. Each resolves when the database accepts connections again; `down` is called while it does not.
 * @param {import('../../scripts/lib/postgres.ts').Postgres} postgres
 */
export const breaksOf = (postgres) => {
  const restart = (mode) => async (down) => {
    await postgres.halt(mode);
    await Promise.all([down(), delay(DOWN_MS)]);
    await postgres.start();
  };
  return {
    'pg_terminate_backend of every connection': () =>
      asAdmin(postgres.url, `select pg_terminate_backend(pid) ${OF_THE_API}`),
    'pg_terminate_backend of one connection': () =>
      asAdmin(postgres.url, `select pg_terminate_backend(pid) ${OF_THE_API} ${ANY_ONE}`),
    'SIGKILL of one backend process': async () => {
      const watching = await connect(postgres.url);
      const { rows } = await watching.query(`select pid ${OF_THE_API} ${ANY_ONE}`);
      const crashed = new Promise((resolve) => watching.once('end', resolve));
      process.kill(rows[0].pid, 'SIGKILL');
      await crashed;
      while (!(await takesConnections(postgres.url))) await delay(5);
    },
    'server stopped "fast" and started': restart('fast'),
    'server stopped "immediate" and started': restart('immediate'),
  };
};

const OF_THE_API = `from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and application_name <> '${NAME}'`;
const ANY_ONE = 'order by random() limit 1';

const takesConnections = (url) =>
  asAdmin(url, 'select 1').then(
    () => true,
    () => false,
  );
