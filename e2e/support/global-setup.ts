import { ensureDashboard } from '../../scripts/lib/build.mjs';
import { PORT } from './addresses.ts';
import { startApiServer } from '../../scripts/lib/api-server.mjs';

/** A server with its dashboard for all journeys, gone after the last. */
export default async function startServerForJourneys(): Promise<() => Promise<void>> {
  await ensureDashboard();
  return startApiServer(PORT, { TEST_SEAMS: '1' });
}
