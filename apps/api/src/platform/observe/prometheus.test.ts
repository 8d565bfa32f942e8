import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import { addPeople, PASSWORD } from '../../testing/people.ts';
import { isWithoutPrometheus, OPS, program, startPrometheus } from '../../testing/observe/prometheus.ts';
import type { Prometheus } from '../../testing/observe/prometheus.ts';
import { freePorts, startServer } from '../../testing/observe/server-process.ts';
import type { ServerProcess } from '../../testing/observe/server-process.ts';

type Rule = { alert: string; expr: string };
type Panel = { title: string; targets?: { expr: string }[] };
const { groups } = parse(readFileSync(join(OPS, 'prometheus/alerts.yaml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const { panels } = JSON.parse(readFileSync(join(OPS, 'grafana/dasbor.json'), 'utf8')) as { panels: Panel[] };

const ALERTS = groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ of: alert, expr })));
const PANELS = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: title, expr })));
const EXPRESSIONS = [...ALERTS, ...PANELS].map(({ of, expr }) => ({
  of,
  expr: expr.replaceAll('$__rate_interval', '1m').replaceAll(/\$(mode|operation)/g, '.*'),
}));

const HISTOGRAM = /_(bucket|sum|count)$/;

describe.skipIf(isWithoutPrometheus)('with the Prometheus of Debian', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let prometheus: Prometheus;
  beforeAll(async () => {
    database = await openTestDatabase();
    await addPeople(database.db);
    const port = await freePorts();
    server = startServer({
      PORT: String(port),
      DATABASE_URL: database.url ?? '',
      AUTH_SECRET: 'metrics-metrics-metrics-metrics-metrics',
    });
    await server.said('Dashboard');
    await fetch(`http://127.0.0.1:${port}/dashboard/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@a.test', password: PASSWORD }),
    });
    prometheus = await startPrometheus(`127.0.0.1:${port}`);
  }, 60_000);
  afterAll(async () => {
    await prometheus.close();
    server.signal('SIGTERM');
    await server.ended;
    await database.drop();
  });

  test.each([
    ['check', 'config', 'prometheus/prometheus.yaml'],
    ['check', 'rules', 'prometheus/alerts.yaml'],
    ['test', 'rules', 'prometheus/alerts.test.yaml'],
  ])('promtool %s %s accepts %s', (verb, what, file) => {
    const { status, stderr, stdout } = spawnSync(program('promtool'), [verb, what, join(OPS, file)], {
      encoding: 'utf8',
    });

    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });

  test('Prometheus evaluates every expression of alerts and dashboard', async () => {
    const refused: string[] = [];
    for (const { of, expr } of EXPRESSIONS)
      await prometheus.values(expr).catch((error: unknown) => refused.push(`${of}: ${String(error)}`));

    expect(refused).toEqual([]);
    expect(EXPRESSIONS.length).toBeGreaterThan(40);
  });

  test('they name only metrics that the API has', async () => {
    const known = Object.keys(await prometheus.get<object>('metadata'));
    const named = EXPRESSIONS.flatMap(({ of, expr }) =>
      [...expr.matchAll(/\b(?:dasbor|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => ({ of, name })),
    );

    const isKnown = (name: string) => known.includes(name) || known.includes(name.replace(HISTOGRAM, ''));
    expect(named.filter(({ name }) => !isKnown(name))).toEqual([]);
    const ours = known.filter((name) => name.startsWith('dasbor_'));
    const shown = new Set(PANELS.flatMap(({ expr }) => ours.filter((name) => expr.includes(name))));
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('a server with nothing wrong sets off no alert', async () => {
    type State = { groups: { rules: { name: string; health: string; state: string }[] }[] };
    const read = async () => (await prometheus.get<State>('rules')).groups.flatMap(({ rules }) => rules);
    await vi.waitFor(
      async () => expect((await read()).map(({ health }) => health)).not.toContain('unknown'),
      10_000,
    );

    const rules = await read();
    expect(rules.filter(({ health, state }) => health !== 'ok' || state !== 'inactive')).toEqual([]);
    expect(rules).toHaveLength(ALERTS.length);
  });

  test('the queues, jobs and connections have values', async () => {
    const values = (expr: string) => prometheus.values(expr);

    expect(await values('dasbor_queue_oldest_seconds')).toBe(4);
    expect(await values('dasbor_payouts_unknown')).toBe(2);
    expect(await values('dasbor_database_connections_most == 10')).toBe(1);
    expect(await values('dasbor_database_up == 1')).toBe(1);
    await vi.waitFor(
      async () => expect(await values('dasbor_job_last_success_timestamp_seconds')).toBeGreaterThan(20),
      { timeout: 20_000, interval: 500 },
    );
    expect(await values('dasbor_request_seconds_count{operation="login",status="200",mode="live"}')).toBe(1);
  });
});
