import { writeFileSync } from 'node:fs';
import { createClient, isDasborError } from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';
import { toCsv } from './csv.ts';
import { openDatabase } from './database.ts';
import { reconcile } from './reconciliation.ts';
import { readSettings } from './settings.ts';

// node src/reconcile.ts 2026-11-20: run it by cron each morning for the day before. Exit code 1: a person must check; 2: it could not run, and says why.
const day = process.argv[2] ?? '';

/** A date such as 2026-11-20 that exists: 2026-02-30 does not. */
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`);
};

if (!isDay(day)) {
  console.error('Say which day: node src/reconcile.ts 2026-11-20');
  process.exit(2);
}

const { database, dasborUrl, dasborKey } = readSettings(process.env);
const db = openDatabase(database);

/** In one line, for the mail of cron. A fault of this program keeps its stack. */
const endTelling = (error: unknown): never => {
  if (!isDasborError(error)) throw error;
  const { title, action } = explain(error, 'en');
  console.error(`Nothing was reconciled. ${title} ${action} (${error.message})`);
  process.exit(2);
};

const reconciled = async () =>
  reconcile({ db, client: createClient({ baseUrl: dasborUrl, key: dasborKey }) }, day);

const { lines, differences } = await reconciled().catch(endTelling);
db.close();

const HEAD = [
  'settlement',
  'status',
  'payment',
  'order',
  'method',
  'channel',
  'paid at',
  'paid',
  'fee',
  'ppn',
  'ours',
];
const file = `settlements-${day}.csv`;
const rows = lines.map(({ settlement, payment, ours }) => [
  settlement.id,
  settlement.status,
  payment.id,
  payment.order_reference,
  payment.method,
  payment.channel,
  payment.completed_at,
  payment.paid_amount,
  payment.mdr_fee,
  payment.ppn,
  ours,
]);
writeFileSync(file, toCsv(HEAD, rows));

for (const difference of differences) console.error(difference);
const paid = lines.reduce((sum, { payment }) => sum + payment.paid_amount, 0);
console.log(`${file}: ${lines.length} payments, Rp ${paid}, ${differences.length} differences`);
process.exitCode = differences.length > 0 ? 1 : 0;
