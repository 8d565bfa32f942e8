// Payments complete, so many a second: each writes its event in a transaction of its own. Prints when each was committed.
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { publishEvent } from '../../apps/api/src/features/webhooks/public.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { outbox } from '../../apps/api/src/platform/outbox.ts';
import { relayOnce } from '../../apps/api/src/platform/relay.ts';
import { TENANT } from './common.mjs';

const { DATABASE_URL: url, EVENTS, PER_SECOND, SAMPLE, COMMITTED } = process.env;
const db = await openDb({ url, poolSize: 4 });
const ids = makeIds(systemClock);
const data = JSON.parse(SAMPLE);
const committed = [];

const begun = Date.now();
for (let n = 0; n < Number(EVENTS); n += 1) {
  const early = begun + (n * 1000) / Number(PER_SECOND) - Date.now();
  if (early > 0) await delay(early);
  const subjectId = ids.next('payment');
  await db.tenant(TENANT, async (tx) => {
    await outbox.add(tx, {
      topic: 'payment.completed',
      aggregate: subjectId,
      payload: { status: 'completed' },
    });
    const news = {
      event: 'payment.completed',
      subjectId,
      data: { ...data, id: subjectId },
      paymentMethod: 'va',
    };
    await publishEvent({ tx, now: systemClock.now(), ids }, news);
  });
  committed.push([subjectId, Date.now()]);
  if (n % 10 === 9) await relayOnce(db);
}
await relayOnce(db);
writeFileSync(COMMITTED, JSON.stringify(committed));
await db.close();
