// Completes payments at a rate, or as fast as four connections can commit: each writes its event in its own transaction. Reports each
// commit time.
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { publishEvent } from '../../apps/api/src/features/webhooks/public.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { outbox } from '../../apps/api/src/platform/work/outbox.ts';
import { relayOnce } from '../../apps/api/src/platform/work/relay.ts';
import { TENANT } from './common.mjs';

const { DATABASE_URL: url, EVENTS, PER_SECOND, SAMPLE, COMMITTED } = process.env;
const AT_ONCE = 4;
const db = await openDb({ url, poolSize: AT_ONCE });
const ids = makeIds(systemClock);
const data = JSON.parse(SAMPLE);
const committed = [];

const begun = Date.now();
const numbers = Array.from({ length: Number(EVENTS) }, (_, n) => n).values();

const publishAll = async () => {
  for (const n of numbers) {
    const early = PER_SECOND ? begun + (n * 1000) / Number(PER_SECOND) - Date.now() : 0;
    if (early > 0) await delay(early);
    await publish();
    if (n % 10 === 9) await relayOnce(db);
  }
};

const publish = async () => {
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
};

await Promise.all(Array.from({ length: PER_SECOND ? 1 : AT_ONCE }, publishAll));
await relayOnce(db);
writeFileSync(COMMITTED, JSON.stringify(committed));
await db.close();
