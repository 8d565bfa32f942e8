// One copy of the settling job: settles everything that is due and ends. Prints `begun` before the first payment.
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { settleDue } from '../../apps/api/src/features/settlements/settle.ts';
import { NOW } from './payments.mjs';

const clock = { now: () => NOW };
const db = await openDb({ url: process.argv[2], poolSize: 10 });
console.log('begun');
await settleDue({ db, clock, ids: makeIds(clock), log: makeLog('error'), wake: () => undefined });
await db.close();
