import type { FullConfig } from '@playwright/test';
import { startApiServer } from '../../scripts/lib/api-server.mjs';
import { ensureDashboard } from '../../scripts/lib/build.mjs';
import { addressesOf } from './addresses.ts';

/** For each worker a server with its dashboard, on a database of its own; gone after the last journey. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  await ensureDashboard();
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
