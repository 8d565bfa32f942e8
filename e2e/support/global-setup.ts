import type { FullConfig } from '@playwright/test';
import { startApiServer } from '../../scripts/lib/api-server.mjs';
import { ensureDashboard } from '../../scripts/lib/build.mjs';
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.ts';
import { addressesOf } from './addresses.ts';

/**
 * For each worker a server with its dashboard, on a database of its own; gone after the last journey. On PostgreSQL, as merchants
 * are served: it takes half the processor time of the embedded database, and many connections meet each other.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  await ensureDashboard();
  const postgres = await startPostgres({ forgetful: true, settings: ['max_connections=200'] });
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, (_, worker) => startOn(postgres, worker)),
  );
  const stopAll = async () => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value()));
    await postgres.stop();
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return stopAll;
  await stopAll();
  throw failed.reason;
}

async function startOn(postgres: Postgres, worker: number) {
  const name = `journeys_${worker}`;
  await postgres.createDatabase(name);
  const DATABASE_URL = new URL(name, postgres.url).href;
  return startApiServer(addressesOf(worker).port, { TEST_SEAMS: '1', DATABASE_URL });
}
