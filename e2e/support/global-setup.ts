import { ensureDashboard } from '../../scripts/lib/build.mjs';
import { PORT } from './addresses.ts';
import { startServer } from './server.ts';

/** A server with its dashboard for all journeys, gone after the last. */
export default async function startServerForJourneys(): Promise<() => Promise<void>> {
  await ensureDashboard();
  return startServer(PORT, { TEST_SEAMS: '1' });
}
