// Only the delivery engine, in its own process, like a server that only sends.
import { webhookCalls } from '../../apps/api/src/features/webhooks/deliveries/calls.ts';
import { startWebhooks } from '../../apps/api/src/features/webhooks/engine/start.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { makeVault } from '../../apps/api/src/platform/vault.ts';
import { RELAY_CHANNEL } from '../../apps/api/src/platform/work/relay.ts';
import { SEALING_KEY } from './common.mjs';

const db = await openDb({ url: process.env.DATABASE_URL, poolSize: 4 });
const outgoing = webhookCalls({ loopback: true });
const webhooks = startWebhooks({
  db,
  outgoing,
  clock: systemClock,
  ids: makeIds(systemClock),
  vault: makeVault([SEALING_KEY]),
  dashboardUrl: 'http://dasbor.test',
  log: makeLog('warn'),
});
await db.listen(RELAY_CHANNEL, webhooks.wake);
process.on('SIGTERM', () => process.exit(0));
