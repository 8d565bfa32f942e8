// A process that sends due deliveries and exits: `node sender.ts`. A test kills it while it works.
import { systemClock } from '../../../platform/clock.ts';
import { openDb } from '../../../platform/db/open-db.ts';
import { makeIds } from '../../../platform/ids.ts';
import { makeLog } from '../../../platform/log.ts';
import { makeVault } from '../../../platform/vault.ts';
import { webhookCalls } from '../deliveries/calls.ts';
import { makeEngine } from '../engine/engine.ts';

const db = await openDb({ url: process.env['DATABASE_URL'] ?? '' });
const outgoing = webhookCalls({ loopback: true });
const engine = makeEngine({
  db,
  outgoing,
  clock: systemClock,
  ids: makeIds(systemClock),
  vault: makeVault([Buffer.alloc(32, 7)]),
  dashboardUrl: 'http://dasbor.test',
  log: makeLog('silent'),
});
await engine.drain();
outgoing.close();
await db.close();
