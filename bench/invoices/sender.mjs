// One copy of the job: mails every reminder that is due and ends. Prints `begun` before the first.
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { sendReminders } from '../../apps/api/src/features/invoice-reminders/send.ts';
import { NOW } from './due-invoices.mjs';

const clock = { now: () => NOW };
const db = await openDb({ url: process.argv[2], poolSize: 4 });
const checkoutUrls = { live: 'https://pay.example/pay', sandbox: 'https://pay.example/pay' };
console.log('begun');
await sendReminders({
  db,
  clock,
  ids: makeIds(clock),
  log: makeLog('error'),
  wake: () => undefined,
  checkoutUrls,
  merchants: () => ({}),
});
await db.close();
