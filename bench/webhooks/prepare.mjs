// One merchant with a webhook for each healthy receiver, or for each failing one. Written directly, because they exceed a merchant's
// limit.
import { insertWebhook } from '../../apps/api/src/features/webhooks/repository.ts';
import { addSecret } from '../../apps/api/src/features/webhooks/secrets.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeVault } from '../../apps/api/src/platform/vault.ts';
import { addPeople } from '../../apps/api/src/testing/people.ts';
import { SEALING_KEY, TENANT } from './common.mjs';

const { DATABASE_URL: url, FIRST_PORT, KINDS, ONLY } = process.env;
const isWell = ONLY === 'well';
const db = await openDb({ url });
const ids = makeIds(systemClock);
const vault = makeVault([SEALING_KEY]);
const now = new Date();

if (isWell) await addPeople(db);
await db.tenant(TENANT, async (tx) => {
  for (const [n, kind] of KINDS.split(',').entries()) {
    if ((kind === 'well') !== isWell) continue;
    const id = ids.next('webhook', now);
    await insertWebhook(tx, {
      id,
      name: `Receiver ${n}`,
      url: `http://127.0.0.1:${Number(FIRST_PORT) + n}`,
      api_kind: 'dasbor',
      events: ['payment.completed'],
      is_primary: n === 0,
      subaccount_ids: [],
      applies_to_all_subaccounts: false,
      at: now,
    });
    await addSecret(tx, { webhookId: id, vault, at: now, previousUntil: now });
  }
});
await db.close();
