import type { FullConfig } from '@playwright/test';
import { startApiServer } from '../../scripts/lib/api-server.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { addressesOf } from './addresses.ts';

/** Starts a server with its dashboard and database for each worker, and removes them after the last journey. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  await ensurePages();
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, (_, worker) => startApiServer(addressesOf(worker).port)),
  );
  const stopAll = async () => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return stopAll;
  await stopAll();
  throw failed.reason;
}
