import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../observe/metrics.ts';

// Waiting events older than this mean that no relay is running.
const OLDEST_EVENT_SECONDS = 60;

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests. It tells of a stuck outbox too, but stays ready: calls work, and a proxy
 * would take away every copy at once. `/metrics`: for Prometheus, on an internal network.
 */
export const addHealth = (
  app: FastifyInstance,
  db: Db,
  metrics: Metrics,
  isStopping: () => boolean,
): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    // A stopping server says so at once, also if its database is slow: its proxy has little time to notice.
    if (isStopping()) return reply.code(503).send({ status: 'not ready', checks: { taking: false } });
    const checks = await readiness(db).catch((error: unknown) => {
      request.log.warn({ err: error, request_id: request.id }, 'the database does not answer');
      return { database: false, outbox: false, taking: true };
    });
    const ready = checks.database;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
};

const readiness = async (db: Db) => {
  const { age } = await db.system((tx) =>
    tx.one<{ age: number }>(sql`
      select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::int as age
        from outbox where seq is null`),
  );
  return { database: true, outbox: age < OLDEST_EVENT_SECONDS, taking: true };
};
