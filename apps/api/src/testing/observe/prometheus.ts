import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePorts } from './server-process.ts';

/** The folder of Debian's Prometheus, which `npm test` installs (scripts/lib/prometheus.mjs). Undefined if there is none. */
const BIN = ['/usr/bin', '/usr/local/bin'].find((folder) => existsSync(join(folder, 'prometheus')));

/** Outside CI, a machine without it skips the test. */
export const isWithoutPrometheus = BIN === undefined && !process.env['CI'];

export const OPS = fileURLToPath(new URL('../../../../../ops/', import.meta.url));

export const program = (name: 'prometheus' | 'promtool'): string => join(BIN ?? '', name);

/** Our own configuration, pointed at this target and faster. */
export const startPrometheus = async (target: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'dasbor-prometheus-'));
  const from = join(OPS, 'prometheus/prometheus.yaml');
  const config = readFileSync(from, 'utf8')
    .replaceAll('15s', '1s')
    .replace('127.0.0.1:4000', target)
    .replace('alerts.yaml', join(dirname(from), 'alerts.yaml'));
  writeFileSync(join(dir, 'prometheus.yaml'), config);
  const base = `http://127.0.0.1:${await freePorts()}`;
  const server = spawn(
    program('prometheus'),
    [
      `--config.file=${join(dir, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=${new URL(base).host}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  const get = async <T>(path: string, query: Record<string, string> = {}): Promise<T> => {
    const response = await fetch(`${base}/api/v1/${path}?${new URLSearchParams(query)}`);
    const { status, data, error } = (await response.json()) as { status: string; data: T; error?: string };
    if (status !== 'success') throw new Error(error);
    return data;
  };
  const values = async (expr: string): Promise<number> =>
    (await get<{ result: unknown[] }>('query', { query: expr })).result.length;
  await vi.waitFor(
    async () => {
      if ((await values('up{job="dasbor"} == 1')) === 0) throw new Error('Nothing was scraped.');
    },
    { timeout: 30_000, interval: 200 },
  );
  return {
    get,
    /** How many series an expression has now. Throws if Prometheus refuses it. */
    values,
    close: async () => {
      server.kill();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
};

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;
